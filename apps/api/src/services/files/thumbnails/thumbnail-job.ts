import type { Database, Tx } from '../../../database/database.js';
import type { Owner } from '../../../database/owner.js';
import { newId } from '../../../ids.js';
import type { JobHandler } from '../../jobs/job-handler.js';
import { addJob } from '../../jobs/job-store.js';
import { startProcess } from '../../processes/start-process.js';
import { createWorkerProcesses } from '../../processes/worker-processes.js';
import { type ContentStore, readAll } from '../content-store.js';
import { isThumbnailPending, storeThumbnail } from '../file-store.js';

const MAKE_THUMBNAIL = 'make-thumbnail';

/** The key of a file's thumbnail, whether or not there is one. */
export const toThumbnailKey = (contentKey: string): string => `${contentKey}-thumbnail`;

/** Adds the job that makes the thumbnail of an attached file; until it has run, the file's thumbnail is pending. */
export function addThumbnailJob(
  tx: Tx,
  owner: Owner,
  file: { readonly id: string; readonly contentKey: string; readonly mediaType: string },
  now: Date,
): Promise<void> {
  const { id: fileId, contentKey, mediaType } = file;
  const payload = { fileId, contentKey, mediaType };
  return addJob(tx, owner, { id: newId(now), kind: MAKE_THUMBNAIL, payload, createdAt: now, dueAt: now });
}

/** Makes and stores a thumbnail (FILE-10); a file that none can be made of is no failure. */
export function thumbnailJob(deps: {
  readonly database: Pick<Database, 'inTenant'>;
  readonly contents: ContentStore;
  readonly makeThumbnail: ThumbnailMaker['make'];
}): JobHandler {
  const { database, contents, makeThumbnail } = deps;
  return {
    kind: MAKE_THUMBNAIL,
    run: async ({ tenantId, organisationId, payload }) => {
      const { fileId, contentKey, mediaType } = payload as {
        fileId: string;
        contentKey: string;
        mediaType: string;
      };
      const owner = { tenantId, organisationId };
      const inTenant = <T>(run: (tx: Tx) => Promise<T>) => database.inTenant(owner, run);
      if (!(await inTenant((tx) => isThumbnailPending(tx, owner, fileId)))) return;
      const content = await readAll(contents, contentKey);
      const thumbnail = await makeThumbnail(organisationId, { content, mediaType });
      const key = thumbnail === null ? null : toThumbnailKey(contentKey);
      if (thumbnail !== null && key !== null) await contents.put(key, thumbnail);
      await inTenant((tx) => storeThumbnail(tx, owner, fileId, key));
    },
    onGivenUp: (tx, job) => storeThumbnail(tx, job, (job.payload as { fileId: string }).fileId, null),
  };
}

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
