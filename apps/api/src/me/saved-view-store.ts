import type { components } from '@consign/api-client/consignment';

import { saveRow } from '../database/save-row.js';
import type { Tx } from '../database/database.js';
import { compareByName, toNameKey } from '../database/fold.js';
import { type Owner, ownedBy, ownerColumns } from '../database/owner.js';

type SavedView = components['schemas']['SavedView'];

export const MAX_VIEWS = 50;

/** Lists the user's own views by name. */
export async function listViews(tx: Tx, owner: Owner, userId: string): Promise<SavedView[]> {
  const views = await selectViews(tx, owner, userId)
    .select(['id', 'name', 'query', 'is_default as isDefault'])
    .orderBy('id')
    .execute();
  return views.sort(compareByName);
}

/** Adds or replaces a view; a new default replaces the old one. */
export async function saveView(
  tx: Tx,
  owner: Owner,
  userId: string,
  view: SavedView,
): Promise<'saved' | 'name taken' | 'too many'> {
  await lockViews(tx, owner, userId);
  const name_key = toNameKey(view.name);
  const saved = await selectViews(tx, owner, userId).select(['id', 'name_key']).execute();
  const others = saved.filter(({ id }) => id !== view.id);
  if (others.some((other) => other.name_key === name_key)) return 'name taken';
  if (others.length >= MAX_VIEWS) return 'too many';
  if (view.isDefault) await dropDefault(tx, owner, userId);
  await saveRow(
    tx,
    'saved_views',
    { ...ownerColumns(owner), user_id: userId, id: view.id },
    { name: view.name, name_key, query: view.query, is_default: view.isDefault },
  );
  return 'saved';
}

export async function removeView(tx: Tx, owner: Owner, userId: string, id: string): Promise<void> {
  await tx
    .deleteFrom('saved_views')
    .where(ownedBy(owner))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}

function selectViews(tx: Tx, owner: Owner, userId: string) {
  return tx.selectFrom('saved_views').where(ownedBy(owner)).where('user_id', '=', userId);
}

/** Serialises saves per user, so that the limit holds. */
async function lockViews(tx: Tx, owner: Owner, userId: string): Promise<void> {
  await tx
    .selectFrom('users')
    .where(ownedBy(owner))
    .where('id', '=', userId)
    .select('id')
    .forNoKeyUpdate()
    .execute();
}

async function dropDefault(tx: Tx, owner: Owner, userId: string): Promise<void> {
  await tx
    .updateTable('saved_views')
    .set({ is_default: false })
    .where(ownedBy(owner))
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .execute();
}
