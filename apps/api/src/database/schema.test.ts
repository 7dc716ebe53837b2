import { readFile, readdir } from 'node:fs/promises';

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

/** Types that stand for a number; any other name stands for texts. */
const NUMBER = /^(?:number|Length|Volume|Weight|CubicFactor|Preferences\['undoSeconds'\])$/u;

/** What a column is read as; `?` where it may be null, `=` where an insert may leave it to the database. */
function readKind(type: string): string {
  const [, always, generated] = /^Generated(Always)?<(.*)>$/u.exec(type) ?? [];
  // Nothing may be inserted into one that is always generated.
  if (generated !== undefined) return `${readKind(generated)}${always === undefined ? '=' : ''}`;
  if (type.startsWith('JSONColumnType<')) return type.includes(' | null, ') ? 'json?' : 'json';
  const present = type.replace(/ \| null$/u, '');
  const nullable = present === type ? '' : '?';
  if (present.endsWith('[]')) return `texts${nullable}`;
  if (present === 'boolean') return `boolean${nullable}`;
  if (present === 'Date') return `instant${nullable}`;
  return `${NUMBER.test(present) ? 'number' : 'text'}${nullable}`;
}

/** The columns of each table as schema.ts and the files beside it type them. */
async function readTypedTables(): Promise<Record<string, Record<string, string>>> {
  const files = (await readdir(import.meta.dirname)).filter((name) =>
    /^schema\.ts$|-tables\.ts$/u.test(name),
  );
  const tables: Record<string, Record<string, string>> = {};
  for (const file of files) {
    const source = await readFile(new URL(file, import.meta.url), 'utf8');
    let table: Record<string, string> = {};
    const addColumn = (text: string) => {
      const [, column, type] = /^ *(\w+): (.+?);?$/u.exec(text) ?? [];
      if (column !== undefined && type !== undefined) table[column] = readKind(type);
    };
    for (const line of source.split('\n')) {
      const [, name, owned, columns] = /^ {2}(\w+): (Owned & )?\{(?: (.*) \};)?$/u.exec(line) ?? [];
      if (name !== undefined) {
        table = owned === undefined ? {} : { tenant_id: 'text', organisation_id: 'text' };
        tables[name] = table;
        for (const column of columns?.split('; ') ?? []) addColumn(column);
      } else if (line.startsWith('    ')) addColumn(line);
    }
  }
  return tables;
}

const kinds: Readonly<Record<string, string>> = {
  uuid: 'text',
  text: 'text',
  integer: 'number',
  'double precision': 'number',
  date: 'text',
  bigint: 'number',
  boolean: 'boolean',
  jsonb: 'json',
  'text[]': 'texts',
  'uuid[]': 'texts',
  'timestamp with time zone': 'instant',
};

interface CatalogueColumn {
  table: string;
  column: string;
  type: string;
  nullable: boolean;
  defaulted: boolean;
}

it('has in its types the columns that the migrations make, as they are read and written', async () => {
  const { rows } = await sql<CatalogueColumn>`
    select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
      not a.attnotnull as nullable, a.atthasdef as defaulted
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and c.relname not in ('schema_migrations', 'schema_lock')`.execute(database.kysely);
  const typed = await readTypedTables();
  const made: Record<string, Record<string, string>> = {};
  for (const { table, column, type, nullable, defaulted } of rows) {
    // The database may have a default that the types do not rely on.
    const isLeft = defaulted && typed[table]?.[column]?.endsWith('=') === true;
    const kind = `${kinds[type] ?? type}${nullable ? '?' : ''}${isLeft ? '=' : ''}`;
    made[table] = { ...made[table], [column]: kind };
  }
  expect(made).toEqual(typed);
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
