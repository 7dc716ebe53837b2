import type { Tx } from '../../../database/database.js';
import { type Owner, ownedBy } from '../../../database/owner.js';

/** Whether the file is still there and has no thumbnail. */
export async function isThumbnailPending(tx: Tx, owner: Owner, fileId: string): Promise<boolean> {
  const file = await tx
    .selectFrom('files')
    .where(ownedBy(owner))
    .where('id', '=', fileId)
    .where('removed_at', 'is', null)
    .where('thumbnail_pending', '=', true)
    .select('id')
    .executeTakeFirst();
  return file !== undefined;
}

/** Stores the key of a thumbnail; null if none can be made. */
export async function storeThumbnail(
  tx: Tx,
  owner: Owner,
  fileId: string,
  key: string | null,
): Promise<void> {
  await tx
    .updateTable('files')
    .set({ thumbnail_key: key, thumbnail_pending: false })
    .where(ownedBy(owner))
    .where('id', '=', fileId)
    .execute();
}
