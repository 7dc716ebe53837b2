import type { Worker } from 'node:worker_threads';

import { startThread } from '../../thread.js';
import { READY, type ThumbnailAnswer, type ThumbnailRequest } from './thumbnail-messages.js';

/** Renders thumbnails on a worker thread, one at a time (FILE-10). */
export interface ThumbnailMaker {
  /** Null if no thumbnail can be rendered. */
  make(content: Uint8Array, mediaType: string): Promise<Uint8Array | null>;
  close(): Promise<void>;
}

const TIMEOUT_MS = 10_000;
/** A file that needs more memory loses its thumbnail and affects nothing else. */
const LIMITS = { maxOldGenerationSizeMb: 256 };

/** Starts the thread with the first file, and replaces one that crashed or timed out. */
export function createThumbnailMaker(timeoutMs = TIMEOUT_MS, start = startWorker): ThumbnailMaker {
  let worker: { readonly thread: Worker; isReady: boolean } | null = null;
  let last: Promise<unknown> = Promise.resolve();

  function ask(request: ThumbnailRequest): Promise<ThumbnailAnswer> {
    const mine = (worker ??= { thread: start(), isReady: false });
    const { thread } = mine;
    return new Promise((resolve) => {
      let timer: NodeJS.Timeout | undefined;
      const end = (answer: ThumbnailAnswer) => {
        clearTimeout(timer);
        thread.off('message', hear).off('error', lose).off('exit', lose);
        thread.unref();
        resolve(answer);
      };
      const lose = () => {
        worker = null;
        end(null);
        // Ignore further messages from a discarded thread.
        thread.on('error', () => undefined);
        void thread.terminate();
      };
      const send = () => {
        timer = setTimeout(lose, timeoutMs);
        thread.postMessage(request, []);
      };
      const hear = (said: ThumbnailAnswer | typeof READY) => {
        if (said !== READY) return end(said);
        mine.isReady = true;
        return send();
      };
      thread.on('message', hear).on('error', lose).on('exit', lose);
      thread.ref();
      if (mine.isReady) send();
    });
  }

  return {
    make: (content, mediaType) => {
      const made = last.then(() => ask({ content, mediaType }));
      last = made;
      return made;
    },
    close: async () => {
      await worker?.thread.terminate();
    },
  };
}

function startWorker(): Worker {
  return startThread(import.meta.url, 'thumbnail-worker', LIMITS);
}
