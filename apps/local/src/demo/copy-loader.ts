import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { addLoadedNames } from '@consign/api';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

import { type TableRow, type Loader, loadedTables } from './loader.js';

/**
 * Loads with COPY in one transaction on its own connection, so all rows arrive or none do. Foreign keys, plain indexes
 * and forced row-level security are suspended until the rows are in, which requires the table owner.
 */
export async function createCopyLoader(databaseUrl: string): Promise<Loader> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('begin');
  const restore = await suspendConstraints(client);
  const lists = await findArrayColumns(client);
  return {
    batchSize: 2000,
    add: async (_tenant, _organisation, rows) => {
      for (const table of loadedTables) await copy(client, table, rows[table], lists);
    },
    finish: async () => {
      for (const statement of restore) await client.query(statement);
      await client.query(addLoadedNames);
      await client.query('commit');
      await client.query('analyze');
      await client.end();
    },
    abort: () => client.end(),
  };
}

/** Triggers note here which days of reports are to be counted, of every customer. */
const NOTED_TABLE = 'report_changes';

interface Statements {
  suspend: string;
  restore: string;
}

/** Drops what slows a load down and returns the statements that restore it. */
async function suspendConstraints(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<Statements>(
    `with loaded as (select c.oid, c.relname from pg_class c
       where c.relnamespace = 'public'::regnamespace and c.relname = any ($1))
     select format('alter table %I drop constraint %I', t.relname, k.conname) as suspend,
       format('alter table %I add constraint %I %s', t.relname, k.conname, pg_get_constraintdef(k.oid)) as restore, 3 as step
     from loaded t join pg_constraint k on k.conrelid = t.oid where k.contype = 'f'
     union all
     select format('drop index %I', i.relname), pg_get_indexdef(i.oid), 2
     from loaded t join pg_index x on x.indrelid = t.oid join pg_class i on i.oid = x.indexrelid
     where not exists (select from pg_constraint k where k.conindid = x.indexrelid)
     union all
     select format('alter table %I no force row level security', t.relname),
       format('alter table %I force row level security', t.relname), 4
     from pg_class t where t.relnamespace = 'public'::regnamespace and t.relname = any ($2) and t.relforcerowsecurity
     order by step`,
    [[...loadedTables], [...loadedTables, NOTED_TABLE]],
  );
  // A foreign key may depend on one of these indexes: drop keys first, restore them last.
  for (const { suspend } of rows.toReversed()) await client.query(suspend);
  return rows.map(({ restore }) => restore);
}

/** Columns of an array type, as table.column; every other array is JSON. */
async function findArrayColumns(client: pg.Client): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string }>(
    `select attrelid::regclass || '.' || attname as name from pg_attribute a join pg_type t on t.oid = a.atttypid
     where a.attrelid = any ($1::regclass[]) and t.typcategory = 'A'`,
    [[...loadedTables]],
  );
  return new Set(rows.map(({ name }) => name));
}

async function copy(
  client: pg.Client,
  table: string,
  rows: readonly TableRow[],
  lists: ReadonlySet<string>,
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first).map((name) => ({ name, isList: lists.has(`${table}.${name}`) }));
  const lines = rows.map(
    (row) =>
      `${columns.map(({ name, isList }) => formatCopyValue(isList ? formatArray(row[name]) : row[name])).join('\t')}\n`,
  );
  const names = columns.map(({ name }) => name).join(', ');
  await pipeline(
    Readable.from([lines.join('')]),
    client.query(copyFrom(`copy ${table} (${names}) from stdin`)),
  );
}

const copyEscapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** Formats a value in the text format of COPY. */
export function formatCopyValue(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.replace(/[\\\t\n\r]/gu, (character) => copyEscapes[character] ?? character);
}

/** Formats a PostgreSQL array literal. */
function formatArray(list: unknown): string {
  const texts = Array.isArray(list) ? list.map((each) => JSON.stringify(String(each))) : [];
  return `{${texts.join(',')}}`;
}
