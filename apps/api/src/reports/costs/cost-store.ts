import { type CostSums, MAX_COST_GROUPS } from '@consign/domain/reports';
import { sql } from 'kysely';

import type { Tx } from '../../database/database.js';
import { type Owner, ownedBy } from '../../database/owner.js';
import { siteArray } from '../../database/visible-to.js';
import { type SiteDay, changedDays, siteDayRows } from '../../database/counted-days.js';
import { hasService } from '../report-conditions-store.js';
import type { ReportRequest } from '../report-request.js';
import { costColumns, countCosts } from './counted-costs-store.js';

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
