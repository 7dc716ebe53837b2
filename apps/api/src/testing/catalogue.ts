import { sql } from 'kysely';

import type { Tx } from '../database/database.js';

export interface TenantTable {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Every table with rows of tenants, with its columns. */
export async function tenantTables(tx: Tx): Promise<TenantTable[]> {
  const { rows } = await sql<TenantTable>`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> 'tenant_moves'
    group by c.relname having 'tenant_id' = any(array_agg(a.attname)) order by c.relname`.execute(tx);
  return rows;
}
