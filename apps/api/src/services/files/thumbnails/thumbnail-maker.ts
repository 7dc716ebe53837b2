import { startProcess } from '../../processes/start-process.js';
import { createWorkerProcesses } from '../../processes/worker-processes.js';

export interface ThumbnailRequest {
  readonly content: Uint8Array;
  readonly mediaType: string;
  /** What the picture must fit in, in pixels; a thumbnail's box without it. */
  readonly box?: { readonly width: number; readonly height: number };
}

/** Renders thumbnails in a process of their own, one at a time (FILE-10). */
export interface ThumbnailMaker {
  /** Null if no thumbnail can be rendered: the file can't be read, or needs too much time or memory. */
  make(customer: string, request: ThumbnailRequest): Promise<Uint8Array | null>;
  close(): void;
}

const LIMITS = { dataMb: 1024, heapMb: 256 };
const TIMEOUT_MS = 10_000;
/** More than a job runner asks for. */
const MAX_QUEUED = 10;

export function createThumbnailMaker(timeoutMs: number = TIMEOUT_MS): ThumbnailMaker {
  const workers = createWorkerProcesses<ThumbnailRequest, Uint8Array>({
    start: () => startProcess(import.meta.url, 'thumbnail-process', LIMITS),
    count: 1,
    timeoutMs,
    maxQueued: MAX_QUEUED,
  });
  return {
    make: (customer, request) => workers.ask(customer, request).catch(() => null),
    close: () => workers.close(),
  };
}
