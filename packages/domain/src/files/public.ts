/** The published names of this folder. The README has a sentence for each. */
export {
  checkFile,
  detectMediaType,
  fileTypes,
  maxFileBytes,
  type AttachmentInput,
  type AttachmentMediaType,
  type FileType,
} from './index.js';
