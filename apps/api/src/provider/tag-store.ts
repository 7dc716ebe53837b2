import { sql } from 'kysely';

import type { ConsignmentKey, ConsignmentRow } from '../consignments/index.js';
import type { Tx } from '../database/database.js';
import { ownedBy } from '../database/owner.js';
import { storedJson } from '../database/stored-json.js';

export type StoredTag = ConsignmentRow['tags'][number];

/** The tags of a locked consignment. */
export async function readTags(tx: Tx, key: ConsignmentKey): Promise<readonly StoredTag[]> {
  const { tags } = await tx
    .selectFrom('consignments')
    .where(ownedBy(key))
    .where('id', '=', key.consignmentId)
    .select('tags')
    .executeTakeFirstOrThrow();
  return tags;
}

/** Replaces the tags of a locked consignment. Not a customer's change: an open form stays current. */
export async function writeTags(tx: Tx, key: ConsignmentKey, tags: readonly StoredTag[]): Promise<void> {
  await sql`update consignments c set tags = ${storedJson(tags)}::jsonb
    where ${ownedBy(key, 'c')} and c.id = ${key.consignmentId}`.execute(tx);
}
