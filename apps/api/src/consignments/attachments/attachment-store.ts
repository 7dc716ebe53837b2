import { sql } from 'kysely';

import type { ConsignmentKey } from '../consignment-key.js';
import type { Tx } from '../../database/database.js';
import { type StoredFile, fileColumns } from '../../services/files/file-store.js';
import { type Owner, ownerColumns } from '../../database/owner.js';

/** A file among those of a consignment: attached, or made as a document of it. */
export interface ConsignmentFile extends StoredFile {
  readonly fileTypeCode: string;
  readonly notes: string | null;
  readonly thumbnailKey: string | null;
}

export async function insertAttachment(
  tx: Tx,
  { consignmentId, ...owner }: ConsignmentKey,
  file: ConsignmentFile & { readonly attachedBy: string },
): Promise<void> {
  await tx
    .insertInto('files')
    .values({
      ...ownerColumns(owner),
      ...fileColumns(file),
      user_id: null,
      site_ids: [],
      consignment_id: consignmentId,
      file_type_code: file.fileTypeCode,
      notes: file.notes,
      thumbnail_key: file.thumbnailKey,
      attached_by: file.attachedBy,
      removed_by: null,
      removed_at: null,
    })
    .execute();
}

const columns = sql`f.id, f.name, f.media_type as "mediaType", f.byte_size as "byteSize",
  f.content_key as "contentKey", f.created_at as "createdAt", f.file_type_code as "fileTypeCode", f.notes,
  f.thumbnail_key as "thumbnailKey"`;

/** The newest first: what was attached, and the newest document of each kind that was made for the user (FILE-13). */
export async function listConsignmentFiles(
  tx: Tx,
  { tenantId, organisationId, consignmentId }: ConsignmentKey,
  { userId, most }: { userId: string; most: number },
): Promise<ConsignmentFile[]> {
  const { rows } = await sql<ConsignmentFile>`
    select ${columns} from files f
    where f.tenant_id = ${tenantId} and f.organisation_id = ${organisationId}
      and f.consignment_id = ${consignmentId} and f.removed_at is null
      and (f.user_id is null or f.user_id = ${userId} and not exists (select from files n
        where n.tenant_id = f.tenant_id and n.organisation_id = f.organisation_id
          and n.consignment_id = f.consignment_id and n.user_id = f.user_id
          and n.file_type_code = f.file_type_code and (n.created_at, n.id) > (f.created_at, f.id)))
    order by f.created_at desc, f.id desc limit ${most}`.execute(tx);
  return rows;
}

export async function countAttachments(
  tx: Tx,
  { tenantId, organisationId, consignmentId }: ConsignmentKey,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from files f where f.tenant_id = ${tenantId}
      and f.organisation_id = ${organisationId} and f.consignment_id = ${consignmentId}
      and f.user_id is null and f.removed_at is null`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** The newest file of a kind, attached to each of several consignments that has one (DOCS-13). */
export async function listNewestOfType(
  tx: Tx,
  { tenantId, organisationId }: Owner,
  { consignmentIds, fileTypeCode }: { consignmentIds: readonly string[]; fileTypeCode: string },
): Promise<(ConsignmentFile & { readonly consignmentId: string })[]> {
  const { rows } = await sql<ConsignmentFile & { consignmentId: string }>`
    select distinct on (f.consignment_id) f.consignment_id as "consignmentId", ${columns} from files f
    where f.tenant_id = ${tenantId} and f.organisation_id = ${organisationId}
      and f.consignment_id = any(${[...consignmentIds]}::uuid[]) and f.file_type_code = ${fileTypeCode}
      and f.user_id is null and f.removed_at is null
    order by f.consignment_id, f.created_at desc, f.id desc`.execute(tx);
  return rows;
}

/** Marks an attached file as removed; its row says who did it. Nothing where there is none any more. */
export async function removeAttachment(
  tx: Tx,
  { tenantId, organisationId, consignmentId }: ConsignmentKey,
  { fileId, userId, now }: { fileId: string; userId: string; now: Date },
): Promise<ConsignmentFile | undefined> {
  const { rows } = await sql<ConsignmentFile>`
    update files f set removed_by = ${userId}, removed_at = ${now}
    where f.tenant_id = ${tenantId} and f.organisation_id = ${organisationId}
      and f.consignment_id = ${consignmentId} and f.id = ${fileId} and f.user_id is null and f.removed_at is null
    returning ${columns}`.execute(tx);
  return rows[0];
}
