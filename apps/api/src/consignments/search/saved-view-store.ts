import type { Tx } from '../../database/database.js';
import { fold } from '../../database/fold.js';
import { type Owner, ownerColumns } from '../../database/owner.js';

export interface SavedView {
  readonly id: string;
  readonly name: string;
  /** The list's query string. */
  readonly query: string;
  readonly isDefault: boolean;
}

export const MOST_VIEWS = 50;

/** The user's own, by name. */
export async function listViews(tx: Tx, owner: Owner, userId: string): Promise<SavedView[]> {
  const views = await viewsOf(tx, owner, userId)
    .select(['id', 'name', 'query', 'is_default as isDefault'])
    .orderBy('id')
    .execute();
  // Here and not there, so that the order is the same on every server.
  return views.sort((a, b) => fold(a.name).localeCompare(fold(b.name), 'en'));
}

/** Adds a view or replaces it; the default is taken from the one that was. */
export async function saveView(
  tx: Tx,
  owner: Owner,
  userId: string,
  view: SavedView,
): Promise<'saved' | 'name taken' | 'too many'> {
  await lockViews(tx, owner, userId);
  const name_key = keyOf(view.name);
  const kept = await viewsOf(tx, owner, userId).select(['id', 'name_key']).execute();
  const others = kept.filter(({ id }) => id !== view.id);
  if (others.some((other) => other.name_key === name_key)) return 'name taken';
  if (others.length >= MOST_VIEWS) return 'too many';
  if (view.isDefault) await dropDefault(tx, owner, userId);
  const fields = { name: view.name, name_key, query: view.query, is_default: view.isDefault };
  await tx
    .insertInto('saved_views')
    .values({ ...ownerColumns(owner), user_id: userId, id: view.id, ...fields })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'organisation_id', 'user_id', 'id']).doUpdateSet(fields),
    )
    .execute();
  return 'saved';
}

export async function removeView(tx: Tx, owner: Owner, userId: string, id: string): Promise<void> {
  await tx
    .deleteFrom('saved_views')
    .where('tenant_id', '=', owner.tenantId)
    .where('organisation_id', '=', owner.organisationId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}

function viewsOf(tx: Tx, { tenantId, organisationId }: Owner, userId: string) {
  return tx
    .selectFrom('saved_views')
    .where('tenant_id', '=', tenantId)
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', userId);
}

/** Two windows of one user save one after the other, so that what was counted stays true. */
async function lockViews(tx: Tx, { tenantId, organisationId }: Owner, userId: string): Promise<void> {
  await tx
    .selectFrom('users')
    .where('tenant_id', '=', tenantId)
    .where('organisation_id', '=', organisationId)
    .where('id', '=', userId)
    .select('id')
    .forNoKeyUpdate()
    .execute();
}

async function dropDefault(tx: Tx, owner: Owner, userId: string): Promise<void> {
  await tx
    .updateTable('saved_views')
    .set({ is_default: false })
    .where('tenant_id', '=', owner.tenantId)
    .where('organisation_id', '=', owner.organisationId)
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .execute();
}

/** A macron is a letter of its own here: Māori and Maori are two names. */
function keyOf(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
