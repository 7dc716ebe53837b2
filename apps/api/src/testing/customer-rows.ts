import { sql } from 'kysely';

import type { Database, Scope, Tx } from '../database/database.js';
import { type Target, targetIds } from './operation-call.js';
import { savedContent } from './target-rows.js';
import { secret } from './target.js';
import { consignmentColumn, foreignScopes, foreignSecret } from './foreign-copies.js';

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

/** The schema of a test's database does not change, and its catalogue takes longer to read than its rows. */
const knownTables = new WeakMap<Database, readonly TenantTable[]>();

async function readTables(database: Database): Promise<readonly TenantTable[]> {
  const known = knownTables.get(database);
  if (known !== undefined) return known;
  const tables = await database.asSchemaOwner(null, tenantTables);
  knownTables.set(database, tables);
  return tables;
}

/**
 * Every row of a customer, or of one consignment, to compare before and after a call: by table, each row a line of JSON.
 * One statement reads all tables, since a statement for each takes most of the time of the tests that compare.
 */
export async function readRows(
  database: Database,
  scope: Scope,
  target: Target,
  whose: 'consignment' | 'customer',
): Promise<Readonly<Record<string, string>>> {
  const selections = (await readTables(database)).flatMap(({ name, columns }) => {
    const named = targetColumn(name, columns, target);
    if (whose === 'consignment' && named === null) return [];
    // It is shared by the customers of a tenant.
    if (name === 'reference_counters') return [];
    const conditions = [sql`tenant_id = ${scope.tenantId}`];
    if (columns.includes('organisation_id')) conditions.push(sql`organisation_id = ${scope.organisationId}`);
    if (whose === 'consignment' && named !== null)
      conditions.push(sql`${sql.ref(`t.${named.column}`)}::text = any(${named.values}::text[])`);
    return [
      sql`select ${sql.lit(name)} as name, string_agg(to_jsonb(t)::text, chr(10) order by to_jsonb(t)::text) as lines
        from ${sql.table(name)} t where ${sql.join(conditions, sql` and `)}`,
    ];
  });
  const { rows } = await database.asSchemaOwner(scope, (tx) =>
    sql<{ name: string; lines: string | null }>`${sql.join(selections, sql` union all `)}`.execute(tx),
  );
  return Object.fromEntries(rows.map(({ name, lines }) => [name, lines ?? '']));
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
  if (table === 'notices') return { column: 'id', values: [targetIds.notice] };
  const column = consignmentColumn(table);
  return columns.includes(column) ? { column, values: [consignmentId] } : null;
}

/** The other customers' rows under the target's ids. */
export const readForeignRows = (database: Database, target: Target) =>
  Promise.all(foreignScopes.map((scope) => readRows(database, scope, target, 'consignment')));

/** Turns row-level security off, which leaves the queries' own conditions. */
export async function disablePolicies(database: Database): Promise<void> {
  const tables = await readTables(database);
  await database.runScript(
    tables.map(({ name }) => `alter table ${name} disable row level security;`).join('\n'),
  );
}
