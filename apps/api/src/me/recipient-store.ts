import { sql } from 'kysely';

import type { Tx } from '../database/database.js';
import { type Owner, ownedBy } from '../database/owner.js';

export interface Recipient {
  readonly name: string;
  readonly email: string;
  readonly customer: string;
  readonly provider: string;
  /** The region of the requesting site, whose working days count. */
  readonly regionId: string | null;
  readonly siteIds: readonly string[];
  /** False for a machine client. */
  readonly isPerson: boolean;
}

/** An active user of this organisation, to whom a mail may go. */
export async function findRecipient(tx: Tx, owner: Owner, userId: string): Promise<Recipient | undefined> {
  const { rows } = await sql<Recipient>`
    select u.name, u.email, g.name as customer, t.name as provider, s.address #>> '{region,id}' as "regionId",
      array(select v.site_id from user_sites v where v.tenant_id = u.tenant_id
        and v.organisation_id = u.organisation_id and v.user_id = u.id) as "siteIds",
      u.machine_permissions is null as "isPerson"
    from users u
    join organisations g on g.tenant_id = u.tenant_id and g.id = u.organisation_id
    join tenants t on t.tenant_id = u.tenant_id
    left join sites s on s.tenant_id = u.tenant_id and s.organisation_id = u.organisation_id
      and s.id = u.charge_site_id
    where ${ownedBy(owner, 'u')} and u.id = ${userId} and u.is_active`.execute(tx);
  return rows[0];
}
