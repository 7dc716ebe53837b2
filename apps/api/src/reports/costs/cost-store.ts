import { type CostSums, MAX_COST_GROUPS, MAX_DEAREST } from '@consign/domain/reports';
import { type RawBuilder, sql } from 'kysely';

import {
  type SiteDay,
  changedDays,
  isOnSiteDay,
  siteDayRows,
  spanDays,
} from '../../database/counted-days.js';
import type { Tx } from '../../database/database.js';
import { type Owner, ownedBy, siteArray } from '../../database/owner.js';
import { storedPrices } from '../../pricing/index.js';
import { hasService } from '../report-conditions-store.js';
import type { ReportRequest } from '../report-request.js';

export type CostDimension = 'SERVICE_TYPE' | 'ACCOUNT' | 'REGION' | 'RECEIVER' | 'DIFFERENCE';

/** A group of a dimension; the whole has none. */
export interface CostRow extends CostSums {
  readonly dimension: CostDimension | 'WHOLE';
  readonly key: string;
  readonly label: string;
  /** As a person calls the key. */
  readonly name: string | null;
  /** How many groups the dimension has. */
  readonly groups: number;
}

/** Counts site days again. Only for a transaction of one snapshot, as countDays. */
export async function saveCosts(tx: Tx, owner: Owner, days: readonly SiteDay[]): Promise<void> {
  await sql`delete from report_costs d using (${siteDayRows(days)}) k
    where ${ownedBy(owner, 'd')} and d.site_id = k.site_id and d.day = k.day`.execute(tx);
  await sql`insert into report_costs (tenant_id, organisation_id, site_id, day, ${costColumns})
    select ${owner.tenantId}::uuid, ${owner.organisationId}::uuid, f.site_id, f.day, ${costColumns}
    from (${countCosts(owner, siteDayRows(days))}) f
    -- Fails a transaction whose snapshot is older than these rows; it is run again.
    on conflict (tenant_id, organisation_id, site_id, day, service_type_code, dimension, key)
      do update set consignments = excluded.consignments`.execute(tx);
}

const sums = sql`sum(f.consignments)::bigint as consignments, sum(f.confirmed_cents)::bigint as confirmed,
  sum(f.estimated_cents)::bigint as estimated, sum(f.compared_cents)::bigint as compared,
  sum(f.weight_steps)::bigint as weight, sum(f.volume_steps)::bigint as volume`;

/** The whole and the first groups of each dimension, in order: as counted by day, and what changed since. */
export async function listCosts(tx: Tx, request: ReportRequest): Promise<readonly CostRow[]> {
  const { viewer, period } = request;
  const changed = sql`select * from changed`;
  const { rows } = await sql<CostRow>`
    with changed as materialized (${changedDays(request.viewer, 'COSTS', period)}),
    counted as materialized (
      select f.dimension, f.key, max(f.label collate "C") as label, ${sums} from (
        select ${costColumns} from report_costs d
        where ${ownedBy(viewer, 'd')} and d.site_id = any(${siteArray(viewer)})
          and d.day between ${period.from}::date and ${period.to}::date
          and (d.site_id, d.day) not in (select m.site_id, m.day from changed m)
        union all
        select ${costColumns} from (${countCosts(viewer, changed)}) d) f
      where ${hasService(request)} group by 1, 2),
    ranked as (
      select f.*, count(*) over (partition by f.dimension) as groups, row_number() over (partition by f.dimension
        order by case f.dimension when 'DIFFERENCE' then f.compared - f.estimated else f.confirmed end desc, f.key) as place
      from counted f)
    select r.*, coalesce(s.name, a.description, g.name) as name from (
      select f.dimension, f.key, f.label, f.consignments, f.confirmed, f.estimated, f.compared, f.weight, f.volume,
        f.groups, f.place from ranked f where f.place <= ${MAX_COST_GROUPS}
      union all
      select 'WHOLE', '', '', sum(f.consignments)::bigint, sum(f.confirmed)::bigint, sum(f.estimated)::bigint,
        sum(f.compared)::bigint, sum(f.weight)::bigint, sum(f.volume)::bigint, 1, 1
      from counted f where f.dimension = 'SERVICE_TYPE' having count(*) > 0) r
    left join service_types s on ${ownedBy(viewer, 's')} and r.dimension = 'SERVICE_TYPE' and s.code = r.key
    left join accounts a on ${ownedBy(viewer, 'a')} and r.dimension = 'ACCOUNT' and a.id::text = r.key
    left join regions g on g.tenant_id = ${viewer.tenantId} and r.dimension = 'REGION' and g.id::text = r.key
    order by r.dimension, r.place`.execute(tx);
  return rows;
}

