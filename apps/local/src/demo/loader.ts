import { type Database, type Tx, addLoadedNames } from '@consign/api';
import { sql } from 'kysely';

import { toScope } from './apply-provider.js';
import type { Rows } from './consignment-rows.js';
import type { DemoOrganisation, DemoTenant } from './providers.js';

/** Loads consignments in batches. */
export interface Loader {
  add(tenant: DemoTenant, organisation: DemoOrganisation, rows: Rows): Promise<void>;
  /** Call after the last batch. */
  finish(): Promise<void>;
}

/** Consignments per batch: few enough not to block other users of the embedded session. */
export const BATCH_SIZE = 50;

/** In insert order: parents before children. */
const loadedTables = [
  'consignments',
  'status_history',
  'delivery_events',
  'line_items',
  'consignment_search',
  'consignment_extras',
  'consignment_prices',
  'delivery_proofs',
] as const satisfies readonly (keyof Rows)[];

/** Loads a large amount without the plain indexes, which are made again once the rows are in. */
export async function createLoader(database: Database, isLarge: boolean): Promise<Loader> {
  const indexes = isLarge ? await dropIndexes(database) : [];
  let isFirst = true;
  return {
    add: (tenant, organisation, rows) =>
      database.asSchemaOwner(toScope(tenant, organisation), async (tx) => {
        for (const table of loadedTables) {
          await insertRows(tx, table, rows[table]);
          // Without statistics, foreign key checks scan all rows of the customer.
          if (isFirst) await sql`analyze ${sql.table(table)}`.execute(tx);
        }
        isFirst = false;
      }),
    finish: async () => {
      for (const definition of indexes) await database.runScript(definition);
      await database.runScript(addLoadedNames);
      await database.runScript('analyze');
    },
  };
}

/** Drops the plain indexes of the two heavily indexed tables; returns their definitions. */
async function dropIndexes(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and tablename in ('consignments', 'consignment_search')
      and indexname not in (select conname from pg_constraint)`.execute(database.kysely);
  for (const { name } of rows) await database.runScript(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

type TableRow = Readonly<Record<string, unknown>>;

/** Inserts rows keyed by column name; PostgreSQL casts each value to its column's type. */
export async function insertRows(tx: Tx, table: string, rows: readonly TableRow[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
    tx,
  );
}
