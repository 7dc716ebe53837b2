/**
 * What can be attached to a consignment (FILE-01, FILE-02).
 *
 * @module
 */
export { mediaTypeOf, type AttachedMediaType } from './media-type.js';
export { fileTypes, findFileType, type FileType } from './file-types.js';
export { checkFile, mostFileBytes, type GivenFile } from './check-file.js';
