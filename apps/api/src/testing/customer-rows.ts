import { sql } from 'kysely';

import type { Database, Scope } from '../database/database.js';
import type { Target } from './operation-call.js';
import { tenantTables } from './catalogue.js';
import { targetNoticeId } from './target-ids.js';
import { savedContent } from './target-rows.js';
import { secret } from './target.js';
import { consignmentColumn, foreignScopes, foreignSecret } from './foreign-copies.js';

/** Every row of a customer, or of one consignment, to compare before and after a call. */
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
      // It is shared by the customers of a tenant.
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

/** The column and values that find the target's rows and their foreign copies; null if the table has none. */
function targetColumn(table: string, columns: readonly string[], { consignmentId }: Target) {
  // By name, since a colleague may have a view with the same id.
  if (table === 'saved_views') return { column: 'name', values: [secret, foreignSecret] };
  // By content, since a colleague may save the same form.
  if (table === 'unsaved_work')
    return { column: 'content', values: [secret, foreignSecret].map(savedContent) };
  // By name, since a colleague may save an import with the same id.
  if (table === 'import_sessions') return { column: 'file_name', values: [secret, foreignSecret] };
  if (table === 'notices') return { column: 'id', values: [targetNoticeId] };
  const column = consignmentColumn(table);
  return columns.includes(column) ? { column, values: [consignmentId] } : null;
}

/** The other customers' rows under the target's ids. */
export const readForeignRows = (database: Database, target: Target) =>
  Promise.all(foreignScopes.map((scope) => readRows(database, scope, target, 'consignment')));

/** Turns row-level security off, which leaves the queries' own conditions. */
export async function disablePolicies(database: Database): Promise<void> {
  await database.asOwner(null, async (tx) => {
    for (const { name } of await tenantTables(tx)) {
      await sql`alter table ${sql.table(name)} disable row level security`.execute(tx);
    }
  });
}
