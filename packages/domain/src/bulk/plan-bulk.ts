import { allowed, disabled, hidden, type ActionDecision, type Refused } from '../action-decision.js';
import { missingPermissionMessage } from '../permissions/index.js';
import type { RegisterId } from '../problem.js';
import {
  bulkActions,
  type BulkAction,
  type BulkActionRule,
  type BulkCandidate,
  type BulkContext,
} from './bulk-actions.js';

/** A consignment that an action does not apply to, and why. */
export interface BulkRefusal<T extends BulkCandidate> {
  readonly candidate: T;
  /** The row that refuses. */
  readonly id: RegisterId;
  /** A sentence about this one consignment. */
  readonly reason: string;
}

/** What an action would do with a selection. */
export type BulkPlan<T extends BulkCandidate> =
  /** The register takes it off the screen; whoever asks all the same is given the reason. */
  | { readonly shown: false; readonly id: RegisterId; readonly reason: string }
  | {
      readonly shown: true;
      /** The button: enabled, or disabled with its reason. */
      readonly decision: ActionDecision;
      /** Those it can go on with, in the order given, each reference once. */
      readonly applicable: readonly T[];
      readonly refused: readonly BulkRefusal<T>[];
      /** Whether the button is disabled for some alone, so that going on with the others is offered (BULK-21). */
      readonly canContinueWithRest: boolean;
      /** Such as "12 of 20 can be staged; 8 cannot"; null while nothing is selected. */
      readonly summary: string | null;
    };

/**
 * For each action what of a selection it applies to, what not, and why: the bar shows it, and the server asks the same
 * rules of each consignment (BULK-01 to 09, BULK-15, BULK-16, BULK-21). A reference that is given twice counts once,
 * without regard to case.
 */
export function planBulk<T extends BulkCandidate>(
  action: BulkAction,
  candidates: readonly T[],
  context: BulkContext,
): BulkPlan<T> {
  const rule = bulkActions[action];
  const offer = rule.offer(context);
  if (!offer.allowed) return { shown: false, id: offer.id, reason: offer.reason };
  const missing = findMissingPermission(rule, context);
  if (missing?.hidden === true) return { shown: false, id: missing.id, reason: missing.reason };
  const applicable: T[] = [];
  const refused: BulkRefusal<T>[] = [];
  const decideOnce = memoizeByKind((candidate) => missing ?? rule.appliesTo(candidate, context));
  for (const candidate of deduplicate(candidates)) {
    const decision = decideOnce(candidate);
    if (decision.allowed) applicable.push(candidate);
    else refused.push({ candidate, id: decision.id, reason: decision.reason });
  }
  const decision = missing ?? decide(rule, applicable.length, refused);
  return {
    shown: true,
    decision,
    applicable,
    refused,
    canContinueWithRest: !decision.allowed && applicable.length > 0,
    summary: formatSummary(rule, applicable.length, refused.length),
  };
}

function findMissingPermission(
  { needsPermission }: BulkActionRule,
  { permissions }: BulkContext,
): Refused | null {
  if (needsPermission === null || permissions.has(needsPermission.permission)) return null;
  return (needsPermission.isHidden ? hidden : disabled)(needsPermission.id, missingPermissionMessage);
}

function decide(
  rule: BulkActionRule,
  applies: number,
  refused: readonly BulkRefusal<BulkCandidate>[],
): ActionDecision {
  const summary = formatSummary(rule, applies, refused.length);
  if (summary === null) return disabled(rule.id, 'Select at least one consignment');
  if (rule.needs === 'every' ? refused.length === 0 : applies > 0) return allowed;
  const [only] = refused;
  return disabled(rule.id, applies === 0 && refused.length === 1 && only ? only.reason : summary);
}

/** Asks once for each status and service type, on which alone a rule decides: ten thousand have few of both. */
function memoizeByKind(
  decideFor: (candidate: BulkCandidate) => ActionDecision,
): (candidate: BulkCandidate) => ActionDecision {
  const known = new Map<string, Map<string | undefined, ActionDecision>>();
  return (candidate) => {
    const ofStatus = known.get(candidate.statusCode) ?? new Map<string | undefined, ActionDecision>();
    known.set(candidate.statusCode, ofStatus);
    const decision = ofStatus.get(candidate.serviceTypeCode) ?? decideFor(candidate);
    ofStatus.set(candidate.serviceTypeCode, decision);
    return decision;
  };
}

function deduplicate<T extends BulkCandidate>(candidates: readonly T[]): Iterable<T> {
  const byReference = new Map<string, T>();
  for (const candidate of candidates) {
    const key = candidate.reference.toUpperCase();
    if (!byReference.has(key)) byReference.set(key, candidate);
  }
  return byReference.values();
}

function formatSummary({ can }: BulkActionRule, applies: number, refused: number): string | null {
  const all = applies + refused;
  if (all === 0) return null;
  if (refused === 0) return all === 1 ? `This consignment can ${can}` : `All ${all} can ${can}`;
  if (applies === 0) return all === 1 ? `This consignment cannot ${can}` : `None of ${all} can ${can}`;
  return `${applies} of ${all} can ${can}; ${refused} cannot`;
}
