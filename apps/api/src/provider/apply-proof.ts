import type { components } from '@consign/api-client/consignment';
import { toSingleLine, trimmed } from '@consign/domain/rules';
import { describeShortDelivery, findMissingPieces, shortDeliveryCode } from '@consign/domain/status';

import { type ConsignmentKey, insertProof, refreshWarnings } from '../consignments/index.js';
import type { Tx } from '../database/database.js';
import { newId } from '../ids.js';
import { insertDeliveryEvent } from './provider-event-store.js';
import { hasExceptionWith, writeMissingPieces } from './short-delivery-store.js';

type Event = Pick<components['schemas']['ProviderEvent'], 'proof'>;

/** When a consignment was delivered, and the position of that in its status history. */
interface Delivery {
  readonly at: Date;
  readonly position: number;
  readonly now: Date;
}

export interface AppliedProof {
  readonly isSigned: boolean;
  /** The exception that was raised because pieces are missing; null without one. */
  readonly raised: { readonly id: string; readonly title: string } | null;
}

/**
 * Keeps how a locked consignment was handed over (PODX-01), and raises an exception if pieces are missing (PODX-06).
 * Undefined if that is known already, or the event doesn't say.
 */
export async function applyProof(
  tx: Tx,
  key: ConsignmentKey,
  { proof }: Event,
  delivery: Delivery,
): Promise<AppliedProof | undefined> {
  const parsed = {
    signatory: toSingleLine(proof?.signatory) || null,
    piecesDelivered: proof?.piecesDelivered ?? null,
    note: trimmed(proof?.note) || null,
    latitude: proof?.place?.latitude ?? null,
    longitude: proof?.place?.longitude ?? null,
  };
  if (Object.values(parsed).every((value) => value === null)) return undefined;
  const kept = await insertProof(tx, key, parsed);
  if (kept === undefined) return undefined;
  const isSigned = parsed.signatory !== null;
  const [missing, title] = [findMissingPieces(kept), describeShortDelivery(kept)];
  if (missing === null || title === null) return { isSigned, raised: null };
  await writeMissingPieces(tx, key, missing);
  if (await hasExceptionWith(tx, key, shortDeliveryCode)) return { isSigned, raised: null };
  return { isSigned, raised: await raiseShortDelivery(tx, key, title, delivery) };
}

async function raiseShortDelivery(
  tx: Tx,
  key: ConsignmentKey,
  title: string,
  { at, position, now }: Delivery,
): Promise<AppliedProof['raised']> {
  const id = newId(now);
  const event = {
    id,
    position,
    type: 'EXCP',
    code: shortDeliveryCode,
    title,
    at,
    actionRequired: true,
  } as const;
  await insertDeliveryEvent(tx, key, event);
  await refreshWarnings(tx, key);
  return { id, title };
}
