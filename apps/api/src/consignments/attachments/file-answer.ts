import type { components } from '@consign/api-client/consignment';
import { findFileType } from '@consign/domain/files';

import type { OperationContext } from '../../http/contract/operation.js';
import { FILE_TTL_MS } from '../../services/files/made-files.js';
import type { ConsignmentFile } from './attachment-store.js';

type File = components['schemas']['File'];

/** A file as the contract shows it, with addresses for this user. */
export function fileAnswer(file: ConsignmentFile, context: OperationContext): File {
  const { id, name, fileTypeCode, notes, createdAt, byteSize, madeFor, isThumbnailPending } = file;
  return {
    id,
    name,
    fileType: findFileType(fileTypeCode) ?? { code: fileTypeCode, name: fileTypeCode },
    notes,
    ...context.services.attachments.createAddresses(file, context),
    uploadedAtDateTimeUtc: createdAt.toISOString(),
    size: byteSize,
    isThumbnailPending,
    isGenerated: madeFor !== null,
    expiresAtDateTimeUtc: madeFor === null ? null : new Date(createdAt.getTime() + FILE_TTL_MS).toISOString(),
  };
}
