import type { components } from '@consign/api-client/consignment';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

import type { Tx } from '../database/database.js';
import { type Owner, type Viewer, ownedBy, ownerColumns } from '../database/owner.js';

type Wire = components['schemas'];

/** The limit of the contract. */
export const MAX_WEBHOOKS = 10;

/** The caller's webhooks: of the organisation, with sites that are all the caller's (PROV-22). */
function managedBy(viewer: Viewer): RawBuilder<SqlBool> {
  return sql<SqlBool>`${ownedBy(viewer)} and site_ids <@ ${[...viewer.siteIds]}::uuid[]`;
}

const selectWebhooks = (tx: Tx, viewer: Viewer) =>
  tx
    .selectFrom('webhooks')
    .where(managedBy(viewer))
    .select([
      'id',
      'url',
      'description',
      'event_types as eventTypes',
      'site_ids as siteIds',
      'is_active as isActive',
      'has_prices as hasPrices',
      'failing_since as failingSince',
      'disabled_at as disabledAt',
      'created_at as createdAt',
    ]);

export type StoredWebhook = Awaited<ReturnType<typeof listStoredWebhooks>>[number];

/** Oldest first. */
export function listStoredWebhooks(tx: Tx, viewer: Viewer) {
  return selectWebhooks(tx, viewer).orderBy('created_at').orderBy('id').limit(MAX_WEBHOOKS).execute();
}

export function findWebhook(tx: Tx, viewer: Viewer, id: string): Promise<StoredWebhook | undefined> {
  return selectWebhooks(tx, viewer).where('id', '=', id).executeTakeFirst();
}

/** An owner's active webhooks. Locked against removal until the transaction ends, so that messages can refer to them. */
export function listListeners(tx: Tx, owner: Owner) {
  return tx
    .selectFrom('webhooks')
    .where(ownedBy(owner))
    .where('is_active', '=', true)
    .select(['id', 'event_types as eventTypes', 'site_ids as siteIds', 'has_prices as hasPrices'])
    .orderBy('id')
    .forKeyShare()
    .execute();
}

/** Counts the organisation's webhooks; other counts wait until the end of the transaction. */
export async function countWebhooks(tx: Tx, viewer: Viewer): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('webhooks of ' || ${viewer.organisationId}, 0))`.execute(
    tx,
  );
  const { count } = await tx
    .selectFrom('webhooks')
    .where(ownedBy(viewer))
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A webhook as a caller saves it. */
export interface SavedWebhook extends Readonly<Wire['SaveWebhook']> {
  /** Whether the caller may see prices (CALL-293). */
  readonly hasPrices: boolean;
}

const columns = (webhook: SavedWebhook) => ({
  url: webhook.url,
  description: webhook.description,
  event_types: [...new Set(webhook.eventTypes)],
  site_ids: [...new Set(webhook.siteIds)],
  is_active: webhook.isActive,
  has_prices: webhook.hasPrices,
});

export async function insertWebhook(
  tx: Tx,
  viewer: Viewer,
  webhook: SavedWebhook & { id: string; userId: string; secret: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('webhooks')
    .values({
      ...ownerColumns(viewer),
      ...columns(webhook),
      id: webhook.id,
      created_by: webhook.userId,
      secret: webhook.secret,
      created_at: webhook.now,
    })
    .execute();
}

/** Replaces a webhook and forgets its failures; false if the caller has no such webhook. */
export async function replaceWebhook(
  tx: Tx,
  viewer: Viewer,
  id: string,
  webhook: SavedWebhook,
): Promise<boolean> {
  const changed = await tx
    .updateTable('webhooks')
    .set({ ...columns(webhook), failures: 0, failing_since: null, retry_at: null, disabled_at: null })
    .where(managedBy(viewer))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

export async function removeWebhook(tx: Tx, viewer: Viewer, id: string): Promise<void> {
  await tx.deleteFrom('webhooks').where(managedBy(viewer)).where('id', '=', id).execute();
}

/** Replaces the secret; the one before signs until the given time. False if the caller has no such webhook. */
export async function replaceSecret(
  tx: Tx,
  viewer: Viewer,
  id: string,
  { secret, previousUntil }: { readonly secret: string; readonly previousUntil: Date },
): Promise<boolean> {
  const changed = await tx
    .updateTable('webhooks')
    .set(({ ref }) => ({ previous_secret: ref('secret'), previous_secret_until: previousUntil, secret }))
    .where(managedBy(viewer))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/**
 * The users to tell of a webhook: its maker. If the maker is disabled, the active users who made other webhooks of the
 * organisation and reach all its sites.
 */
export async function listRecipients(tx: Tx, owner: Owner, webhookId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string; isMaker: boolean }>`
    select u.id, u.id = w.created_by as "isMaker" from webhooks w join users u on ${ownedBy(owner, 'u')}
    where ${ownedBy(owner, 'w')} and w.id = ${webhookId} and u.is_active and (u.id = w.created_by
      or (u.id in (select o.created_by from webhooks o where ${ownedBy(owner, 'o')})
        and w.site_ids <@ array(select s.site_id from user_sites s where ${ownedBy(owner, 's')} and s.user_id = u.id)))
    order by u.id`.execute(tx);
  const makers = rows.filter(({ isMaker }) => isMaker);
  return (makers.length > 0 ? makers : rows).map(({ id }) => id);
}

interface DisabledWebhook {
  readonly name: string;
  readonly email: string;
  readonly provider: string;
  readonly customer: string;
  readonly url: string;
  readonly description: string;
  readonly disabledAt: Date;
  /** Messages that were given up. */
  readonly undelivered: number;
}

/** What a mail about a disabled webhook says to a user; undefined once it is switched on, or its reader is disabled. */
export async function findDisabledWebhook(
  tx: Tx,
  owner: Owner,
  { webhookId, userId }: { readonly webhookId: string; readonly userId: string },
): Promise<DisabledWebhook | undefined> {
  const { rows } = await sql<DisabledWebhook>`
    select u.name, u.email, t.name as provider, g.name as customer, w.url, w.description, w.disabled_at as "disabledAt",
      (select count(*) from webhook_deliveries d where ${ownedBy(owner, 'd')} and d.webhook_id = w.id
        and d.state = 'Failed') as undelivered
    from webhooks w join users u on ${ownedBy(owner, 'u')} and u.id = ${userId}
    join tenants t on t.tenant_id = w.tenant_id
    join organisations g on g.tenant_id = w.tenant_id and g.id = w.organisation_id
    where ${ownedBy(owner, 'w')} and w.id = ${webhookId} and w.disabled_at is not null and u.is_active`.execute(
    tx,
  );
  return rows[0];
}
