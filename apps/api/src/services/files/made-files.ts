import { newId } from '../../ids.js';
import type { Database, Tx } from '../../database/database.js';
import type { Owner } from '../../database/owner.js';
import { type MadeFileRow, deleteFile, insertMadeFile } from './file-store.js';
import { addJob } from '../jobs/job-store.js';
import type { JobHandler } from '../jobs/job-handler.js';
import type { Capabilities } from './capability.js';
import type { ContentStore } from './content-store.js';

/** How long an address counts (DOCS-11). */
export const ADDRESS_SECONDS = 300;
/** A file is kept for an hour, so that a download under way ends before it does. */
export const FILE_TTL_MS = 60 * 60_000;

const REMOVE_FILE = 'remove-file';

/** The caller for whom a file is kept. */
export interface FileContext {
  readonly owner: Owner;
  readonly user: { readonly id: string };
  readonly now: Date;
  inTransaction<T>(run: (tx: Tx) => Promise<T>): Promise<T>;
}

export interface MadeFile {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
  /** The sites whose consignments are in it. */
  readonly siteIds: readonly string[];
  /** Where it is a document of one consignment (FILE-13). */
  readonly of: MadeFileRow['of'];
}

/** Stores a file for an hour and returns the caller's signed address of it. */
export function keepMadeFile(deps: { contents: ContentStore; capabilities: Capabilities }) {
  return async (file: MadeFile, context: FileContext) => {
    const { owner, user, now } = context;
    const id = newId(now);
    const contentKey = `${owner.tenantId}/${id}`;
    await context.inTransaction((tx) =>
      // Added first, so that no bytes are left behind when a later step fails.
      addJob(tx, owner, {
        id: newId(now),
        kind: REMOVE_FILE,
        payload: { id, contentKey },
        createdAt: now,
        dueAt: new Date(now.getTime() + FILE_TTL_MS),
      }),
    );
    await deps.contents.put(contentKey, file.content);
    const { name, mediaType, content, siteIds, of } = file;
    await context.inTransaction((tx) =>
      insertMadeFile(tx, owner, {
        id,
        userId: user.id,
        name,
        mediaType,
        byteSize: content.byteLength,
        contentKey,
        siteIds,
        of,
        createdAt: now,
      }),
    );
    const expires = Math.floor(now.getTime() / 1000) + ADDRESS_SECONDS;
    return deps.capabilities.createAddress({
      ...owner,
      use: 'file',
      userId: user.id,
      fileId: id,
      name,
      expires,
    });
  };
}

export function removeFileJob(deps: {
  database: Pick<Database, 'inTenant'>;
  contents: ContentStore;
}): JobHandler {
  return {
    kind: REMOVE_FILE,
    run: async ({ tenantId, organisationId, payload }) => {
      const { id, contentKey } = payload as { id: string; contentKey: string };
      await deps.database.inTenant({ tenantId, organisationId, userId: null }, (tx) =>
        deleteFile(tx, { tenantId, organisationId }, id),
      );
      await deps.contents.remove(contentKey);
    },
  };
}
