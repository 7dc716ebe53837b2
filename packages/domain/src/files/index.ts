/**
 * Attachment validation (FILE-01, FILE-02).
 *
 * @module
 */
export { detectMediaType, type AttachmentMediaType } from './media-type.js';
export { fileTypes, findFileType, type FileType } from './file-types.js';
export { checkFile, maxFileBytes, type AttachmentInput } from './check-file.js';
