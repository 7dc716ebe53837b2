import type { components } from '@consign/api-client/consignment';
import { sql } from 'kysely';

import { type Row, fieldList, selectFields, toColumns } from '../../database/columns.js';
import {
  type ConsignmentKey,
  type Owner,
  ofConsignment,
  ownedBy,
  ownerColumns,
} from '../../database/owner.js';
import type { Tx } from '../../database/database.js';
import { type StoredFile, fileColumns } from '../../services/files/file-store.js';
import { documentVersions } from '../document-version-store.js';

const columns = {
  ...fileColumns,
  fileTypeCode: 'file_type_code',
  notes: 'notes',
  thumbnailKey: 'thumbnail_key',
  isThumbnailPending: 'thumbnail_pending',
  madeFor: 'user_id',
  proofKind: 'proof_kind',
} as const;

/** A file of a consignment: attached to it, from the provider, or a document made of it. */
export interface ConsignmentFile extends Row<'files', typeof columns> {
  readonly fileTypeCode: string;
  /** The user that a document was made for; null for an attached file. */
  readonly madeFor: string | null;
  /** Null for a file that isn't from the provider. */
  readonly proofKind: ProofKind | null;
}

type ProofKind = components['schemas']['ProofFileKind'];

export async function insertAttachment(
  tx: Tx,
  key: ConsignmentKey,
  file: ConsignmentFile & { readonly attachedBy: string },
): Promise<void> {
  await tx
    .insertInto('files')
    .values({
      ...ownerColumns(key),
      ...toColumns(columns, file),
      site_ids: [],
      consignment_id: key.consignmentId,
      attached_by: file.attachedBy,
    })
    .execute();
}

/**
 * The newest first: attached files, and of each kind the newest document that was made for the user, if the consignment
 * has not changed since (FILE-13). Raw: the newest of each kind is found by comparing rows.
 */
export async function listConsignmentFiles(
  tx: Tx,
  key: ConsignmentKey,
  { userId, limit }: { userId: string; limit: number },
): Promise<ConsignmentFile[]> {
  const { rows } = await sql<ConsignmentFile>`
    select ${fieldList('f', columns)} from files f
    where ${ofConsignment(key, 'f')} and f.removed_at is null
      and (f.user_id is null or f.user_id = ${userId} and f.document_version = ${currentVersion}
        and not exists (select from files n
          where n.tenant_id = f.tenant_id and n.organisation_id = f.organisation_id
            and n.consignment_id = f.consignment_id and n.user_id = f.user_id
            and n.file_type_code = f.file_type_code and n.document_version = f.document_version
            and (n.created_at, n.id) > (f.created_at, f.id)))
    order by f.created_at desc, f.id desc limit ${limit}`.execute(tx);
  return rows;
}

/** What a document of the kind of file `f` would be made of now. */
const currentVersion = sql`(
  select case f.file_type_code when 'FRTLABEL' then ${documentVersions.FRTLABEL} else ${documentVersions.CONNOTE} end
  from consignments c
  where c.tenant_id = f.tenant_id and c.organisation_id = f.organisation_id and c.id = f.consignment_id)`;

/** Files of the customer: the provider's have a limit of their own. */
export async function countAttachments(tx: Tx, key: ConsignmentKey): Promise<number> {
  const { count } = await tx
    .selectFrom('files as f')
    .where(ofConsignment(key, 'f'))
    .where('f.user_id', 'is', null)
    .where('f.proof_kind', 'is', null)
    .where('f.removed_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The newest attached proof of delivery of each of the consignments that has one (DOCS-13). Raw: DISTINCT ON. */
export async function listNewestProofs(
  tx: Tx,
  owner: Owner,
  consignmentIds: readonly string[],
): Promise<(ConsignmentFile & { readonly consignmentId: string })[]> {
  const { rows } = await sql<ConsignmentFile & { consignmentId: string }>`
    select distinct on (f.consignment_id) f.consignment_id as "consignmentId", ${fieldList('f', columns)} from files f
    where ${ownedBy(owner, 'f')}
      and f.consignment_id = any(${[...consignmentIds]}::uuid[]) and f.file_type_code = 'PODDOC'
      and f.user_id is null and f.removed_at is null
    order by f.consignment_id, f.created_at desc, f.id desc`.execute(tx);
  return rows;
}

/** Whether a file is from the provider, or is a document that was made for the user; undefined where it is neither. */
export async function findLastingFile(
  tx: Tx,
  key: ConsignmentKey,
  { fileId, userId }: { fileId: string; userId: string },
): Promise<Pick<ConsignmentFile, 'proofKind'> | undefined> {
  return tx
    .selectFrom('files as f')
    .where(ofConsignment(key, 'f'))
    .where('f.id', '=', fileId)
    .where((where) => where.or([where('f.user_id', '=', userId), where('f.proof_kind', 'is not', null)]))
    .select('f.proof_kind as proofKind')
    .executeTakeFirst();
}

/** Marks an attached file as removed, and by whom; undefined where it is not there, or is removed already. */
export async function removeAttachment(
  tx: Tx,
  key: ConsignmentKey,
  { fileId, userId, now }: { fileId: string; userId: string; now: Date },
): Promise<Pick<ConsignmentFile, 'name' | 'contentKey'> | undefined> {
  return tx
    .updateTable('files as f')
    .set({ removed_by: userId, removed_at: now })
    .where(ofConsignment(key, 'f'))
    .where('f.id', '=', fileId)
    .where('f.user_id', 'is', null)
    .where('f.proof_kind', 'is', null)
    .where('f.removed_at', 'is', null)
    .returning(selectFields('f', columns))
    .executeTakeFirst();
}

/** A file of a delivery, as the provider sent it with the id of an event. */
interface ProofFile extends StoredFile {
  readonly kind: ProofKind;
  readonly eventId: string;
  readonly hash: string;
  readonly reportedBy: string;
}

const fileTypeCodes: Readonly<Record<ProofKind, string>> = {
  Photograph: 'PHOTO',
  Signature: 'PODDOC',
  Document: 'PODDOC',
};

/** Adds a file of a delivery to a locked consignment; its thumbnail is pending. */
export async function insertProofFile(tx: Tx, key: ConsignmentKey, file: ProofFile): Promise<void> {
  await tx
    .insertInto('files')
    .values({
      ...ownerColumns(key),
      ...toColumns(fileColumns, file),
      site_ids: [],
      consignment_id: key.consignmentId,
      file_type_code: fileTypeCodes[file.kind],
      thumbnail_pending: true,
      proof_kind: file.kind,
      proof_event_id: file.eventId,
      content_hash: file.hash,
      reported_by: file.reportedBy,
    })
    .execute();
}

/** How many files a consignment has from the provider, and whether one of an event has these bytes. */
export async function findProofFiles(
  tx: Tx,
  key: ConsignmentKey,
  { eventId, hash }: Pick<ProofFile, 'eventId' | 'hash'>,
): Promise<{ readonly count: number; readonly isKnown: boolean }> {
  const files = await tx
    .selectFrom('files as f')
    .where(ofConsignment(key, 'f'))
    .where('f.proof_kind', 'is not', null)
    .select(['f.proof_event_id as eventId', 'f.content_hash as hash'])
    .execute();
  const isKnown = files.some((file) => file.eventId === eventId && file.hash === hash);
  return { count: files.length, isKnown };
}
