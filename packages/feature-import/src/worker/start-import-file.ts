import type { ImportContext, ImportHeader, ImportSummary } from '@consign/domain/import-csv';

import type { ReadGroup, WorkerReply, WorkerRequest } from './protocol.js';

/** Messages to the page while a file is read. */
export interface FileListeners {
  readonly onHeader: (header: ImportHeader) => void;
  /** Consignments in the order of the file, and how many bytes of how many were read. */
  readonly onGroups: (groups: readonly ReadGroup[], read: number, total: number) => void;
  /** The end, also after a stop: the rows given before are then a part of the file. */
  readonly onDone: (summary: ImportSummary, isStopped: boolean) => void;
  /** The file, or the worker, can't be read. */
  readonly onFailed: () => void;
}

/** A file that is being read. */
export interface FileReading {
  readonly pause: () => void;
  readonly resume: () => void;
  /** Ends with `onDone`. */
  readonly stop: () => void;
  /** Ends without a word, for a screen that closes. */
  readonly dispose: () => void;
}

/** The part of `Worker` that is used. */
export interface ImportWorker {
  postMessage(message: WorkerRequest, transfer: Transferable[]): void;
  terminate(): void;
  addEventListener(type: string, listener: (event: MessageEvent<WorkerReply>) => void): void;
}

/** Reads and validates a file in a worker, so that the page stays free (IMPT-12). */
export function startImportFile(
  file: Blob,
  context: ImportContext,
  listeners: FileListeners,
  makeWorker: () => ImportWorker = createImportWorker,
): FileReading {
  const worker = makeWorker();
  const request = (message: WorkerRequest): void => {
    worker.postMessage(message, []);
  };
  let isOver = false;
  const end = (): void => {
    isOver = true;
    worker.terminate();
  };
  const fail = (): void => {
    if (isOver) return;
    end();
    listeners.onFailed();
  };
  worker.addEventListener('message', ({ data: reply }) => {
    if (isOver) return;
    if (reply.type === 'header') listeners.onHeader(reply.header);
    if (reply.type === 'batch') {
      listeners.onGroups(reply.groups, reply.read, reply.total);
      request({ type: 'taken' });
    }
    if (reply.type === 'failed') fail();
    if (reply.type === 'done') {
      end();
      listeners.onDone(reply.summary, reply.isStopped);
    }
  });
  worker.addEventListener('error', fail);
  worker.addEventListener('messageerror', fail);
  request({ type: 'start', file, context });
  return {
    pause: () => {
      request({ type: 'pause' });
    },
    resume: () => {
      request({ type: 'resume' });
    },
    stop: () => {
      request({ type: 'stop' });
    },
    dispose: end,
  };
}

function createImportWorker(): Worker {
  return new Worker(new URL('import-worker.ts', import.meta.url), { type: 'module' });
}
