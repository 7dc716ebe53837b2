import type { OperationContext } from '../../http/contract/operation.js';
import { parseInstant } from '../../http/parse-instant.js';
import { type Refusal, problem } from '../../http/problems/problem.js';
import { type ConsignmentDetail, findConsignment } from '../consignment-store.js';
import type { Tx } from '../../database/database.js';
import { type TrackableConsignment, withTenantFacts } from '../tenant-facts.js';
import { consignmentAnswer } from '../consignment-answer.js';

/** A locked consignment with its lookups, history and freight items. */
export async function readLocked(
  tx: Tx,
  context: OperationContext,
  reference: string,
): Promise<TrackableConsignment> {
  const found = await findConsignment(tx, context.viewer, reference);
  if (found === undefined) throw new Error('A locked consignment is gone');
  return withTenantFacts(found, context);
}

/** CONS-33: the second save learns what the first one made of it; undefined where this is the first. */
export function staleRefusal(
  stored: TrackableConsignment,
  { lastModifiedAtDateTimeUtc }: { lastModifiedAtDateTimeUtc: string },
  viewer: OperationContext['user'],
): Refusal | undefined {
  if (parseInstant(lastModifiedAtDateTimeUtc).getTime() === stored.modifiedAt.getTime()) return undefined;
  const message = 'Someone else changed this consignment since you opened it. Nothing was saved.';
  return problem(409, {
    detail: message,
    problems: [{ id: 'CONS-33', path: 'lastModifiedAtDateTimeUtc', message }],
    members: { current: consignmentAnswer(stored, viewer) },
  });
}

/** The moment of a change: later than the last one, whatever the clock says. */
export function nextModifiedAt({ modifiedAt }: ConsignmentDetail, { now }: OperationContext): Date {
  return new Date(Math.max(now.getTime(), modifiedAt.getTime() + 1));
}
