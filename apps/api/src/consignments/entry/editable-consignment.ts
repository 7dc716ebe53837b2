import type { components } from '@consign/api-client/consignment';
import { type Editability, type StatusCode, editability } from '@consign/domain/status';

import { reportChanges } from '../../changes/index.js';
import type { ConsignmentKey } from '../../database/owner.js';
import type { Tx } from '../../database/database.js';
import type { OperationContext } from '../../http/contract/operation.js';
import { parseInstant } from '../../http/parse-instant.js';
import { type Refusal, problem, actionRefusal, conflict } from '../../http/problems/problem.js';
import { loadFlags } from '../../tenants/index.js';
import { type TrackableConsignment, consignmentAnswer, withTenantFacts } from '../consignment-answer.js';
import { type ConsignmentDetail, findConsignment } from '../consignment-store.js';
import { lockConsignment } from '../lock-store.js';

interface EditableConsignment {
  readonly key: ConsignmentKey;
  readonly reference: string;
  readonly status: StatusCode;
}

/**
 * Locks a consignment to change one of its sections, or says why it may not be changed: the function of the domain that
 * makes the screen read-only decides (CONS-26, CONS-28).
 */
export async function lockForEdit(
  tx: Tx,
  context: OperationContext,
  reference: string,
  section: keyof Editability['sections'],
): Promise<EditableConsignment | Refusal> {
  const locked = await lockConsignment(tx, context.viewer, reference);
  if (locked === undefined) return problem(404);
  const status = locked.statusCode;
  const { sections } = editability({
    status,
    permissions: context.user.permissions,
    isNew: false,
    settings: context.tenant.settings,
    flags: await loadFlags(tx, context.tenant.id),
  });
  const answer = sections[section];
  if (!answer.allowed) return actionRefusal(answer);
  return { key: { ...context.owner, consignmentId: locked.id }, reference, status };
}

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
  const current = consignmentAnswer(stored, viewer);
  return conflict('CONS-33', 'lastModifiedAtDateTimeUtc', message, { current });
}

/** The moment of a change: later than the last one, whatever the clock says. */
export function nextModifiedAt({ modifiedAt }: ConsignmentDetail, { now }: OperationContext): Date {
  return new Date(Math.max(now.getTime(), modifiedAt.getTime() + 1));
}

/** Reports that a locked consignment was saved, and answers with what it has become. */
export async function reportEdit(
  tx: Tx,
  context: OperationContext,
  before: ConsignmentDetail,
): Promise<components['schemas']['Consignment']> {
  const { id: consignmentId, reference } = before;
  const after = await readLocked(tx, context, reference);
  await reportChanges(tx, context, [{ kind: 'edited', consignmentId, before, after }]);
  // The edit may have ended its booking.
  const isBooked = after.confirmedDeliveryAt !== null;
  return consignmentAnswer(isBooked ? await readLocked(tx, context, reference) : after, context.user);
}
