import { useClient } from '../postgres/statements.js';
import { noteDays, withoutIndexes } from '../reports/volume.js';

/**
 * Settings of a server that is filled and thrown away. Autovacuum's snapshot would keep rows from being marked as visible
 * to all, and counts would read them.
 */
export const forLoading = ['wal_level=minimal', 'max_wal_senders=0', 'max_wal_size=8GB', 'autovacuum=off'];

const tables = ['consignments', 'consignment_search', 'status_history'];
const STEP = 500_000;
const DAYS = 730;

/**
 * Fills the database with copies of the demo's deliveries, in the order of their creation over two years: every second
 * one is the caller's, the others another customer's. Consignments older than a week are delivered or cancelled, but for one
 * draft in a hundred. Without freight items, prices and audit.
 */
export function loadScale(url: string, siteIds: readonly string[], total: number): Promise<void> {
  return useClient(url, async (client) => {
    await withoutIndexes(client, tables, async () => {
      await client.query(templates);
      await client.query(owners);
      await client.query('analyze');
      for (let from = 1; from <= total; from += STEP) {
        const to = Math.min(from + STEP - 1, total);
        await client.query(consignments, [siteIds, total, DAYS, from, to]);
        console.error(`Loaded ${to.toLocaleString('en-NZ')} consignments`);
      }
      await client.query('analyze');
      await client.query(searchRows);
      await client.query(history);
    });
    await client.query(noteDays);
    await client.query('vacuum analyze');
  });
}

const templates = `
  create temp table templates as
  select dense_rank() over (order by size desc, c.organisation_id) as rank, c.*, s.search_text, s.phones,
    row_number() over (partition by c.organisation_id order by c.id) - 1 as place, size as places
  from (select c.*, count(*) over (partition by c.organisation_id) as size from consignments c
    where c.status_code = 'DELIVERED') c
  join consignment_search s on s.tenant_id = c.tenant_id and s.organisation_id = c.organisation_id
    and s.consignment_id = c.id`;

/** Apart, so that a template is found by a hash of both numbers and not compared with all of its owner's. */
const owners = `create temp table owners as select distinct rank, places from templates`;

const consignments = `
  insert into consignments (tenant_id, organisation_id, id, reference, charge_site_id, created_at, modified_at,
    status_code, status_at, service_type_code, account_id, sender, receiver, requested_delivery_at,
    confirmed_delivery_at, origin_region_id, destination_region_id)
  select t.tenant_id, t.organisation_id, (lpad(to_hex((extract(epoch from m.at) * 1000)::bigint), 12, '0')
      || '70008000' || lpad(to_hex(m.n), 12, '0'))::uuid, 'VOL' || m.n,
    case when t.rank = 1 then ($1::uuid[])[m.n / 2 % 3 + 1] else t.charge_site_id end, m.at, m.at, m.status,
    m.at + interval '1 hour', t.service_type_code, t.account_id, t.sender, t.receiver,
    case when m.dates < 0.5 then date_trunc('day', m.at) + interval '59 hours' end,
    case when m.status = 'DELIVERED' then m.at + interval '30 hours' end, t.origin_region_id, t.destination_region_id
  from (select n, at, dates, case
      when at > now() - interval '7 days' then (array['DRAFT', 'FINAL', 'STAGED', 'TRANSIT'])[n / 2 % 4 + 1]
      when luck < 0.01 then 'DRAFT' when luck < 0.06 then 'CANCELLED' else 'DELIVERED' end as status
    from (select n, date_trunc('milliseconds', now()) - ($2::integer - n) * ($3::integer * interval '1 day' / $2::integer) as at,
        (n * 7919::bigint % 1000) / 1000.0 as luck, (n * 104729::bigint % 997) / 997.0 as dates
      from generate_series($4::integer, $5::integer) n) n) m
  join owners o on o.rank = m.n % 2 + 1
  join templates t on t.rank = o.rank and t.place = m.n / 2 * 7919::bigint % o.places`;

const searchRows = `
  insert into consignment_search (tenant_id, organisation_id, consignment_id, site_id, search_text, phones, created_at)
  select c.tenant_id, c.organisation_id, c.id, c.charge_site_id,
    replace(t.search_text, lower(t.reference), lower(c.reference)), t.phones, c.created_at
  from (select c.*, substr(reference, 4)::bigint as n from consignments c where reference like 'VOL%') c
  join owners o on o.rank = c.n % 2 + 1
  join templates t on t.rank = o.rank and t.place = c.n / 2 * 7919 % o.places`;

const history = `
  insert into status_history (tenant_id, organisation_id, consignment_id, position, status_code, status_at)
  select tenant_id, organisation_id, id, p.position, case when p.position = 1 then 'DRAFT' else status_code end,
    case when p.position = 1 then created_at else status_at end
  from consignments cross join (values (1), (2)) p (position)
  where reference like 'VOL%' and (p.position = 1 or status_code <> 'DRAFT')`;
