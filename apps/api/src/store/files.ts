import type { Tx } from './database.js';
import { type Owner, ownerColumns } from './owner.js';

export interface StoredFile {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly mediaType: string;
  readonly byteSize: number;
  readonly contentKey: string;
  /** The sites whose consignments are in it. */
  readonly siteIds: readonly string[];
  readonly createdAt: Date;
}

export async function insertFile(tx: Tx, owner: Owner, file: StoredFile): Promise<void> {
  await tx
    .insertInto('files')
    .values({
      ...ownerColumns(owner),
      id: file.id,
      user_id: file.userId,
      name: file.name,
      media_type: file.mediaType,
      byte_size: file.byteSize,
      content_key: file.contentKey,
      site_ids: [...file.siteIds],
      created_at: file.createdAt,
    })
    .execute();
}

/** A file of a user who is active and still works for every site that is in it. */
export async function findFileOf(
  tx: Tx,
  owner: Owner,
  { id, userId }: { id: string; userId: string },
): Promise<StoredFile | undefined> {
  const file = await tx
    .selectFrom('files')
    .innerJoin('users', (join) =>
      join
        .onRef('users.tenant_id', '=', 'files.tenant_id')
        .onRef('users.organisation_id', '=', 'files.organisation_id')
        .onRef('users.id', '=', 'files.user_id'),
    )
    .where('files.tenant_id', '=', owner.tenantId)
    .where('files.organisation_id', '=', owner.organisationId)
    .where('files.id', '=', id)
    .where('files.user_id', '=', userId)
    .where('users.is_active', '=', true)
    .select([
      'files.id',
      'files.user_id as userId',
      'files.name',
      'files.media_type as mediaType',
      'files.byte_size as byteSize',
      'files.content_key as contentKey',
      'files.site_ids as siteIds',
      'files.created_at as createdAt',
    ])
    .executeTakeFirst();
  if (file === undefined) return undefined;
  const sites = await tx
    .selectFrom('user_sites')
    .where('tenant_id', '=', owner.tenantId)
    .where('organisation_id', '=', owner.organisationId)
    .where('user_id', '=', userId)
    .select('site_id')
    .execute();
  const own = new Set(sites.map(({ site_id }) => site_id));
  return file.siteIds.every((site) => own.has(site)) ? file : undefined;
}

export async function deleteFile(tx: Tx, owner: Owner, id: string): Promise<void> {
  await tx
    .deleteFrom('files')
    .where('tenant_id', '=', owner.tenantId)
    .where('organisation_id', '=', owner.organisationId)
    .where('id', '=', id)
    .execute();
}
