import { sql } from 'kysely';

import { type Columns, type Row, fieldList, toColumns } from '../../database/columns.js';
import type { Tx } from '../../database/database.js';
import { type Owner, ownedBy, ownerColumns } from '../../database/owner.js';

export const fileColumns = {
  id: 'id',
  name: 'name',
  mediaType: 'media_type',
  byteSize: 'byte_size',
  contentKey: 'content_key',
  createdAt: 'created_at',
} as const satisfies Columns<'files'>;

/** A stored file: where its bytes are and what to serve them as. */
export type StoredFile = Row<'files', typeof fileColumns>;

/** A file generated for a user. */
export interface MadeFileRow extends StoredFile {
  readonly userId: string;
  /** The sites whose consignments it contains. */
  readonly siteIds: readonly string[];
  /** Set for a document of a single consignment. */
  readonly of: {
    readonly consignmentId: string;
    readonly fileTypeCode: string;
    /** What the consignment said when the document was made of it. */
    readonly version: string;
  } | null;
}

export async function insertMadeFile(tx: Tx, owner: Owner, file: MadeFileRow): Promise<void> {
  await tx
    .insertInto('files')
    .values({
      ...ownerColumns(owner),
      ...toColumns(fileColumns, file),
      user_id: file.userId,
      site_ids: [...file.siteIds],
      consignment_id: file.of?.consignmentId ?? null,
      file_type_code: file.of?.fileTypeCode ?? null,
      document_version: file.of?.version ?? null,
      thumbnail_pending: false,
    })
    .execute();
}

/**
 * Finds a file that an active user may open: generated for the user, or attached to a consignment, provided that the
 * user may still see every site in it. A link carries no token, so the sites are read from the user's own rows.
 */
export async function findFileForUser(
  tx: Tx,
  owner: Owner,
  { id, userId }: { id: string; userId: string },
): Promise<(StoredFile & { readonly thumbnailKey: string | null }) | undefined> {
  const { rows } = await sql<StoredFile & { thumbnailKey: string | null }>`
    select ${fieldList('f', { ...fileColumns, thumbnailKey: 'thumbnail_key' })}
    from files f join users u on ${ownedBy(owner, 'u')} and u.id = ${userId} and u.is_active
    left join consignments c on ${ownedBy(owner, 'c')} and c.id = f.consignment_id
    where ${ownedBy(owner, 'f')} and f.id = ${id} and (f.user_id is null or f.user_id = u.id) and f.removed_at is null
      and array_remove(f.site_ids || c.charge_site_id, null)
        <@ array(select v.site_id from user_sites v where ${ownedBy(owner, 'v')} and v.user_id = u.id)`.execute(
    tx,
  );
  return rows[0];
}

/** Deletes a generated file. An attached file is marked as removed instead. */
export async function deleteFile(tx: Tx, owner: Owner, id: string): Promise<void> {
  await tx
    .deleteFrom('files')
    .where(ownedBy(owner))
    .where('id', '=', id)
    .where('user_id', 'is not', null)
    .execute();
}

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
