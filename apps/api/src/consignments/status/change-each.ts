import type { ActionDecision } from '@consign/domain';
import type { Problem, Warning } from '@consign/domain/rules';

import type { Tx } from '../../database/database.js';
import { writeEach } from '../../database/savepoint.js';
import type { OperationContext } from '../../http/contract/operation.js';
import { type LockedConsignment, lockConsignments } from '../lock-store.js';

type Refused = Extract<ActionDecision, { allowed: false }>;

/** What became of one consignment that was asked for. */
export type ChangeOutcome =
  | { readonly kind: 'changed'; readonly warnings: readonly Warning[] }
  /** No consignment of the caller has this reference. */
  | { readonly kind: 'not-found' }
  /** Another transaction holds it. */
  | { readonly kind: 'busy' }
  /** Its status or its service type does not let it. */
  | { readonly kind: 'refused'; readonly refusal: Refused }
  /** Its stored values break rules. */
  | { readonly kind: 'invalid'; readonly problems: readonly Problem[] }
  /** Through no fault of the caller's. */
  | { readonly kind: 'failed'; readonly error: unknown };

/** By reference, in the order asked for. */
export type ChangeOutcomes = ReadonlyMap<string, ChangeOutcome>;

/** How a change is decided for each locked consignment, and written where it is decided on. */
export interface Change {
  /** Decides without writing (BULK-29). */
  readonly checkOnly?: boolean | undefined;
  /** Loads what the decisions need, once for all of them. */
  prepare(locked: readonly LockedConsignment[]): Promise<(one: LockedConsignment) => ChangeOutcome>;
  write(changed: readonly LockedConsignment[]): Promise<void>;
}

/**
 * Changes each of several consignments, or says why not (BULK-13, BULK-23). They are locked first, so that a decision
 * stays true until it is written; the number of statements does not grow with the number of consignments.
 */
export async function changeEach(
  tx: Tx,
  context: OperationContext,
  references: readonly string[],
  change: Change,
): Promise<ChangeOutcomes> {
  const asked = [...new Set(references)];
  const { locked, busy } = await lockConsignments(tx, context.viewer, asked);
  const outcomes = new Map<string, ChangeOutcome>(asked.map((each) => [each, { kind: 'not-found' }]));
  for (const reference of busy) outcomes.set(reference, { kind: 'busy' });
  const decide = await change.prepare(locked);
  for (const one of locked)
    outcomes.set(
      one.reference,
      attempt(() => decide(one)),
    );
  if (change.checkOnly !== true) {
    const changed = locked.filter(({ reference }) => outcomes.get(reference)?.kind === 'changed');
    const failures = await writeEach(tx, changed, (rows) => change.write(rows));
    for (const [{ reference }, error] of failures) outcomes.set(reference, { kind: 'failed', error });
  }
  for (const [reference, outcome] of outcomes) {
    if (outcome.kind === 'failed') context.log.error({ err: outcome.error, reference }, 'not changed');
  }
  return outcomes;
}

function attempt(decide: () => ChangeOutcome): ChangeOutcome {
  try {
    return decide();
  } catch (error) {
    return { kind: 'failed', error };
  }
}
