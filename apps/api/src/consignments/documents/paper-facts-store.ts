import { sql } from 'kysely';

import type { Tx } from '../../database/database.js';
import { type Owner, ownedBy, ofSameConsignment } from '../../database/owner.js';
import type { OperationContext } from '../../http/contract/operation.js';
import type { DeclaredConsignment, PrintedProof } from '../../services/documents/print-order.js';
import { type DeliveryProof, proofOfConsignment, withPlace } from '../proof-store.js';
import type { KeptPicture } from './read-pictures.js';

/** A file that the provider sent of a delivery. */
export interface DeliveredFile extends KeptPicture {
  readonly name: string;
  readonly kind: 'Photograph' | 'Signature' | 'Document';
}

export interface ProofFacts {
  readonly proof: PrintedProof | null;
  /** Signatures first, then the oldest. */
  readonly files: readonly DeliveredFile[];
}

/** What the provider reported of deliveries, by consignment id. Raw: the files are JSON, so that one statement reads all. */
export async function listProofFacts(
  tx: Tx,
  owner: Owner,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProofFacts>> {
  const { rows } = await sql<{ id: string; proof: DeliveryProof | null; files: DeliveredFile[] }>`
    select c.id, ${proofOfConsignment} as proof,
      (select coalesce(jsonb_agg(
          jsonb_build_object('name', f.name, 'kind', f.proof_kind, 'mediaType', f.media_type,
            'contentKey', f.content_key, 'thumbnailKey', f.thumbnail_key)
          order by f.proof_kind <> 'Signature', f.created_at, f.id), '[]') from files f
        where ${ofSameConsignment('f')}
          and f.proof_kind is not null and f.removed_at is null) as files
    from consignments c where ${ownedBy(owner, 'c')} and c.id = any(${[...ids]}::uuid[])`.execute(tx);
  return new Map(rows.map(({ id, proof, files }) => [id, { proof: proof && withPlace(proof), files }]));
}

/** A file of a delivery, with where its bytes are. */
export interface StoredProof {
  readonly consignmentId: string;
  readonly name: string;
  readonly byteSize: number;
  readonly contentKey: string;
}

/** The provider's files of deliveries, and proofs of delivery that the customer attached, in the order of the ids. */
export async function listStoredProofs(tx: Tx, owner: Owner, ids: readonly string[]): Promise<StoredProof[]> {
  const { rows } = await sql<StoredProof>`
    select f.consignment_id as "consignmentId", f.name, f.byte_size as "byteSize", f.content_key as "contentKey"
    from unnest(${[...ids]}::uuid[]) with ordinality asked (id, position)
      join files f on f.consignment_id = asked.id
    where ${ownedBy(owner, 'f')} and f.user_id is null and f.removed_at is null
      and (f.proof_kind is not null or f.file_type_code = 'PODDOC')
    order by asked.position, f.created_at, f.id`.execute(tx);
  return rows;
}

type Emergency = NonNullable<DeclaredConsignment['emergency']>;

/** The emergency contacts of those sites that have one, by site id. */
export async function listEmergencyContacts(
  tx: Tx,
  { owner }: Pick<OperationContext, 'owner'>,
  siteIds: readonly string[],
): Promise<ReadonlyMap<string, Emergency>> {
  if (siteIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('sites as s')
    .where(ownedBy(owner, 's'))
    .where('s.id', 'in', siteIds)
    .select(['s.id', 's.emergency_name as name', 's.emergency_phone as phone'])
    .execute();
  return new Map(
    rows.flatMap(({ id, name, phone }) => (name === null || phone === null ? [] : [[id, { name, phone }]])),
  );
}

/** A picture of a consignment, with where its bytes are. */
interface StoredPicture {
  readonly id: string;
  readonly name: string;
  readonly mediaType: string;
  readonly contentKey: string;
}

/** The photographs of consignments, from the provider or attached by the customer, oldest first. */
export function listPictures(tx: Tx, owner: Owner, ids: readonly string[]): Promise<StoredPicture[]> {
  return tx
    .selectFrom('files as f')
    .where(ownedBy(owner, 'f'))
    .where('f.consignment_id', 'in', [...ids])
    .where('f.user_id', 'is', null)
    .where('f.removed_at', 'is', null)
    .where('f.file_type_code', '=', 'PHOTO')
    .where('f.media_type', 'in', ['image/jpeg', 'image/png'])
    .select(['f.id', 'f.name', 'f.media_type as mediaType', 'f.content_key as contentKey'])
    .orderBy('f.created_at')
    .orderBy('f.id')
    .execute();
}
