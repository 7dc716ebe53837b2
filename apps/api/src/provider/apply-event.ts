import { createHash } from 'node:crypto';

import type { components } from '@consign/api-client/consignment';

import { reportChanges } from '../changes/index.js';
import type { Tx } from '../database/database.js';
import { refusedByData, waitedTooLong } from '../database/failures.js';
import { findUnstorable } from '../http/contract/unstorable.js';
import { parseInstant } from '../http/parse-instant.js';
import {
  type Outcome,
  type ProviderEvent,
  type Reporting,
  decideEvent,
  plain,
  refused,
} from './decide-event.js';
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

type Reasons = NonNullable<NonNullable<components['schemas']['ProviderEvent']['price']>['reasons']>;

const listReasons = ({
  freight = '',
  extras = '',
  surcharges = '',
  faf = '',
}: Reasons): readonly string[] => [freight, extras, surcharges, faf];

/** Hashes the content, independent of field order. */
function hashEvent(event: components['schemas']['ProviderEvent']): string {
  const {
    type,
    title = null,
    standardEventCode = null,
    actionRequired = false,
    resolvesEventId = null,
    tag = null,
  } = event;
  const { price: amounts = null, extra: completed = null, proof = null } = event;
  const at = parseInstant(event.occurredAtDateTimeUtc).getTime();
  // Without these the hash stays as earlier releases stored it.
  const tagParts = tag === null ? [] : [[tag.code, tag.name ?? null, tag.colour ?? null]];
  const later = [
    ...(amounts === null
      ? []
      : [['price', amounts.freight, amounts.extras, amounts.surcharges, amounts.faf]]),
    ...(amounts?.chargeableWeight == null ? [] : [['weight', amounts.chargeableWeight]]),
    ...(amounts?.reasons == null ? [] : [['reasons', ...listReasons(amounts.reasons)]]),
    ...(completed === null ? [] : [['extra', completed.deliveryExtraCode, completed.quantityCompleted]]),
    ...(proof === null
      ? []
      : [
          [
            'proof',
            proof.signatory ?? null,
            proof.piecesDelivered ?? null,
            proof.note ?? null,
            proof.place?.latitude ?? null,
            proof.place?.longitude ?? null,
          ],
        ]),
  ];
  return createHash('sha256')
    .update(
      JSON.stringify([
        type,
        at,
        title,
        standardEventCode,
        actionRequired,
        resolvesEventId,
        ...tagParts,
        ...later,
      ]),
    )
    .digest('base64url');
}

const notStored = refused('PROV-02', "This event can't be stored");

/** Applies what the provider reported: it is Refused if it can't be stored, and Busy if a lock is held for too long. */
export async function attemptReport(reported: unknown, apply: () => Promise<Outcome>): Promise<Outcome> {
  if (findUnstorable(reported).length > 0) return notStored;
  try {
    return await apply();
  } catch (error) {
    if (waitedTooLong(error)) return plain('Busy');
    if (refusedByData(error)) return notStored;
    throw error;
  }
}
