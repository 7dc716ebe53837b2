import { fields, need, optional, text } from '../argument.js';
import type { Problem, RegisterId } from '../problem.js';
import { limits } from '../rules/limits.js';
import { checkRequired, checkText } from '../rules/text.js';
import { findFileType } from './file-types.js';
import type { AttachmentMediaType } from './media-type.js';

/** The maximum attachment size in bytes: 10 MB (FILE-02). */
export const maxFileBytes = 10 * 1024 * 1024;

/** The owner's sentence for a larger file (FILE-02). */
export const fileTooLargeMessage = 'Selected file has reached size limit - 10MB';

/** What the user entered for an attachment. */
export interface AttachmentInput {
  /** `size` in bytes. Null when no file is chosen. */
  readonly file: { readonly size: number; readonly mediaType: AttachmentMediaType | null } | null;
  readonly fileTypeCode: string;
  readonly notes: string;
}

const attachmentArgument = fields('an object with file, fileTypeCode and notes', {
  file: optional(fields('an object with size and mediaType, or null', {})),
  fileTypeCode: text,
  notes: text,
});

const refuse = (id: RegisterId, message: string): Problem => ({ id, path: 'fileData', message });

/** The media type of a file's content, or why it can't be attached (FILE-01, FILE-02, FILE-08). */
export function checkFileContent(file: AttachmentInput['file']): AttachmentMediaType | Problem {
  if (file === null || file.size === 0) return refuse('FILE-01', 'Please select a file to upload.');
  if (file.size > maxFileBytes) return refuse('FILE-02', fileTooLargeMessage);
  if (file.mediaType === null) return refuse('FILE-08', 'Only PDF, JPEG and PNG files can be attached');
  return file.mediaType;
}

/** Validates an attachment (FILE-01, FILE-02, FILE-08). Problem paths name the multipart parts of the upload. */
export function checkFile(input: AttachmentInput): readonly Problem[] {
  need('checkFile', 'input', input, attachmentArgument);
  const { file, fileTypeCode, notes } = input;
  const content = checkFileContent(file);
  const problems = typeof content === 'string' ? [] : [content];
  if (findFileType(fileTypeCode) === null) {
    problems.push({ id: 'FILE-01', path: 'metadata/fileTypeCode', message: 'No file type selected' });
  }
  problems.push(
    ...checkRequired(notes, 'FILE-01', 'metadata/notes', 'Required'),
    ...checkText(notes, limits.notes, 'FILE-01', 'metadata/notes'),
  );
  return problems;
}
