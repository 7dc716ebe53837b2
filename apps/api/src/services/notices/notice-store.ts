import { sql } from 'kysely';

import { saveRow } from '../../database/save-row.js';
import type { Tx } from '../../database/database.js';
import { type Owner, ownedBy, ownerColumns } from '../../database/owner.js';
import type { Schema } from '../../database/schema.js';

export interface Notice {
  readonly id: string;
  readonly type: Schema['notices']['type'];
  readonly reason: Schema['notices']['reason'];
  readonly consignmentCount: number;
  readonly requestedAt: Date;
}

/** The limit of the contract. */
export const MAX_NOTICES = 50;

/** The user's newest notices, newest first. */
export function listUserNotices(tx: Tx, owner: Owner, userId: string): Promise<Notice[]> {
  return selectNotices(tx, owner, userId)
    .select(['id', 'type', 'reason', 'consignment_count as consignmentCount', 'requested_at as requestedAt'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_NOTICES)
    .execute();
}

/** Adds a notice, or replaces the one with the same id. No effect for a user who no longer exists. */
export async function saveNotice(
  tx: Tx,
  owner: Owner,
  userId: string,
  notice: Notice & { readonly createdAt: Date },
): Promise<void> {
  const user = await tx
    .selectFrom('users')
    .where(ownedBy(owner))
    .where('id', '=', userId)
    .select('id')
    .forKeyShare()
    .executeTakeFirst();
  if (user === undefined) return;
  await saveRow(
    tx,
    'notices',
    { ...ownerColumns(owner), user_id: userId, id: notice.id },
    {
      type: notice.type,
      reason: notice.reason,
      consignment_count: notice.consignmentCount,
      requested_at: notice.requestedAt,
      created_at: notice.createdAt,
    },
  );
  await dropOldest(tx, owner, userId);
}

export async function removeNotice(tx: Tx, owner: Owner, userId: string, id: string): Promise<void> {
  await tx
    .deleteFrom('notices')
    .where(ownedBy(owner))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}

function selectNotices(tx: Tx, owner: Owner, userId: string) {
  return tx.selectFrom('notices').where(ownedBy(owner)).where('user_id', '=', userId);
}

/** Keeps the table small for a user who never dismisses a notice. */
async function dropOldest(tx: Tx, owner: Owner, userId: string): Promise<void> {
  const kept = await listUserNotices(tx, owner, userId);
  await tx
    .deleteFrom('notices')
    .where(ownedBy(owner))
    .where('user_id', '=', userId)
    .where(sql<boolean>`not (id = any(${kept.map(({ id }) => id)}::uuid[]))`)
    .execute();
}
