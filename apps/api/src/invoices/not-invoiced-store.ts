import { sql } from 'kysely';

import type { Tx } from '../database/database.js';
import { type Viewer, ownedBy } from '../database/owner.js';
import { visibleTo } from '../database/visible-to.js';

export interface NotInvoiced {
  readonly count: number;
  readonly amount: number;
  readonly consignments: readonly {
    readonly reference: string;
    readonly accountId: string;
    readonly deliveredAt: string;
    readonly amount: number;
  }[];
}

/** The limit of the contract. */
const MAX_CONSIGNMENTS = 500;

/**
 * Delivered consignments with a confirmed price that no checked invoice has, the longest ago first. Raw: one statement
 * counts all and lists the first.
 */
export async function listNotInvoicedConsignments(
  tx: Tx,
  viewer: Viewer,
  { since, until }: { readonly since: Date; readonly until: Date },
): Promise<NotInvoiced> {
  const { rows } = await sql<NotInvoiced>`
    with waiting as (
      select c.id, c.reference, c.account_id, c.status_at, p.amount_cents
      from consignments c join consignment_prices p on ${ownedBy(viewer, 'p')} and p.consignment_id = c.id
        and p.kind = 'CONFIRMED' and p.amount_cents is not null
      where ${visibleTo(viewer)} and c.status_code = 'DELIVERED' and c.status_at > ${since} and c.status_at <= ${until}
        and not exists (
          select 1 from invoice_lines l join invoices i on ${ownedBy(viewer, 'i')} and i.id = l.invoice_id
            and not i.is_replaced
          where ${ownedBy(viewer, 'l')} and l.consignment_id = c.id)
    ), first as (select * from waiting order by status_at, id limit ${MAX_CONSIGNMENTS})
    select (select count(*) from waiting) as count, (select coalesce(sum(amount_cents), 0)::bigint from waiting) as amount,
      (select coalesce(jsonb_agg(jsonb_build_object('reference', reference, 'accountId', account_id,
        'deliveredAt', to_char(status_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'amount', amount_cents)
        order by status_at, id), '[]') from first) as consignments`.execute(tx);
  return rows[0] ?? { count: 0, amount: 0, consignments: [] };
}
