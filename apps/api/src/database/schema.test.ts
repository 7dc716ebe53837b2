import { statusCodes } from '@consign/domain/status';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { testDatabase } from '../testing/database.js';
import type { Database } from './database.js';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** As openPostgres and the embedded engine read them. JSON has its type in schema.ts. */
const types: Readonly<Record<string, string>> = {
  uuid: 'string',
  text: 'string',
  integer: 'number',
  'double precision': 'number',
  date: 'string',
  bigint: 'number',
  boolean: 'boolean',
  jsonb: 'unknown',
  'text[]': 'string[]',
  'uuid[]': 'string[]',
  'timestamp with time zone': 'Date',
};

interface CatalogueColumn {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly defaulted: boolean;
  /** Nothing may be inserted into it. */
  readonly always: boolean;
}

function writeColumn({ column, type, nullable, defaulted, always }: CatalogueColumn): string {
  const read = `${types[type] ?? type}${nullable && type !== 'jsonb' ? ' | null' : ''}`;
  const left = always ? `GeneratedAlways<${read}>` : defaulted ? `Generated<${read}>` : read;
  return `    ${column}: ${left};\n`;
}

/** After a new migration, `pnpm test:unit schema.test -u` writes the file again. */
it('has in its types the columns that the migrations make', async () => {
  const { rows } = await sql<CatalogueColumn>`
    select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
      not a.attnotnull as nullable, a.atthasdef or a.attidentity <> '' as defaulted, a.attgenerated <> '' as always
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and c.relname not in ('schema_migrations', 'schema_lock')
    order by c.relname, a.attnum`.execute(database.kysely);
  const tables = [...new Set(rows.map(({ table }) => table))].map((table) => {
    const columns = rows.filter((row) => row.table === table);
    return `  ${table}: {\n${columns.map(writeColumn).join('')}  };\n`;
  });
  await expect(
    `import type { Generated, GeneratedAlways } from 'kysely';

/** What schema.test.ts finds in a database after every migration. */
export interface Tables {
${tables.join('')}}
`,
  ).toMatchFileSnapshot('generated/tables.ts');
});

it('has exactly the statuses of the domain', async () => {
  const { rows } = await sql<{ table: string; definition: string }>`
    select conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition from pg_constraint
    where conname like '%\\_status\\_code' and contype = 'c'`.execute(database.kysely);
  const statuses = Object.fromEntries(
    rows.map(({ table, definition }) => [
      table,
      [...definition.matchAll(/'(\w+)'/gu)].map(([, code]) => code).sort(),
    ]),
  );
  const all = [...statusCodes].sort();
  expect(statuses).toEqual({ consignments: all, status_history: all });
});
