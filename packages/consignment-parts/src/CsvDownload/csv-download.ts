import type { Client } from '@consign/api-client/internal';
import { createCsvRowCounter } from '@consign/domain/csv';
import { findServerMessage, openCsv, type CsvRequest, type OpenedCsv } from '@consign/queries';
import { useAnalytics, useClient } from '@consign/session';
import { toastError, toastSuccess } from '@consign/ui';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

import { saveFile } from '../BulkActions/save-file.js';

export const downloadFailedMessage = 'Cannot download csv, please try again later';

/** A download and its description. */
export interface CsvJob {
  readonly request: CsvRequest;
  /** The file's name where the server gives none. */
  readonly defaultName: string;
  /** Shown above the progress: 'Created 16/11/2026 to 22/11/2026'. */
  readonly title: string;
}

interface Progress {
  readonly job: CsvJob;
  readonly rows: number;
  /** How many are expected; null until the file begins, or where the server does not say. */
  readonly total: number | null;
}

export type CsvDownloadState =
  | { readonly step: 'idle' }
  | ({ readonly step: 'running' | 'stopped' | 'empty' } & Progress)
  | ({ readonly step: 'done'; readonly name: string } & Progress)
  /** `reason` is the server's own sentence, or null. */
  | ({ readonly step: 'failed'; readonly reason: string | null } & Progress);

/** A download that outlives the screen that started it, one at a time. */
export interface CsvDownload {
  readonly getState: () => CsvDownloadState;
  readonly subscribe: (changed: () => void) => () => void;
  /** Ignored while one is running. */
  readonly start: (job: CsvJob) => void;
  readonly stop: () => void;
  /** Forgets the result. */
  readonly dismiss: () => void;
}

interface Deps {
  readonly client: Client;
  readonly onDownloaded: () => void;
}

/** Chunks become a Blob at this size: the browser can keep Blobs outside the page's memory, and on disk. */
const partBytes = 4 * 1024 * 1024;
const shownEveryMs = 200;

export function createCsvDownload({ client, onDownloaded }: Deps): CsvDownload {
  const readers = new Set<() => void>();
  let state: CsvDownloadState = { step: 'idle' };
  let going: AbortController | null = null;
  const set = (next: CsvDownloadState): void => {
    state = next;
    for (const changed of readers) changed();
  };

  async function run(job: CsvJob, stopped: AbortController): Promise<void> {
    let progress: Progress = { job, rows: 0, total: null };
    const show = (changed: Partial<Progress>): void => {
      progress = { ...progress, ...changed };
      set({ step: 'running', ...progress });
    };
    show({});
    try {
      const opened = await openCsv(client, job.request, stopped.signal);
      show({ total: opened.total });
      const content = await collect(opened, stopped.signal, (rows) => show({ rows }));
      if (progress.rows === 0) return set({ step: 'empty', ...progress });
      const name = opened.name ?? job.defaultName;
      saveFile({ name, content });
      onDownloaded();
      set({ step: 'done', name, ...progress });
      if (readers.size === 0) toastSuccess(`${name} was downloaded`);
    } catch (error) {
      if (stopped.signal.aborted) return set({ step: 'stopped', ...progress });
      set({ step: 'failed', reason: findServerMessage(error), ...progress });
      if (readers.size === 0) toastError(downloadFailedMessage);
    }
  }

  return {
    getState: () => state,
    subscribe: (changed) => {
      readers.add(changed);
      return () => readers.delete(changed);
    },
    start: (job) => {
      if (going !== null) return;
      const stopped = new AbortController();
      going = stopped;
      window.addEventListener('beforeunload', askFirst);
      void run(job, stopped).finally(() => {
        going = null;
        window.removeEventListener('beforeunload', askFirst);
      });
    },
    stop: () => going?.abort(),
    dismiss: () => {
      if (going === null) set({ step: 'idle' });
    },
  };
}

/** Reads a file to its end, in Blobs. `onRows` gets the rows so far, a few times a second and at the end. */
async function collect(
  { content }: OpenedCsv,
  signal: AbortSignal,
  onRows: (rows: number) => void,
): Promise<Blob> {
  const counter = createCsvRowCounter();
  const parts: Blob[] = [];
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  let held = 0;
  let lines = 0;
  let due: number | null = null;
  const show = (): void => {
    due = null;
    onRows(toRows(lines));
  };
  const reader = content.getReader();
  const cancel = (): void => void reader.cancel();
  signal.addEventListener('abort', cancel);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      signal.throwIfAborted();
      if (done) break;
      lines = counter.read(value);
      chunks.push(value as Uint8Array<ArrayBuffer>);
      held += value.byteLength;
      if (held >= partBytes) {
        parts.push(new Blob(chunks));
        chunks = [];
        held = 0;
      }
      // Later than the rows, so that the last ones before a pause are shown too.
      due ??= window.setTimeout(show, shownEveryMs);
    }
  } finally {
    signal.removeEventListener('abort', cancel);
    if (due !== null) window.clearTimeout(due);
    show();
  }
  return new Blob([...parts, ...chunks], { type: 'text/csv;charset=utf-8' });
}

/** Closing the tab would lose the file. */
const askFirst = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Without the header line. */
const toRows = (lines: number): number => Math.max(0, lines - 1);

// One per user, like the query cache: it goes on when its screen is left.
const downloads = new WeakMap<QueryClient, CsvDownload>();

/** The user's download and its state (EXTR-11). */
export function useCsvDownload(): { readonly download: CsvDownload; readonly state: CsvDownloadState } {
  const client = useClient();
  const track = useAnalytics();
  const queryClient = useQueryClient();
  const known = downloads.get(queryClient);
  const download =
    known ??
    createCsvDownload({
      client,
      onDownloaded: () => track({ name: 'export downloaded', format: 'csv' }),
    });
  if (known === undefined) downloads.set(queryClient, download);
  return { download, state: useSyncExternalStore(download.subscribe, download.getState) };
}
