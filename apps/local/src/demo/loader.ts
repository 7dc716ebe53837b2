import type { Database } from '@consign/api';
import { sql } from 'kysely';

import type { Rows } from './consignment-rows.js';
import type { DemoOrganisation } from './customers.js';
import { insertRows } from './insert-rows.js';
import { toScope } from './provision.js';
import type { DemoTenant } from './providers.js';

/** Takes consignments in, a batch at a time. */
export interface Loader {
  /** Consignments of a batch. */
  readonly batchSize: number;
  add(tenant: DemoTenant, organisation: DemoOrganisation, rows: Rows): Promise<void>;
  /** Everything is in. */
  finish(): Promise<void>;
  /** Nothing more comes, and not all is in. */
  abort(): Promise<void>;
}

/** Parents before children. */
export const loadedTables = [
  'consignments',
  'status_history',
  'delivery_events',
  'line_items',
  'consignment_search',
] as const satisfies readonly (keyof Rows)[];

/** Row by row as the product does, small enough a batch that nobody else on the session waits for long. */
export async function createInsertLoader(database: Database, isLarge: boolean): Promise<Loader> {
  const indexes = isLarge ? await dropIndexes(database) : [];
  let isFirst = true;
  return {
    batchSize: 50,
    add: (tenant, organisation, rows) =>
      database.asOwner(toScope(tenant, organisation), async (tx) => {
        for (const table of loadedTables) {
          await insertRows(tx, table, rows[table]);
          // Without figures a foreign key is checked by a plan that reads the whole customer.
          if (isFirst) await sql`analyze ${sql.table(table)}`.execute(tx);
        }
        isFirst = false;
      }),
    finish: async () => {
      for (const definition of indexes) await database.runScript(definition);
      await database.runScript('analyze');
    },
    abort: () => Promise.resolve(),
  };
}

/** Plain indexes of the two tables that have many; keys stay. Answers how they are made again. */
async function dropIndexes(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and tablename in ('consignments', 'consignment_search')
      and indexname not in (select conname from pg_constraint)`.execute(database.kysely);
  for (const { name } of rows) await database.runScript(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}
