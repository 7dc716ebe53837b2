import { Client } from 'pg';

import { startPostgres } from '../../../postgres.shared.js';
import { notMeasured, type Result } from '../result.js';
import { explainStatements } from './explain.js';
import { forLoading } from './load.js';

/** Ten million, the size in docs/SCALING.md, take about a quarter of an hour. */
const size = Number(process.env['BENCH_SCALE_SIZE'] ?? 100_000);
const DAYS = 730;
const HASHES = 8;
const MONTHS = 26;
const OTHER_CUSTOMERS = 199;
const byHash = 'partition by hash (tenant_id, organisation_id)';

const layouts = [
  { name: 'one table', table: 'one_table', by: '' },
  { name: 'by hash', table: 'by_hash', by: byHash },
  { name: 'by hash and month', table: 'by_month', by: byHash },
] as const;

/** Compares one table with partitions: nine columns of the list, for the customer with half of all consignments. */
export async function measurePartitions(): Promise<Result[]> {
  const postgres = await startPostgres([...forLoading, 'shared_buffers=1GB', 'jit=off']);
  if (postgres === null) {
    const names = layouts.map(({ name }) => `Partitions: ${name}`);
    return notMeasured(names, 'ms', 'no PostgreSQL server binaries were found');
  }
  const client = new Client({ connectionString: postgres.url });
  try {
    await client.connect();
    await client.query(`set maintenance_work_mem = '1GB'`);
    const results: Result[] = [];
    for (const { name, table, by } of layouts) {
      await fill(client, table, by);
      console.error(`Filled ${name}`);
      for (const [what, text] of Object.entries(readings(table))) {
        const { ms, pages } = await explainStatements(postgres.url, [{ text, values: [] }]);
        const note = `${Math.round(pages)} pages, ${size} consignments`;
        results.push({ name: `Partitions: ${what}, ${name}`, value: ms, unit: 'ms', budget: null, note });
      }
      await client.query(`drop table ${table}`);
    }
    return results;
  } finally {
    await client.end();
    await postgres.stop();
  }
}

const tenant = `md5('tenant')::uuid`;
const customer = (number: string) => `md5('customer ' || ${number})::uuid`;

async function fill(client: Client, table: string, by: string): Promise<void> {
  await client.query(
    `create table ${table} (tenant_id uuid not null, organisation_id uuid not null, id uuid not null,
      reference text not null, charge_site_id uuid not null, created_at timestamptz not null,
      status_code text not null, status_at timestamptz not null, service_type_code text not null) ${by}`,
  );
  const hashes = by === '' ? [] : Array.from({ length: HASHES }, (_none, hash) => hash);
  for (const hash of hashes) await addPartition(client, table, hash);
  await client.query(
    `insert into ${table}
    select ${tenant}, c.organisation_id, (lpad(to_hex((extract(epoch from c.at) * 1000)::bigint), 12, '0')
        || '70008000' || lpad(to_hex(c.n), 12, '0'))::uuid,
      'VOL' || c.n, md5(c.organisation_id || 'site' || c.n / 2 % 3)::uuid, c.at,
      case when c.n % 100 = 0 then 'DRAFT' else 'DELIVERED' end, c.at + interval '1 hour', 'GENERAL'
    from (select n, now() - ($1::integer - n) * ($2::integer * interval '1 day' / $1::integer) as at,
        ${customer(`case when n % 2 = 0 then 0 else n / 2 % ${OTHER_CUSTOMERS} + 1 end`)} as organisation_id
      from generate_series(1, $1::integer) n) c`,
    [size, DAYS],
  );
  await client.query(`create index on ${table} (tenant_id, organisation_id, charge_site_id, created_at, id)`);
  await client.query(`create index on ${table} (tenant_id, reference)`);
  await client.query(`create index on ${table} (tenant_id, organisation_id, id)`);
  await client.query(`vacuum analyze ${table}`);
}

async function addPartition(client: Client, table: string, hash: number): Promise<void> {
  const part = `${table}_${hash}`;
  const byMonth = table === 'by_month';
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

function readings(table: string): Record<string, string> {
  const site = (number: number) => `md5(${customer('0')} || 'site' || ${number})::uuid`;
  const own = `tenant_id = ${tenant} and organisation_id = ${customer('0')}
    and charge_site_id = any (array[${[0, 1, 2].map(site).join(', ')}])`;
  const page = (where: string) =>
    `select p.*, (select count(*) from ${table} where ${where}) as matches
    from ${table} p where ${where} order by created_at desc, id desc limit 25`;
  return {
    '25 rows of 30 days': page(`${own} and created_at > now() - interval '30 days'`),
    '25 rows, no period': page(own),
    'count, no period': `select count(*) from ${table} where ${own}`,
    'a reference': `select * from ${table} where ${own} and reference = 'VOL${Math.round(size / 4) * 2}'`,
  };
}
