import { Client } from 'pg';

import type { Result } from '../result.js';
import { explainStatements } from './explain.js';

const columns =
  'tenant_id, organisation_id, id, reference, charge_site_id, created_at, status_code, status_at, service_type_code';
const HASHES = 8;
const MONTHS = 26;

const layouts = [
  { name: 'one table', table: 'scale_one', by: '' },
  { name: 'by hash', table: 'scale_hash', by: 'partition by hash (tenant_id, organisation_id)' },
  { name: 'by hash and month', table: 'scale_month', by: 'partition by hash (tenant_id, organisation_id)' },
] as const;

/** Compares one table with partitions, of nine columns of the list, for the caller's customer. */
export async function measurePartitions(url: string, siteId: string, reference: string): Promise<Result[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`set maintenance_work_mem = '1GB'`);
    const { rows } = await client.query<{ tenant: string; organisation: string }>(
      'select tenant_id as tenant, organisation_id as organisation from sites where id = $1',
      [siteId],
    );
    const [owner] = rows;
    if (owner === undefined) throw new Error(`no site ${siteId}`);
    const own = `tenant_id = '${owner.tenant}' and organisation_id = '${owner.organisation}'`;
    const results: Result[] = [];
    for (const { name, table, by } of layouts) {
      await createTable(client, table, by);
      console.error(`Filled ${name}`);
      for (const [what, text] of Object.entries(statements(table, own, reference))) {
        const { ms, pages } = await explainStatements(url, [{ text, values: [] }]);
        const note = `${Math.round(pages)} pages`;
        results.push({ name: `Partitions: ${what}, ${name}`, value: ms, unit: 'ms', budget: null, note });
      }
      await client.query(`drop table ${table}`);
    }
    return results;
  } finally {
    await client.end();
  }
}

async function createTable(client: Client, table: string, by: string): Promise<void> {
  await client.query(`create table ${table} as select ${columns} from consignments limit 0`);
  if (by !== '') {
    await client.query(`alter table ${table} rename to ${table}_columns`);
    await client.query(`create table ${table} (like ${table}_columns) ${by}`);
    await client.query(`drop table ${table}_columns`);
    for (let hash = 0; hash < HASHES; hash += 1) await createPartition(client, table, hash);
  }
  await client.query(`insert into ${table} select ${columns} from consignments`);
  await client.query(`create index on ${table} (tenant_id, organisation_id, charge_site_id, created_at, id)`);
  await client.query(`create index on ${table} (tenant_id, reference)`);
  await client.query(`create index on ${table} (tenant_id, organisation_id, id)`);
  await client.query(`vacuum analyze ${table}`);
}

async function createPartition(client: Client, table: string, hash: number): Promise<void> {
  const part = `${table}_${hash}`;
  const byMonth = table === 'scale_month';
  await client.query(
    `create table ${part} partition of ${table} for values with (modulus ${HASHES}, remainder ${hash})
    ${byMonth ? 'partition by range (created_at)' : ''}`,
  );
  if (!byMonth) return;
  await client.query(
    `do $$ begin for month in 0 .. ${MONTHS - 1} loop
      execute format('create table ${part}_%s partition of ${part} for values from (%L) to (%L)', month,
        date_trunc('month', now()) - month * interval '1 month', date_trunc('month', now()) - (month - 1) * interval '1 month');
    end loop; end $$`,
  );
}

function statements(table: string, own: string, reference: string): Record<string, string> {
  const recent = `${own} and created_at > now() - interval '30 days'`;
  const page = (where: string) =>
    `select p.*, (select count(*) from ${table} where ${where}) as matches
    from ${table} p where ${where} order by created_at desc, id desc limit 25`;
  return {
    '25 rows of 30 days': page(recent),
    '25 rows, no period': page(own),
    'count, no period': `select count(*) from ${table} where ${own}`,
    'a reference': `select * from ${table} where ${own} and reference = '${reference}'`,
  };
}
