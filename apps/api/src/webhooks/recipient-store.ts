import { sql } from 'kysely';

import type { Tx } from '../database/database.js';
import { type Owner, ownedBy } from '../database/owner.js';

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
