import { reportAnonymised } from '../changes/index.js';
import type { Tx } from '../database/database.js';
import type { Owner } from '../database/owner.js';
import { clearLater } from '../services/files/attachments.js';
import { toThumbnailKey } from '../services/files/thumbnails/thumbnail-job.js';
import { type NamedConsignment, anonymise, deleteAttached, storeAnonymous } from './anonymise-store.js';

/** How many consignments were made anonymous, and how many of their files were deleted. */
export interface Anonymised {
  readonly consignments: number;
  readonly files: number;
}

/** Removes names, addresses and notes from locked consignments, and their files, in the transaction of the lock. */
export async function anonymiseConsignments(
  tx: Tx,
  owner: Owner,
  named: readonly NamedConsignment[],
  now: Date,
): Promise<Anonymised> {
  if (named.length === 0) return { consignments: 0, files: 0 };
  const edits = named.map((before) => {
    const after = { ...before, sender: anonymise(before.sender), receiver: anonymise(before.receiver) };
    return { before, after };
  });
  await storeAnonymous(
    tx,
    owner,
    edits.map(({ after }) => after),
    now,
  );
  const files = await deleteAttached(
    tx,
    owner,
    named.map(({ id }) => id),
  );
  const keys = files.flatMap(({ contentKey }) => [contentKey, toThumbnailKey(contentKey)]);
  if (keys.length > 0) await clearLater(tx, owner, keys, now);
  await reportAnonymised(
    tx,
    { owner, user: null, now },
    edits.map(({ before, after }) => ({ kind: 'anonymised', consignmentId: before.id, before, after })),
  );
  return { consignments: named.length, files: files.length };
}
