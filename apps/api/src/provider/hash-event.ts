import { createHash } from 'node:crypto';

import type { components } from '@consign/api-client/consignment';

import { parseInstant } from '../http/parse-instant.js';

type Reasons = NonNullable<NonNullable<components['schemas']['ProviderEvent']['price']>['reasons']>;

const listReasons = ({
  freight = '',
  extras = '',
  surcharges = '',
  faf = '',
}: Reasons): readonly string[] => [freight, extras, surcharges, faf];

/** Hashes the content, independent of field order. */
export function hashEvent(event: components['schemas']['ProviderEvent']): string {
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
