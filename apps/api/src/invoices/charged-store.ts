import type { ChargedConsignment } from '@consign/domain/invoices';
import { sql } from 'kysely';

import type { Tx } from '../database/database.js';
import { type Owner, ownedBy } from '../database/owner.js';

/** The cents of a price `p` by kind of price line. */
export const chargedParts = sql`(select jsonb_build_object(
    'FREIGHT', coalesce(sum(t.amount) filter (where t.kind = 'FREIGHT'), 0),
    'EXTRA', coalesce(sum(t.amount) filter (where t.kind = 'EXTRA'), 0),
    'SURCHARGE', coalesce(sum(t.amount) filter (where t.kind = 'SURCHARGE'), 0),
    'FAF', coalesce(sum(t.amount) filter (where t.kind = 'FAF'), 0))
  from jsonb_to_recordset(p.price -> 'lines') as t (kind text, amount bigint))`;

/** An account by its code. */
export function findAccount(tx: Tx, owner: Owner, code: string): Promise<{ id: string } | undefined> {
  return tx
    .selectFrom('accounts')
    .where(ownedBy(owner))
    .where('code', '=', code)
    .select('id')
    .executeTakeFirst();
}

/** What an account's consignments that were delivered within a time cost, the first delivered first. */
export async function listCharged(
  tx: Tx,
  owner: Owner,
  accountId: string,
  { from, before, max }: { readonly from: Date; readonly before: Date; readonly max: number },
): Promise<ChargedConsignment[]> {
  const { rows } = await sql<ChargedConsignment>`
    select c.reference, coalesce(c.sales_reference, c.sender_reference, '') as "customerReference",
      c.service_type_code as description, ${chargedParts} as parts
    from consignments c join consignment_prices p on ${ownedBy(owner, 'p')} and p.consignment_id = c.id
      and p.kind = 'CONFIRMED' and p.amount_cents is not null
    where ${ownedBy(owner, 'c')} and c.account_id = ${accountId} and c.status_code = 'DELIVERED'
      and c.status_at >= ${from} and c.status_at < ${before}
    order by c.status_at, c.id limit ${max}`.execute(tx);
  return rows;
}
