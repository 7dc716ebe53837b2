import { sql } from 'kysely';

import type { Tx } from '../../database/database.js';

const DIGITS = 7;

/**
 * The next reference of a tenant's series, from a counter row that the transaction holds until it ends: none is given
 * twice, and one whose transaction fails is given again.
 */
export async function nextReference(tx: Tx, tenantId: string): Promise<string> {
  const { rows } = await sql<{ value: number; prefix: string }>`
    with next as (
      insert into reference_counters (tenant_id, series, last_value) values (${tenantId}, 'consignment', 1)
      on conflict (tenant_id, series) do update set last_value = reference_counters.last_value + 1
      returning last_value
    )
    select next.last_value as value, t.reference_prefix as prefix from next
    join tenants t on t.tenant_id = ${tenantId}`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error("The transaction's tenant does not exist");
  return `${row.prefix}${String(row.value).padStart(DIGITS, '0')}`;
}
