import type { Tx } from '../../database/database.js';
import { type Owner, ownedBy } from '../../database/owner.js';

export interface Recipient {
  readonly name: string;
  readonly email: string;
  readonly customer: string;
  readonly siteIds: readonly string[];
}

/** An active user of this organisation, to whom a mail may go. */
export async function findRecipient(tx: Tx, owner: Owner, userId: string): Promise<Recipient | undefined> {
  const user = await tx
    .selectFrom('users')
    .innerJoin('organisations', (join) =>
      join
        .onRef('organisations.tenant_id', '=', 'users.tenant_id')
        .onRef('organisations.id', '=', 'users.organisation_id'),
    )
    .where(ownedBy(owner, 'users'))
    .where('users.id', '=', userId)
    .where('users.is_active', '=', true)
    .select(['users.name', 'users.email', 'organisations.name as customer'])
    .executeTakeFirst();
  if (user === undefined) return undefined;
  const sites = await tx
    .selectFrom('user_sites')
    .where(ownedBy(owner))
    .where('user_id', '=', userId)
    .select('site_id')
    .execute();
  return { ...user, siteIds: sites.map(({ site_id }) => site_id) };
}
