import { toFileName } from '@consign/domain/files';

import { newId } from '../../ids.js';
import type { JobHandler } from '../jobs/job-handler.js';
import type { Tx } from '../../database/database.js';
import { addJob, dropJob } from '../jobs/job-store.js';
import type { Owner } from '../../database/owner.js';
import type { Capabilities } from './capability.js';
import { type ContentStore, readAll, toContentKey } from './content-store.js';
import type { StoredFile } from './file-store.js';
import { ADDRESS_SECONDS, type FileContext, FILE_TTL_MS } from './made-files.js';

const REMOVE_CONTENTS = 'remove-contents';
const QUARTER_HOUR_SECONDS = 900;

/** Stored bytes that are not attached to anything yet. */
export interface KeptContent {
  readonly id: string;
  readonly contentKey: string;
  /** The job that deletes them unless it is dropped. */
  readonly clearing: string;
}

export interface Addresses {
  readonly uri: string;
  readonly thumbnailUri: string | null;
}

/** What the URLs of an attached file are built from. */
export interface AttachedFile extends Pick<StoredFile, 'id' | 'name'> {
  readonly thumbnailKey: string | null;
}

/** Bytes and URLs of attached files. */
export interface Attachments {
  /** Stores the bytes of an upload; deletes them again unless they get attached. */
  keep(content: Uint8Array, context: Omit<FileContext, 'user'>): Promise<KeptContent>;
  createAddresses(file: AttachedFile, context: FileContext): Addresses;
  /** @throws {MissingContent} if the storage lost it */
  read(contentKey: string): Promise<Uint8Array>;
}

export function createAttachments(deps: {
  readonly contents: ContentStore;
  readonly capabilities: Capabilities;
}): Attachments {
  const { contents, capabilities } = deps;
  return {
    read: (contentKey) => readAll(contents, contentKey),
    keep: async (content, context) => {
      const { owner, now } = context;
      const id = newId(now);
      const contentKey = toContentKey('lasting', owner.tenantId, id);
      // Add the clean-up job first, so that a later failure leaves no bytes behind.
      const clearing = await context.inTransaction((tx) => clearLater(tx, owner, [contentKey], now));
      await contents.put(contentKey, content);
      return { id, contentKey, clearing };
    },
    createAddresses: (file, { owner, user, now }) => {
      const seconds = Math.floor(now.getTime() / 1000) + ADDRESS_SECONDS;
      const quarter = Math.ceil(seconds / QUARTER_HOUR_SECONDS) * QUARTER_HOUR_SECONDS;
      const shared = {
        ...owner,
        userId: user.id,
        fileId: file.id,
        name: addressName(file.name),
      };
      return {
        uri: capabilities.createAddress({ ...shared, use: 'file', expires: seconds }),
        thumbnailUri:
          file.thumbnailKey === null
            ? null
            : capabilities.createAddress({ ...shared, use: 'thumbnail', expires: quarter }),
      };
    },
  };
}

/** Schedules the deletion of bytes after running downloads have ended; returns the job, which can be dropped. */
export async function clearLater(tx: Tx, owner: Owner, keys: readonly string[], now: Date): Promise<string> {
  const id = newId(now);
  const dueAt = new Date(now.getTime() + FILE_TTL_MS);
  await addJob(tx, owner, { id, kind: REMOVE_CONTENTS, payload: { keys }, createdAt: now, dueAt });
  return id;
}

/** Keeps stored bytes for good. Returns false if they were deleted, or are about to be. */
export function keepForGood(tx: Tx, owner: Owner, { clearing }: KeptContent): Promise<boolean> {
  return dropJob(tx, owner, clearing);
}

export function removeContentsJob(contents: ContentStore): JobHandler {
  return {
    kind: REMOVE_CONTENTS,
    run: async ({ payload }) => {
      const { keys } = payload as { keys: readonly string[] };
      for (const key of keys) await contents.remove(key);
    },
  };
}

/** URL-encoded. */
const MAX_ENCODED_LENGTH = 200;

/** The file name for a URL: no path separators, and short enough for any URL limit. */
export function addressName(name: string): string {
  const plain = toFileName(name).replaceAll(/[\p{Cf}?#%]/gu, '_');
  const [, stem = '', extension = ''] = /^(.*?)(\.[a-z\d]{1,5})?$/iu.exec(plain) ?? [];
  let kept = '';
  for (const character of stem) {
    if (encodeURIComponent(kept + character + extension).length > MAX_ENCODED_LENGTH) break;
    kept += character;
  }
  return kept + extension === '' || /^\.+$/u.test(kept + extension) ? 'file' : kept + extension;
}
