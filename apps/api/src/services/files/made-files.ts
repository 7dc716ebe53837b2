import { newId } from '../../ids.js';
import type { Database, Tx } from '../../database/database.js';
import type { Owner } from '../../database/owner.js';
import { type MadeFileRow, deleteFile, insertMadeFile } from './file-store.js';
import { addJob } from '../jobs/job-store.js';
import type { JobHandler } from '../jobs/job-handler.js';
import type { Capabilities } from './capability.js';
import { type ContentStore, toContentKey } from './content-store.js';

/** Lifetime of a signed URL (DOCS-11). */
export const ADDRESS_SECONDS = 300;
/** Generated files are kept for an hour, well beyond any download in progress. */
export const FILE_TTL_MS = 60 * 60_000;

const REMOVE_FILE = 'remove-file';

/** The caller that a file is stored for. */
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
  /** The sites whose consignments it contains. */
  readonly siteIds: readonly string[];
  /** Set for a document of a single consignment (FILE-13). */
  readonly of: MadeFileRow['of'];
}

/** Stores a file for an hour and returns a signed URL for the caller. */
export function keepMadeFile(deps: { contents: ContentStore; capabilities: Capabilities }) {
  return async (file: MadeFile, context: FileContext) => {
    const { owner, user, now } = context;
    const id = newId(now);
    const contentKey = toContentKey('temporary', owner.tenantId, id);
    await context.inTransaction((tx) =>
      // Add the clean-up job first, so that a later failure leaves no bytes behind.
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
      await deps.database.inTenant({ tenantId, organisationId }, (tx) =>
        deleteFile(tx, { tenantId, organisationId }, id),
      );
      await deps.contents.remove(contentKey);
    },
  };
}
