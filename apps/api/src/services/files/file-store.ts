import type { Tx } from '../../database/database.js';
import { type Owner, ownerColumns } from '../../database/owner.js';

/** What leads to a file's bytes, and what is said of them. */
export interface StoredFile {
  readonly id: string;
  readonly name: string;
  readonly mediaType: string;
  readonly byteSize: number;
  readonly contentKey: string;
  readonly createdAt: Date;
}

/** A file that was made for a user. */
export interface MadeFileRow extends StoredFile {
  readonly userId: string;
  /** The sites whose consignments are in it. */
  readonly siteIds: readonly string[];
  /** Where it is a document of one consignment. */
  readonly of: { readonly consignmentId: string; readonly fileTypeCode: string } | null;
}

export async function insertMadeFile(tx: Tx, owner: Owner, file: MadeFileRow): Promise<void> {
  await tx
    .insertInto('files')
    .values({
      ...ownerColumns(owner),
      ...fileColumns(file),
      user_id: file.userId,
      site_ids: [...file.siteIds],
      consignment_id: file.of?.consignmentId ?? null,
      file_type_code: file.of?.fileTypeCode ?? null,
      notes: null,
      thumbnail_key: null,
      attached_by: null,
      removed_by: null,
      removed_at: null,
    })
    .execute();
}

export function fileColumns(file: StoredFile) {
  return {
    id: file.id,
    name: file.name,
    media_type: file.mediaType,
    byte_size: file.byteSize,
    content_key: file.contentKey,
    created_at: file.createdAt,
  };
}

/** A file that an active user may open: made for the user, or attached, of sites for all of which the user works. */
export async function findFileOf(
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
    .where('files.tenant_id', '=', owner.tenantId)
    .where('files.organisation_id', '=', owner.organisationId)
    .where('files.id', '=', id)
    .where((where) => where.or([where('files.user_id', '=', userId), where('files.user_id', 'is', null)]))
    .where('files.removed_at', 'is', null)
    .where('users.is_active', '=', true)
    .select([
      'files.id',
      'files.name',
      'files.media_type as mediaType',
      'files.byte_size as byteSize',
      'files.content_key as contentKey',
      'files.thumbnail_key as thumbnailKey',
      'files.created_at as createdAt',
      'files.site_ids as siteIds',
      'consignments.charge_site_id as chargeSiteId',
    ])
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { siteIds, chargeSiteId, ...file } = row;
  const needed = chargeSiteId === null ? siteIds : [...siteIds, chargeSiteId];
  return (await worksFor(tx, owner, userId, needed)) ? file : undefined;
}

async function worksFor(tx: Tx, owner: Owner, userId: string, siteIds: readonly string[]): Promise<boolean> {
  const sites = await tx
    .selectFrom('user_sites')
    .where('tenant_id', '=', owner.tenantId)
    .where('organisation_id', '=', owner.organisationId)
    .where('user_id', '=', userId)
    .select('site_id')
    .execute();
  const own = new Set(sites.map(({ site_id }) => site_id));
  return siteIds.every((site) => own.has(site));
}

/** Of a file that was made. What was attached is marked as removed instead. */
export async function deleteFile(tx: Tx, owner: Owner, id: string): Promise<void> {
  await tx
    .deleteFrom('files')
    .where('tenant_id', '=', owner.tenantId)
    .where('organisation_id', '=', owner.organisationId)
    .where('id', '=', id)
    .where('user_id', 'is not', null)
    .execute();
}
