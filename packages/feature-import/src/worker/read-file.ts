import type {
  ImportContext,
  ImportFileProblem,
  ImportGroup,
  ImportHeader,
  ImportRow,
} from '@consign/domain/import-csv';

import type { ImportWorker, WorkerRequest } from './protocol.js';

/** A file as it was read. */
export interface ReadFile {
  /** Null where the file has none. */
  readonly header: ImportHeader | null;
  readonly rows: readonly ImportRow[];
  readonly groups: readonly ImportGroup[];
  readonly fileProblem: ImportFileProblem | null;
}

export interface ReadOptions {
  readonly context: ImportContext;
  /** The share of the file that has been read, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** Ends the reading without an answer. */
  readonly signal: AbortSignal;
  readonly makeWorker?: (() => ImportWorker) | undefined;
}

const unreadable: ImportFileProblem = {
  message: "The file can't be read. Nothing was created. Choose it again",
  row: null,
};

/** Reads and validates a file in a worker, so that the page stays free (IMPT-12). */
export function readFile(
  file: Blob,
  { context, onProgress, signal, makeWorker = createWorker }: ReadOptions,
): Promise<ReadFile> {
  const worker = makeWorker();
  const request = (message: WorkerRequest): void => worker.postMessage(message, []);
  return new Promise((resolve) => {
    let header: ImportHeader | null = null;
    const rows: ImportRow[] = [];
    const groups: ImportGroup[] = [];
    const end = (fileProblem: ImportFileProblem | null): void => {
      worker.terminate();
      resolve({ header, rows, groups, fileProblem });
    };
    const fail = (): void => end(unreadable);
    worker.addEventListener('message', ({ data: reply }) => {
      if (signal.aborted) return;
      if (reply.type === 'header') header = reply.header;
      if (reply.type === 'batch') {
        for (const { group, rows: its } of reply.groups) {
          groups.push(group);
          rows.push(...its);
        }
        onProgress(reply.total === 0 ? 1 : reply.read / reply.total);
        request({ type: 'taken' });
      }
      if (reply.type === 'failed') fail();
      if (reply.type === 'done') end(reply.summary.fileProblem);
    });
    worker.addEventListener('error', fail);
    worker.addEventListener('messageerror', fail);
    signal.addEventListener('abort', () => worker.terminate());
    request({ type: 'start', file, context });
  });
}

function createWorker(): ImportWorker {
  return new Worker(new URL('import-worker.ts', import.meta.url), { type: 'module' });
}
