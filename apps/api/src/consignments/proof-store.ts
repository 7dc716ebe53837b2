import { type RawBuilder, type SqlBool, sql } from 'kysely';

import { type Columns, type Row, jsonObject } from '../database/columns.js';
import { type ConsignmentKey, ofSameConsignment } from '../database/owner.js';
import type { Tx } from '../database/database.js';

const columns = {
  signatory: 'signatory',
  piecesDelivered: 'pieces_delivered',
  piecesSent: 'pieces_sent',
  note: 'note',
  latitude: 'latitude',
  longitude: 'longitude',
} as const satisfies Columns<'delivery_proofs'>;

/** How a consignment was handed over (PODX-01). */
export type DeliveryProof = Row<'delivery_proofs', typeof columns>;

/** The proof with the place of its delivery as a pair, as answers and documents have it. */
export function withPlace({ latitude, longitude, ...proof }: DeliveryProof) {
  return { ...proof, place: latitude === null || longitude === null ? null : { latitude, longitude } };
}

/** The proof of a consignment `c`, or null. */
export const proofOfConsignment: RawBuilder<DeliveryProof | null> = sql`
  (select ${jsonObject('p', columns)} from delivery_proofs p where ${ofSameConsignment('p')})`;

/** A consignment `c` is delivered, without a signatory and without a file of the delivery (PODX-16). */
export const deliveredWithoutProof: RawBuilder<SqlBool> = sql<SqlBool>`c.status_code = 'DELIVERED'
  and not exists (select from delivery_proofs p where ${ofSameConsignment('p')} and p.signatory is not null)
  and not exists (select from files f where ${ofSameConsignment('f')} and f.user_id is null
    and f.removed_at is null and (f.proof_kind is not null or f.file_type_code = 'PODDOC'))`;

/** Keeps the first proof of a locked consignment, with its pieces of now; undefined if it has one. */
export async function insertProof(
  tx: Tx,
  key: ConsignmentKey,
  proof: Omit<DeliveryProof, 'piecesSent'>,
): Promise<Pick<DeliveryProof, 'piecesDelivered' | 'piecesSent'> | undefined> {
  const { signatory, piecesDelivered, note, latitude, longitude } = proof;
  const { rows } = await sql<Pick<DeliveryProof, 'piecesDelivered' | 'piecesSent'>>`
    insert into delivery_proofs (tenant_id, organisation_id, consignment_id, signatory, pieces_delivered, pieces_sent,
      note, latitude, longitude)
    select ${key.tenantId}, ${key.organisationId}, ${key.consignmentId}, ${signatory}, ${piecesDelivered}::integer,
      coalesce(sum(i.item_count), 0), ${note}, ${latitude}::double precision, ${longitude}::double precision
    from line_items i where i.tenant_id = ${key.tenantId} and i.organisation_id = ${key.organisationId}
      and i.consignment_id = ${key.consignmentId}
    on conflict do nothing
    returning pieces_delivered as "piecesDelivered", pieces_sent as "piecesSent"`.execute(tx);
  return rows[0];
}
