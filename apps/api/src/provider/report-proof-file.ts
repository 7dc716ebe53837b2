import type { components } from '@consign/api-client/consignment';
import {
  type AttachmentMediaType,
  checkFileContent,
  detectMediaType,
  fileNameFor,
} from '@consign/domain/files';
import { checkProviderMove } from '@consign/domain/status';

import { reportChanges } from '../changes/index.js';
import { findProofFiles, insertProofFile } from '../consignments/index.js';
import type { Tx } from '../database/database.js';
import type { ConsignmentKey, Owner } from '../database/owner.js';
import { ok } from '../http/contract/answers.js';
import type { UploadedFile } from '../http/contract/multipart.js';
import { type ProviderContext, providerOperation } from '../http/contract/operation.js';
import { type KeptContent, keepForGood } from '../services/files/attachments.js';
import { addThumbnailJob } from '../services/files/thumbnails/thumbnail-job.js';
import { attemptReport, unknownReference } from './apply-event.js';
import { type Outcome, plain, refused } from './decide-event.js';
import { findOwners, findProviderEvent, lockForReport } from './provider-event-store.js';

const MAX_PROOF_FILES = 20;

type Metadata = components['schemas']['ProofFileMetadata'];

/** A file of a delivery, with whose consignment it is for. */
interface Sent {
  readonly owner: Owner;
  readonly reference: string;
  readonly metadata: Metadata;
  readonly file: UploadedFile;
}

interface KeptFile {
  readonly kept: KeptContent;
  readonly mediaType: AttachmentMediaType;
}

/** Keeps a file of a delivery once (PODX-09). */
export const reportProofFile = providerOperation('reportProofFile', async ({ path, body }, context) => {
  const { metadata, fileData: file } = body;
  const reference = path.ref;
  const owners = await context.inTransaction((tx) => findOwners(tx, [reference]));
  const organisationId = owners.get(reference);
  const outcome =
    organisationId === undefined
      ? unknownReference
      : await attemptReport(metadata, () =>
          keep(context, {
            owner: { tenantId: context.tenant.id, organisationId },
            reference,
            metadata,
            file,
          }),
        );
  return ok({ eventId: metadata.eventId, reference, ...outcome });
});

/** The bytes are kept first: no transaction waits for a storage. */
async function keep(context: ProviderContext, sent: Sent): Promise<Outcome> {
  const { owner, file } = sent;
  const { now } = context;
  const inTransaction = <T>(run: (tx: Tx) => Promise<T>) => context.inOrganisation(owner.organisationId, run);
  const early = await inTransaction((tx) => decide(tx, sent));
  if ('outcome' in early) return early;
  const { content } = file;
  const mediaType = checkFileContent({ size: content.byteLength, mediaType: detectMediaType(content) });
  if (typeof mediaType !== 'string') return refused(mediaType.id, mediaType.message);
  const kept = await context.services.attachments.keep(content, { owner, now, inTransaction });
  return inTransaction(async (tx) => {
    const decided = await decide(tx, sent);
    if ('outcome' in decided) return decided;
    if (!(await keepForGood(tx, owner, kept))) return plain('Busy');
    await addFile(tx, context, decided, { ...sent, kept, mediaType });
    return plain('Applied');
  });
}

/** The locked consignment that a file is for, or why it is not kept; its content is checked elsewhere. */
async function decide(
  tx: Tx,
  { owner, reference, metadata: { eventId }, file }: Sent,
): Promise<ConsignmentKey | Outcome> {
  const locked = await lockForReport(tx, owner, reference);
  if (locked === undefined) return unknownReference;
  const key = { ...owner, consignmentId: locked.id };
  const { count, isKnown } = await findProofFiles(tx, key, { eventId, hash: file.hash() });
  if (isKnown) return plain('Repeated');
  const move = checkProviderMove(locked.statusCode, 'DELIVERED');
  if (move.kind === 'refused') return refused('PROV-03', move.reason);
  const event = await findProviderEvent(tx, key, eventId);
  if (event !== undefined && event.type !== 'Delivered')
    return refused('PODX-09', 'Only a Delivered event has files');
  if (count >= MAX_PROOF_FILES)
    return refused('PODX-10', `A delivery can have at most ${MAX_PROOF_FILES} files`);
  return key;
}

async function addFile(
  tx: Tx,
  context: ProviderContext,
  key: ConsignmentKey,
  { metadata, file, kept, mediaType }: Sent & KeptFile,
): Promise<void> {
  const { now, reporter } = context;
  const stored = {
    id: kept.id,
    name: fileNameFor(metadata.name, mediaType),
    mediaType,
    byteSize: file.content.byteLength,
    contentKey: kept.contentKey,
    createdAt: now,
  };
  const { kind, eventId } = metadata;
  await insertProofFile(tx, key, { ...stored, kind, eventId, hash: file.hash(), reportedBy: reporter });
  await addThumbnailJob(tx, key, stored, now);
  const { consignmentId } = key;
  await reportChanges(tx, { ...context, owner: key, user: null }, [
    { kind: 'proofFileAdded', consignmentId, name: stored.name },
  ]);
}