/** The columns of report_costs that say what a row is of, and its sums. */
const costColumns = sql`service_type_code, dimension, key, label, consignments, confirmed_cents, estimated_cents,
  compared_cents, weight_steps, volume_steps`;

/** The name and town of a consignment's receiver. */
const receiver = sql`concat_ws(', ', nullif(trim(c.receiver->>'fullName'), ''),
  nullif(trim(coalesce(c.receiver#>>'{address,city}', c.receiver#>>'{address,suburb}')), ''))`;

/** Both prices of a consignment `c` and the FAF within the confirmed one, in a single index scan. */
const prices = (owner: Owner) => sql`
  select ${storedPrices.confirmed} as confirmed, ${storedPrices.estimate} as estimated, ${storedPrices.faf} as fuel
  from consignment_prices p where ${ownedBy(owner, 'p')} and p.consignment_id = c.id`;

/**
 * The consignments with a confirmed price that were staged on the site days in `days`. `OFFSET 0` keeps it a loop over
 * these days: the planner would join them to the whole table.
 */
const pricedOn = (owner: Owner, days: RawBuilder<unknown>) => sql`
  select m.site_id, m.day, c.* from (${spanDays(days)}) m cross join lateral (
    select c.id, c.reference, c.service_type_code, c.account_id, c.destination_region_id, ${receiver} as receiver,
      p.confirmed, p.estimated, case when p.estimated is not null then p.confirmed - p.fuel end as compared,
      i.weight, i.volume
    from consignments c
    cross join lateral (${prices(owner)}) p
    cross join lateral (select coalesce(sum(i.weight_steps), 0) as weight, coalesce(sum(i.volume_steps), 0) as volume
      from line_items i where ${ownedBy(owner, 'i')} and i.consignment_id = c.id) i
    where ${isOnSiteDay(owner, sql`c.staged_at`)} and p.confirmed is not null offset 0) c`;

/** The costs of site days as rows of report_costs, without their owner. */
function countCosts(owner: Owner, days: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    with priced as materialized (${pricedOn(owner, days)})
    select c.site_id, c.day, c.service_type_code, c.dimension,
      case c.dimension when 'ACCOUNT' then c.account_id::text when 'REGION' then coalesce(c.destination_region_id::text, '')
        when 'RECEIVER' then md5(c.receiver) else c.service_type_code end as key,
      case c.dimension when 'RECEIVER' then c.label else '' end as label, c.consignments, c.confirmed_cents,
      c.estimated_cents, c.compared_cents, c.weight_steps, c.volume_steps
    from (
      select c.site_id, c.day, c.service_type_code, c.account_id, c.destination_region_id, lower(c.receiver) as receiver,
        max(c.receiver) as label, case grouping(c.account_id, c.destination_region_id, lower(c.receiver))
          when 3 then 'ACCOUNT' when 5 then 'REGION' when 6 then 'RECEIVER' else 'SERVICE_TYPE' end as dimension,
        count(*)::integer as consignments, sum(c.confirmed)::bigint as confirmed_cents,
        coalesce(sum(c.estimated), 0)::bigint as estimated_cents, coalesce(sum(c.compared), 0)::bigint as compared_cents,
        sum(c.weight)::bigint as weight_steps, sum(c.volume)::bigint as volume_steps
      from priced c
      group by c.site_id, c.day, c.service_type_code,
        grouping sets ((), c.account_id, c.destination_region_id, lower(c.receiver))) c
    union all
    select d.site_id, d.day, d.service_type_code, 'DIFFERENCE', d.id::text, d.reference, 1, d.confirmed, d.estimated,
      d.compared, d.weight::bigint, d.volume::bigint
    from (select c.*, row_number() over (partition by c.site_id, c.day, c.service_type_code
        order by c.compared - c.estimated desc, c.id) as place
      from priced c where c.compared > c.estimated) d
    where d.place <= ${MAX_DEAREST}`;
}
