/**
 * Attachment validation (FILE-01, FILE-02), and what documents can print (DOCS-18).
 *
 * @module
 */
export { detectMediaType, type AttachmentMediaType } from './media-type.js';
export { fileNameFor, toFileName } from './file-name.js';
export { fileTypes, findFileType, type FileType } from './file-types.js';
export { findPrintWarning, findUnprintable, toPrintable } from './printable-text.js';
export {
  checkFile,
  checkFileContent,
  fileTooLargeMessage,
  maxFileBytes,
  type AttachmentInput,
} from './check-file.js';
