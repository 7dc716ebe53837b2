import type { Problem } from '../problem.js';
import { limits } from '../rules/limits.js';
import { checkRequired, checkText } from '../rules/text.js';
import { findFileType } from './file-types.js';
import type { AttachmentMediaType } from './media-type.js';

/** 10 MB (FILE-02). */
export const maxFileBytes = 10 * 1024 * 1024;

export interface AttachmentInput {
  /** Null where no file was chosen. */
  readonly file: { readonly size: number; readonly mediaType: AttachmentMediaType | null } | null;
  readonly fileTypeCode: string;
  readonly notes: string;
}

/** What keeps a file from being attached (FILE-01, FILE-02); paths are those of the upload's parts. */
export function checkFile({ file, fileTypeCode, notes }: AttachmentInput): readonly Problem[] {
  const problems: Problem[] = [];
  if (file === null || file.size === 0) {
    problems.push({ id: 'FILE-01', path: 'fileData', message: 'Please select a file to upload.' });
  } else if (file.size > maxFileBytes) {
    problems.push({
      id: 'FILE-02',
      path: 'fileData',
      message: 'Selected file has reached size limit - 10MB',
    });
  } else if (file.mediaType === null) {
    problems.push({
      id: 'FILE-08',
      path: 'fileData',
      message: 'Only PDF, JPEG and PNG files can be attached',
    });
  }
  if (findFileType(fileTypeCode) === null) {
    problems.push({ id: 'FILE-01', path: 'metadata/fileTypeCode', message: 'No file type selected' });
  }
  problems.push(
    ...checkRequired(notes, 'FILE-01', 'metadata/notes', 'Required'),
    ...checkText(notes, limits.notes, 'FILE-01', 'metadata/notes'),
  );
  return problems;
}
