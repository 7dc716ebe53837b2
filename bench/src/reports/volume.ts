import type { Client } from 'pg';

import { useClient } from '../postgres/statements.js';

/** Consignments of the caller in the last 93 days, in the 93 days before, and all consignments there are. */
export interface Volume {
  readonly current: number;
  readonly previous: number;
  readonly total: number;
}

/**
 * Fills the database with copies of the demo's deliveries: in the two periods and mostly elsewhere they are the caller's,
 * the rest another customer's. Two thirds have no confirmed delivery date and half of these none at all; one in twenty
 * has an exception. Ids and rows follow the creation, as in the product.
 */
export function loadVolume(
  url: string,
  siteIds: readonly string[],
  { current, previous, total }: Volume,
): Promise<void> {
  return useClient(url, async (client) => {
    await withoutIndexes(client, ['consignments', 'consignment_prices', 'delivery_events'], async () => {
      await client.query(templates);
      await client.query(owners);
      await client.query('analyze');
      await client.query(consignments, [siteIds, current, previous, total]);
      await client.query(prices);
      await client.query(exceptions);
    });
    await client.query('vacuum analyze');
    await client.query(noteDays);
  });
}

/** Fills tables without their indexes, constraints or triggers: the days to count are noted at once. */
export async function withoutIndexes(
  client: Client,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexname as name, i.indexdef as definition from pg_indexes i
      where i.schemaname = 'public' and i.tablename = any ($1)
        and not exists (select from pg_constraint c where c.conname = i.indexname)`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await client.query(`set session_replication_role = replica`);
  await client.query(`set maintenance_work_mem = '1GB'`);
  await fill();
  for (const { definition } of rows) await client.query(definition);
}

const templates = `
  create temp table templates as
  select dense_rank() over (order by size desc, organisation_id) as rank, c.*,
    row_number() over (partition by organisation_id order by id) - 1 as place, size as places
  from (select c.*, count(*) over (partition by c.organisation_id) as size from consignments c
    where c.status_code = 'DELIVERED') c`;

/** Apart, so that a template is found by a hash of both numbers and not compared with all of its owner's. */
const owners = `create temp table owners as select distinct rank, places from templates`;

/** Sorted before the wide columns are joined, which keeps the order. */
const consignments = `
  insert into consignments (tenant_id, organisation_id, id, reference, charge_site_id, created_at, modified_at,
    status_code, status_at, service_type_code, account_id, sender, receiver, requested_delivery_at,
    confirmed_delivery_at, promised_delivery_at, staged_at, origin_region_id, destination_region_id)
  select t.tenant_id, t.organisation_id, (lpad(to_hex((extract(epoch from m.at) * 1000)::bigint), 12, '0')
      || '70008000' || lpad(to_hex(m.n), 12, '0'))::uuid, 'VOL' || m.n,
    case when t.rank = 1 then ($1::uuid[])[m.n % 3 + 1] else t.charge_site_id end, m.at, m.at, s.status,
    case when s.status = 'DELIVERED' then s.delivered when s.status = 'TRANSIT' then m.at + interval '5 hours'
      else m.at + interval '1 hour' end, t.service_type_code, t.account_id, t.sender, t.receiver,
    case when m.dates < 0.33 then date_trunc('day', m.at) + interval '59 hours' end,
    case when s.status = 'DELIVERED' then s.delivered
      when m.dates > 0.67 then date_trunc('day', m.at) + interval '59 hours' end,
    case when m.dates > 0.67 then date_trunc('day', m.at) + interval '59 hours' end,
    case when s.status not in ('DRAFT', 'CANCELLED') then m.at + interval '2 hours' end, t.origin_region_id,
    t.destination_region_id
  from (select n, case when n <= $2::integer + $3::integer + ($4::integer - $2::integer - $3::integer) / 2 then 1 else 2 end as rank,
      date_trunc('milliseconds', now()) - case
        when n <= $2::integer then n * interval '93 days' / $2::integer
        when n <= $2::integer + $3::integer then interval '93 days' + (n - $2::integer) * interval '93 days' / $3::integer
        else interval '186 days' + n % 700 * interval '1 day' end as at,
      (n * 7919::bigint % 1000) / 1000.0 as luck, (n * 104729::bigint % 997) / 997.0 as dates,
      (n * 1299709::bigint % 991) / 991.0 as took
    from generate_series(1, $4::integer) n order by at) m
  join owners o on o.rank = m.rank
  join templates t on t.rank = m.rank and t.place = m.n * 7919::bigint % o.places
  cross join lateral (select m.at + interval '8 hours' + m.took * interval '64 hours' as delivered) d
  cross join lateral (select d.delivered, case when m.luck < 0.04 then 'CANCELLED' when m.luck < 0.045 then 'ERR'
    when d.delivered > now() then case when m.luck < 0.5 then 'TRANSIT' else 'DRAFT' end else 'DELIVERED' end as status) s`;

const prices = `
  insert into consignment_prices (tenant_id, organisation_id, consignment_id, kind, priced_at, amount_cents, input_version)
  select tenant_id, organisation_id, id, k.kind, status_at, 5000 + length(reference) * k.step, '' from consignments
  cross join (values ('ESTIMATE', 700), ('CONFIRMED', 777)) k (kind, step)
  where reference like 'VOL%' and status_code = 'DELIVERED'`;

const exceptions = `
  insert into delivery_events (tenant_id, organisation_id, consignment_id, id, status_position, event_type,
    standard_event_code, title, created_at, resolved_at)
  select tenant_id, organisation_id, id, id, 1, 'EXCP', 'CODE' || n % 6, 'Exception ' || n % 6,
    created_at + interval '10 hours', case when n % 5 > 0 then created_at + interval '30 hours' end
  from (select c.*, right(reference, 2)::integer as n from consignments c
    where reference like 'VOL%' and right(reference, 2) < '05') c`;

/** Notes every day of the copies to be counted: they are loaded without triggers. */
export const noteDays = `
  insert into report_changes (tenant_id, organisation_id, kind, site_id, day)
  select tenant_id, organisation_id, k.kind, charge_site_id, local_day(k.at) from consignments c
  cross join lateral (values ('CREATED', c.created_at),
    ('DELIVERED', case when c.status_code = 'DELIVERED' then c.status_at end), ('STAGED', c.staged_at),
    ('COSTS', c.staged_at)) k (kind, at)
  where k.at is not null group by 1, 2, 3, 4, 5`;
