import { sql } from 'kysely';
import { expect } from 'vitest';

import { test as it } from '../testing/api-test.js';
import { impersonalColumns } from './impersonal-columns.js';
import { personalColumns } from './personal-columns.js';

it('[PLAT-277] of each column with texts it is decided whether it may name a person', async ({
  database,
}) => {
  const { rows } = await sql<{ line: string }>`select table_name || ' ' || column_name as line
    from information_schema.columns where table_schema = 'public'
      and (data_type in ('text', 'jsonb') or (data_type = 'ARRAY' and udt_name = '_text'))
      and table_name not in ('schema_migrations', 'schema_lock') order by 1`.execute(database.kysely);
  const decided = [
    ...Object.entries(personalColumns).map(([table, columns]) => [table, Object.keys(columns)] as const),
    ...Object.entries(impersonalColumns).map(([table, columns]) => [table, columns.split(' ')] as const),
  ].flatMap(([table, columns]) => columns.map((column) => `${table} ${column}`));
  expect(decided.toSorted()).toEqual(rows.map(({ line }) => line).toSorted());
});
