import { localTimeUtc } from '@consign/domain/dates';
import type { StatusCode } from '@consign/domain/status';
import type { TrackedConsignment } from '@consign/domain/tracking';
import { sql } from 'kysely';

import { findBooking } from '../../bookings/index.js';
import { type ConsignmentKey, ownedBy, ofSameConsignment } from '../../database/owner.js';
import type { Tx } from '../../database/database.js';
import type { StoredParticipant } from '../../database/stored-participant.js';
import { type HistoryEntry, statusHistory } from '../consignment-store.js';
import { type DeliveryProof, proofOfConsignment } from '../proof-store.js';

interface TrackedRow {
  readonly reference: string;
  readonly status: StatusCode;
  readonly statusAt: Date;
  readonly linkedAt: Date;
  readonly receiver: StoredParticipant;
  readonly pieces: number;
  readonly expectedAt: Date | null;
  readonly history: readonly HistoryEntry[];
  readonly proof: DeliveryProof | null;
  readonly ownUrl: string | null;
  readonly chargeSiteId: string;
  readonly slotChosenAt: Date | null;
  readonly pictures: readonly StoredPicture[];
}

type StoredPicture = TrackedConsignment['pictures'][number] & { readonly thumbnailKey: string };

const MAX_PICTURES = 6;

/** The provider's pictures that have a thumbnail: signatures first, then the oldest (TRAK-14). */
const picturesOfConsignment = sql<StoredPicture[]>`
  (select coalesce(jsonb_agg(p), '[]') from (
    select f.id, f.proof_kind as kind, f.thumbnail_key as "thumbnailKey" from files f
    where ${ofSameConsignment('f')}
      and f.proof_kind in ('Photograph', 'Signature') and f.media_type in ('image/jpeg', 'image/png')
      and f.thumbnail_key is not null and f.removed_at is null
    order by f.proof_kind <> 'Signature', f.created_at, f.id limit ${MAX_PICTURES}) p)`;

/** A consignment as its link finds it. */
export type TrackedFacts = Omit<TrackedConsignment, 'pictures'> & TrackedRow;

export async function findTracked(tx: Tx, key: ConsignmentKey): Promise<TrackedFacts | undefined> {
  const { rows } = await sql<TrackedRow>`
    select c.reference, c.status_code as status, c.status_at as "statusAt", k.created_at as "linkedAt", c.receiver,
      (select coalesce(sum(i.item_count), 0)::int from line_items i where ${ofSameConsignment('i')}) as pieces,
      coalesce(c.confirmed_delivery_at, c.promised_delivery_at) as "expectedAt", ${statusHistory('c')} as history,
      ${proofOfConsignment} as proof, ${picturesOfConsignment} as pictures, c.tracking_url as "ownUrl", c.charge_site_id as "chargeSiteId", k.slot_chosen_at as "slotChosenAt"
    from consignments c join tracking_links k on ${ofSameConsignment('k')}
    where ${ownedBy(key, 'c')} and c.id = ${key.consignmentId}`.execute(tx);
  const [row] = rows;
  if (row === undefined) return undefined;
  const booking = await findBooking(tx, key);
  return {
    ...row,
    booking:
      booking === null
        ? null
        : {
            startsAt: booking.startsAt.toISOString(),
            endsAt: localTimeUtc(booking.day, booking.run.endMinutes),
          },
  };
}
