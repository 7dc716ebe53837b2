/** What the thread says once it can work. */
export const READY = 'ready';

/** What the thread is asked, one at a time. */
export interface ThumbnailRequest {
  readonly content: Uint8Array;
  readonly mediaType: string;
}

/** Null where the file cannot be read. */
export type ThumbnailAnswer = Uint8Array | null;
