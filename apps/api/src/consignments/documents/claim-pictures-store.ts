import type { Tx } from '../../database/database.js';
import { type Owner, ownedBy } from '../../database/owner.js';

/** A picture of a consignment, with where its bytes are. */
export interface StoredPicture {
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
