import { sql } from 'kysely';

import type { Tx } from '../database/database.js';
import { type Owner, ownedBy } from '../database/owner.js';
import type { Author, Change } from './change.js';
import { concerns } from './concerns.js';

/** Lets open lists and dashboards know that there is something to read (LIST-37, DASH-31). */
export async function noteLiveUpdate(tx: Tx, { owner }: Author, changes: readonly Change[]): Promise<void> {
  if (changes.some(({ kind }) => concerns[kind].isShown)) await noteTransaction(tx, owner);
}

/**
 * Notes that this transaction changed something of an organisation, and removes up to two notes of more than an hour ago,
 * so that about an hour of them stays. Raw: it never waits, since it skips a note that another transaction is removing.
 */
export async function noteTransaction(tx: Tx, owner: Owner): Promise<void> {
  await sql`
    with noted as (
      insert into organisation_changes (tenant_id, organisation_id, transaction_id, changed_at)
      values (${owner.tenantId}, ${owner.organisationId}, pg_current_xact_id()::text::bigint, now())
      on conflict do nothing returning 1
    )
    delete from organisation_changes c where exists (select from noted) and ${ownedBy(owner, 'c')}
      and c.transaction_id = any(array(select o.transaction_id from organisation_changes o
        where ${ownedBy(owner, 'o')} and o.changed_at < now() - interval '1 hour'
        order by o.changed_at limit 2 for update skip locked))`.execute(tx);
}
