import { createHash } from 'node:crypto';

/** The bytes of an uploaded file. An oversized one is cut one byte past the limit. */
export class UploadedFile {
  constructor(readonly content: Uint8Array) {}

  /** Its hash, for comparing requests (CONS-34). */
  toJSON(): string {
    return createHash('sha256').update(this.content).digest('base64url');
  }
}

/** A form with a file and its metadata, parsed as JSON. */
export interface UploadForm {
  readonly metadata?: unknown;
  readonly fileData?: UploadedFile;
}
