import type { Database } from '@consign/api';
import { sql } from 'kysely';

/** The id of the tenant that a host leads to; undefined if none does. */
export async function findTenantId(database: Database, host: string): Promise<string | undefined> {
  const { rows } = await database.asSystem((tx) =>
    sql<{ id: string }>`select id from find_tenant_by_host(${host})`.execute(tx),
  );
  return rows[0]?.id;
}
