import { allowed, disabled, hidden, type ActionDecision, type Refused } from '../action-decision.js';
import { missingPermissionMessage } from '../permissions/index.js';
import { formatCount } from '../format-count.js';
import type { RegisterId } from '../problem.js';
import {
  bulkActions,
  type BulkAction,
  type BulkActionRule,
  type BulkCandidate,
  type BulkContext,
} from './bulk-actions.js';

/** A consignment that the action doesn't apply to. */
export interface BulkRefusal<T extends BulkCandidate> {
  readonly candidate: T;
  /** The register row that refuses it. */
  readonly id: RegisterId;
  /** A full sentence about this consignment, ready to show. */
  readonly reason: string;
}

/** What an action would do with a selection. */
export type BulkPlan<T extends BulkCandidate> =
  /** Hidden by the register. The server returns the reason to a direct call. */
  | { readonly shown: false; readonly id: RegisterId; readonly reason: string }
  | {
      readonly shown: true;
      /** Whether the button is enabled. */
      readonly decision: ActionDecision;
      /** The consignments it applies to, in the given order, without duplicates. */
      readonly applicable: readonly T[];
      readonly refused: readonly BulkRefusal<T>[];
      /** True when the button is disabled because of some consignments only, so the user can continue with the rest (BULK-21). */
      readonly canContinueWithRest: boolean;
      /** For example "12 of 20 can be staged; 8 cannot"; null when nothing is selected. */
      readonly summary: string | null;
    };

/**
 * Splits a selection into the consignments an action applies to and those it doesn't, with reasons. The toolbar shows
 * the plan; the server applies the same rules per consignment (BULK-01 to 09, BULK-15, BULK-16, BULK-21). Duplicate
 * references, compared case-insensitively, count once.
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
  applicable: number,
  refused: readonly BulkRefusal<BulkCandidate>[],
): ActionDecision {
  const summary = formatSummary(rule, applicable, refused.length);
  if (summary === null) return disabled(rule.id, 'Select at least one consignment');
  if (rule.needs === 'every' ? refused.length === 0 : applicable > 0) return allowed;
  const [only] = refused;
  return disabled(rule.id, applicable === 0 && refused.length === 1 && only ? only.reason : summary);
}

/** Evaluates the rule once per status and service type, its only inputs: 10,000 consignments have few of each. */
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

function formatSummary({ can }: BulkActionRule, applicable: number, refused: number): string | null {
  const all = applicable + refused;
  if (all === 0) return null;
  if (refused === 0) return all === 1 ? `This consignment can ${can}` : `All ${formatCount(all)} can ${can}`;
  if (applicable === 0)
    return all === 1 ? `This consignment cannot ${can}` : `None of ${formatCount(all)} can ${can}`;
  return `${formatCount(applicable)} of ${formatCount(all)} can ${can}; ${formatCount(refused)} cannot`;
}
