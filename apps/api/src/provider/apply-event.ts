import { reportChanges } from '../changes/index.js';
import type { Tx } from '../database/database.js';
import { parseInstant } from '../http/parse-instant.js';
import {
  type Outcome,
  type ProviderEvent,
  type Reporting,
  decideEvent,
  plain,
  refused,
} from './decide-event.js';
import { hashEvent } from './hash-event.js';
import { findProviderEvent, insertProviderEvent, lockForReport } from './provider-event-store.js';

export const unknownReference = refused('PROV-07', 'There is no consignment with this reference');

/** Applies one event to a consignment, once (PROV-04), in a transaction of that consignment's organisation. */
export async function applyEvent(
  tx: Tx,
  context: Reporting,
  owner: { readonly tenantId: string; readonly organisationId: string },
  event: ProviderEvent,
): Promise<Outcome> {
  const locked = await lockForReport(tx, owner, event.reference);
  if (locked === undefined) return unknownReference;
  const key = { ...owner, consignmentId: locked.id };
  const hash = hashEvent(event);
  const known = await findProviderEvent(tx, key, event.eventId);
  if (known !== undefined) {
    return known.hash === hash
      ? plain('Repeated')
      : refused('PROV-04', 'This eventId was used for another event');
  }
  const { outcome, deliveryEventId, changes } = await decideEvent(tx, context, { key, locked, event });
  await reportChanges(tx, { ...context, owner, user: null }, changes);
  if (outcome.outcome !== 'Refused') {
    await insertProviderEvent(tx, key, {
      eventId: event.eventId,
      hash,
      deliveryEventId,
      type: event.type,
      occurredAt: parseInstant(event.occurredAtDateTimeUtc),
      receivedAt: context.now,
      reportedBy: context.reporter,
    });
  }
  return outcome;
}
