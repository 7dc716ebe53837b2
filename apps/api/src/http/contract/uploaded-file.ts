import { createHash } from 'node:crypto';

/** The bytes of a file that came with a call. Of one that is too large, the first bytes beyond what is taken. */
export class UploadedFile {
  constructor(readonly content: Uint8Array) {}

  /** What stands for it where calls are compared (CONS-34). */
  toJSON(): string {
    return createHash('sha256').update(this.content).digest('base64url');
  }
}

/** A form that carries a file, its metadata read as JSON. */
export interface UploadForm {
  readonly metadata?: unknown;
  readonly fileData?: UploadedFile;
}
