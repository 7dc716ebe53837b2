import type { components } from '@consign/api-client/consignment';
import { checkFile, detectMediaType, fileNameFor, fileTypes, findFileType } from '@consign/domain/files';
import { canDeleteFile } from '@consign/domain/status';

import { reportChanges } from '../../changes/index.js';
import { created, noContent, ok } from '../../http/contract/answers.js';
import { type OperationContext, operation, preparedOperation } from '../../http/contract/operation.js';
import { Refusal, problem, ruleProblems, actionRefusal } from '../../http/problems/problem.js';
import { clearLater, keepForGood } from '../../services/files/attachments.js';
import { FILE_TTL_MS } from '../../services/files/made-files.js';
import { addThumbnailJob, toThumbnailKey } from '../../services/files/thumbnails/thumbnail-job.js';
import { findConsignmentId } from '../consignment-store.js';
import { lockForEdit } from '../entry/editable-consignment.js';
import { lockConsignment } from '../lock-store.js';
import {
  type ConsignmentFile,
  countAttachments,
  findLastingFile,
  insertAttachment,
  listConsignmentFiles,
  removeAttachment,
} from './attachment-store.js';

export const listFileTypes = operation('listFileTypes', async () =>
  ok(fileTypes.map(({ code, name }) => ({ code, name }))),
);

/** The customer's files (FILE-12), the provider's (PODX-10) and documents. */
const MAX_FILES_LISTED = 250;

export const listFiles = operation('listFiles', async ({ path }, context) => {
  const files = await context.inTransaction(async (tx) => {
    const consignmentId = await findConsignmentId(tx, context.viewer, path.ref);
    if (consignmentId === undefined) return undefined;
    const key = { ...context.owner, consignmentId };
    return listConsignmentFiles(tx, key, { userId: context.user.id, limit: MAX_FILES_LISTED });
  });
  return files === undefined ? problem(404) : ok(files.map((file) => fileAnswer(file, context)));
});

type File = components['schemas']['File'];

/** A file as the contract shows it, with addresses for this user. */
function fileAnswer(file: ConsignmentFile, context: OperationContext): File {
  const {
    id,
    name,
    mediaType,
    fileTypeCode,
    notes,
    createdAt,
    byteSize,
    madeFor,
    isThumbnailPending,
    proofKind,
  } = file;
  return {
    id,
    name,
    mimeType: mediaType,
    fileType: findFileType(fileTypeCode) ?? { code: fileTypeCode, name: fileTypeCode },
    notes,
    ...context.services.attachments.createAddresses(file, context),
    uploadedAtDateTimeUtc: createdAt.toISOString(),
    size: byteSize,
    isThumbnailPending,
    isGenerated: madeFor !== null,
    proofKind,
    expiresAtDateTimeUtc: madeFor === null ? null : new Date(createdAt.getTime() + FILE_TTL_MS).toISOString(),
  };
}

const MAX_FILES = 200;

/** The bytes are kept first: no transaction waits for a storage. */
export const uploadFile = preparedOperation('uploadFile', {
  prepare: async ({ path, body }, context) => {
    const { content } = body.fileData;
    const mediaType = detectMediaType(content);
    const file = { size: content.byteLength, mediaType };
    const { fileTypeCode, notes } = body.metadata;
    const refused = await context.inTransaction(async (tx) => {
      const locked = await lockForEdit(tx, context, path.ref, 'attachments');
      return locked instanceof Refusal ? locked : null;
    });
    if (refused !== null) return refused;
    const problems = checkFile({ file, fileTypeCode, notes });
    if (problems.length > 0 || mediaType === null) return ruleProblems(problems);
    return { mediaType, ...(await context.services.attachments.keep(content, context)) };
  },

  handle: ({ path, body }, context, kept) =>
    context.inTransaction(async (tx) => {
      const locked = await lockForEdit(tx, context, path.ref, 'attachments');
      if (locked instanceof Refusal) return locked;
      const { key, reference } = locked;
      if ((await countAttachments(tx, key)) >= MAX_FILES) {
        const message = `A consignment can have at most ${MAX_FILES} files`;
        return ruleProblems([{ id: 'FILE-12', path: '', message }]);
      }
      if (!(await keepForGood(tx, key, kept))) return problem(503, { headers: { 'retry-after': '5' } });
      const { metadata, fileData } = body;
      const file = {
        id: kept.id,
        name: fileNameFor(metadata.name, kept.mediaType),
        mediaType: kept.mediaType,
        byteSize: fileData.content.byteLength,
        contentKey: kept.contentKey,
        createdAt: context.now,
        fileTypeCode: metadata.fileTypeCode,
        notes: metadata.notes.trim(),
        thumbnailKey: null,
        isThumbnailPending: true,
        madeFor: null,
        proofKind: null,
        attachedBy: context.user.id,
      };
      await insertAttachment(tx, key, file);
      await addThumbnailJob(tx, key, file, context.now);
      const { consignmentId } = key;
      await reportChanges(tx, context, [{ kind: 'fileAdded', consignmentId, name: file.name }]);
      return created(`/api/v1/consignments/${reference}/files/${file.id}`, fileAnswer(file, context));
    }),

  repeat: {
    keep: (answer) => ({ ...answer, body: { ...answer.body, uri: '', thumbnailUri: null } }),
    renew: (kept, context) => {
      const file = { ...kept.body, thumbnailKey: null };
      return {
        ...kept,
        body: { ...kept.body, ...context.services.attachments.createAddresses(file, context) },
      };
    },
  },
});

const refusedGenerated = actionRefusal({
  id: 'FILE-13',
  reason: "Documents that Consign made can't be deleted: they disappear after an hour",
});
const refusedProof = actionRefusal({
  id: 'PODX-11',
  reason: "Files from the freight provider can't be deleted",
});

export const deleteFile = operation('deleteFile', ({ path }, context) =>
  context.inTransaction(async (tx) => {
    const { now, user } = context;
    const locked = await lockConsignment(tx, context.viewer, path.ref);
    if (locked === undefined) return problem(404);
    const status = locked.statusCode;
    const answer = canDeleteFile({ status, permissions: user.permissions, isNew: false });
    if (!answer.allowed) return actionRefusal(answer);
    const key = { ...context.owner, consignmentId: locked.id };
    const removed = await removeAttachment(tx, key, { fileId: path.fileId, userId: user.id, now });
    if (removed === undefined) {
      const lasting = await findLastingFile(tx, key, { fileId: path.fileId, userId: user.id });
      if (lasting === undefined) return problem(404);
      return lasting.proofKind === null ? refusedGenerated : refusedProof;
    }
    const { contentKey, name } = removed;
    // A thumbnail may be in the making.
    await clearLater(tx, key, [contentKey, toThumbnailKey(contentKey)], now);
    await reportChanges(tx, context, [{ kind: 'fileRemoved', consignmentId: locked.id, name }]);
    return noContent;
  }),
);
