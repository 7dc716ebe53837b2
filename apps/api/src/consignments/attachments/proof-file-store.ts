import type { ConsignmentKey } from '../../database/consignment-key.js';
import { ofConsignment } from '../../database/consignment-key.js';
import { toColumns } from '../../database/columns.js';
import type { Tx } from '../../database/database.js';
import { ownerColumns } from '../../database/owner.js';
import { type StoredFile, fileColumns } from '../../services/files/file-store.js';
import type { ProofKind } from './attachment-store.js';

/** A file of a delivery, as the provider sent it with the id of an event. */
export interface ProofFile extends StoredFile {
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
