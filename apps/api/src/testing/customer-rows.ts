import { sql } from 'kysely';

import type { Database, Scope } from '../database/database.js';
import type { Target } from './operation-call.js';
import { tenantTables } from './catalogue.js';
import { savedContent } from './target-rows.js';
import { secret } from './target.js';
import { consignmentColumn, foreignScopes, foreignSecret } from './foreign-copies.js';

/** What a customer has, or what there is of one consignment, to see that nothing of it was changed. */
export function readRows(
  database: Database,
  scope: Scope,
  target: Target,
  whose: 'consignment' | 'customer',
) {
  return database.asOwner(scope, async (tx) => {
    const contents: Record<string, unknown> = {};
    for (const { name, columns } of await tenantTables(tx)) {
      const named = targetColumn(name, columns, target);
      if (whose === 'consignment' && named === null) continue;
      // It counts for all the customers of a tenant.
      if (name === 'reference_counters') continue;
      const conditions = [sql`tenant_id = ${scope.tenantId}`];
      if (columns.includes('organisation_id'))
        conditions.push(sql`organisation_id = ${scope.organisationId}`);
      if (whose === 'consignment' && named !== null)
        conditions.push(sql`${sql.ref(`t.${named.column}`)}::text = any(${named.values}::text[])`);
      const { rows } = await sql`select to_jsonb(t) as row from ${sql.table(name)} t
        where ${sql.join(conditions, sql` and `)} order by 1`.execute(tx);
      contents[name] = rows;
    }
    return contents;
  });
}

/** Where a table has what is the target's or its twins'; null where it has nothing of them. */
function targetColumn(table: string, columns: readonly string[], { consignmentId }: Target) {
  // By its name, since a colleague may have a view of the same id.
  if (table === 'saved_views') return { column: 'name', values: [secret, foreignSecret] };
  // By what it says, since a colleague may keep the same form.
  if (table === 'unsaved_work')
    return { column: 'content', values: [secret, foreignSecret].map(savedContent) };
  const column = consignmentColumn(table);
  return columns.includes(column) ? { column, values: [consignmentId] } : null;
}

/** What the other customers have under the target's ids. */
export const readForeignRows = (database: Database, target: Target) =>
  Promise.all(foreignScopes.map((scope) => readRows(database, scope, target, 'consignment')));

/** What is left when the second layer fails. */
export async function disablePolicies(database: Database): Promise<void> {
  await database.asOwner(null, async (tx) => {
    for (const { name } of await tenantTables(tx)) {
      await sql`alter table ${sql.table(name)} disable row level security`.execute(tx);
    }
  });
}
