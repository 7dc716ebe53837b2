import type {
  ImportContext,
  ImportFileProblem,
  ImportGroup,
  ImportHeader,
  ImportRow,
} from '@consign/domain/import-csv';

import { startImportFile, type ImportWorker } from '../worker/start-import-file.js';

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

/** Reads and validates a file in a worker (IMPT-12). */
export function readFile(
  file: File,
  { context, onProgress, signal, makeWorker }: ReadOptions,
): Promise<ReadFile> {
  return new Promise((resolve) => {
    let header: ImportHeader | null = null;
    const rows: ImportRow[] = [];
    const groups: ImportGroup[] = [];
    const end = (fileProblem: ImportFileProblem | null) => resolve({ header, rows, groups, fileProblem });
    const reading = startImportFile(
      file,
      context,
      {
        onHeader: (found) => {
          header = found;
        },
        onGroups: (read, bytes, total) => {
          for (const { group, rows: its } of read) {
            groups.push(group);
            rows.push(...its);
          }
          onProgress(total === 0 ? 1 : bytes / total);
        },
        onDone: ({ fileProblem }) => end(fileProblem),
        onFailed: () => end(unreadable),
      },
      makeWorker,
    );
    signal.addEventListener('abort', reading.dispose);
  });
}
