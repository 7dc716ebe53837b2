/** Sent by the thread when it is ready. */
export const READY = 'ready';

/** Request to the thread; one at a time. */
export interface ThumbnailRequest {
  readonly content: Uint8Array;
  readonly mediaType: string;
}

/** Null if the file cannot be read. */
export type ThumbnailAnswer = Uint8Array | null;
