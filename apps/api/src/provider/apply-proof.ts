import type { components } from '@consign/api-client/consignment';
import { toSingleLine, trimmed } from '@consign/domain/rules';

import { type ConsignmentKey, type DeliveryProof, insertProof } from '../consignments/index.js';
import type { Tx } from '../database/database.js';

type Event = Pick<components['schemas']['ProviderEvent'], 'proof'>;

/** Keeps how a locked consignment was handed over (PODX-01), unless it is known or the event doesn't say. */
export async function applyProof(
  tx: Tx,
  key: ConsignmentKey,
  { proof }: Event,
): Promise<Pick<DeliveryProof, 'piecesDelivered' | 'piecesSent'> | undefined> {
  const parsed = {
    signatory: toSingleLine(proof?.signatory) || null,
    piecesDelivered: proof?.piecesDelivered ?? null,
    note: trimmed(proof?.note) || null,
    latitude: proof?.place?.latitude ?? null,
    longitude: proof?.place?.longitude ?? null,
  };
  return Object.values(parsed).every((value) => value === null) ? undefined : insertProof(tx, key, parsed);
}
