import type { Database } from '../database/database.js';
import { runSql } from './run-sql.js';
import { tasman } from './world.js';

/** Sets settings of TASMAN; null removes one. An app reads them at once where its cache is off. */
export async function setSettings(
  database: Database,
  settings: Readonly<Record<string, string | null>>,
): Promise<void> {
  const names = Object.keys(settings);
  const set = Object.entries(settings).flatMap(([name, value]) => (value === null ? [] : { name, value }));
  await runSql(database)`
    update tenants set record = jsonb_set(record, '{settings}', (select coalesce(jsonb_agg(s), '[]')
      from jsonb_array_elements(record -> 'settings') s where s ->> 'name' <> all(${names}::text[]))
      || ${JSON.stringify(set)}::jsonb) where tenant_id = ${tasman.id}`;
}
