import { type Columns, type Row, selectFields, toColumns } from '../../database/columns.js';
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
      notes: null,
      thumbnail_key: null,
      thumbnail_pending: false,
      attached_by: null,
      removed_by: null,
      removed_at: null,
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
  const row = await tx
    .selectFrom('files')
    .innerJoin('users', (join) =>
      join
        .onRef('users.tenant_id', '=', 'files.tenant_id')
        .onRef('users.organisation_id', '=', 'files.organisation_id')
        .on('users.id', '=', userId),
    )
    .leftJoin('consignments', (join) =>
      join
        .onRef('consignments.tenant_id', '=', 'files.tenant_id')
        .onRef('consignments.organisation_id', '=', 'files.organisation_id')
        .onRef('consignments.id', '=', 'files.consignment_id'),
    )
    .where(ownedBy(owner, 'files'))
    .where('files.id', '=', id)
    .where((where) => where.or([where('files.user_id', '=', userId), where('files.user_id', 'is', null)]))
    .where('files.removed_at', 'is', null)
    .where('users.is_active', '=', true)
    .select([
      ...selectFields('files', fileColumns),
      'files.thumbnail_key as thumbnailKey',
      'files.site_ids as siteIds',
      'consignments.charge_site_id as chargeSiteId',
    ])
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { siteIds, chargeSiteId, ...file } = row;
  const needed = chargeSiteId === null ? siteIds : [...siteIds, chargeSiteId];
  return (await isUserOfSites(tx, owner, userId, needed)) ? file : undefined;
}

async function isUserOfSites(
  tx: Tx,
  owner: Owner,
  userId: string,
  siteIds: readonly string[],
): Promise<boolean> {
  const sites = await tx
    .selectFrom('user_sites')
    .where(ownedBy(owner))
    .where('user_id', '=', userId)
    .select('site_id')
    .execute();
  const own = new Set(sites.map(({ site_id }) => site_id));
  return siteIds.every((site) => own.has(site));
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
