import type { components } from '@consign/api-client/consignment';
import { fileTypes, findFileType } from '@consign/domain/files';

import { ok } from '../../http/contract/answers.js';
import { operation, type OperationContext } from '../../http/contract/operation.js';
import { problem } from '../../http/problems/problem.js';
import { FILE_TTL_MS } from '../../services/files/made-files.js';
import { findConsignmentId } from '../consignment-store.js';
import { listConsignmentFiles, type ConsignmentFile } from './attachment-store.js';

export const listFileTypes = operation('consignment', 'listFileTypes', async () =>
  ok(fileTypes.map(({ code, name }) => ({ code, name }))),
);

/** The customer's files (FILE-12), the provider's (PODX-10) and documents. */
const MAX_FILES_LISTED = 250;

export const listFiles = operation('consignment', 'listFiles', async ({ path }, context) => {
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
export function fileAnswer(file: ConsignmentFile, context: OperationContext): File {
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
