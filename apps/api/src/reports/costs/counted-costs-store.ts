import { MAX_DEAREST } from '@consign/domain/reports';
import { type RawBuilder, sql } from 'kysely';

import { storedPrices } from '../../pricing/index.js';
import { isOnSiteDay } from '../../database/counted-days.js';
import { type Owner, ownedBy } from '../../database/owner.js';

/** The columns of report_costs that say what a row is of, and its sums. */
export const costColumns = sql`service_type_code, dimension, key, label, consignments, confirmed_cents, estimated_cents,
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
  select m.site_id, m.day, c.* from (${days}) m cross join lateral (
    select c.id, c.reference, c.service_type_code, c.account_id, c.destination_region_id, ${receiver} as receiver,
      p.confirmed, p.estimated, case when p.estimated is not null then p.confirmed - p.fuel end as compared,
      i.weight, i.volume
    from consignments c
    cross join lateral (${prices(owner)}) p
    cross join lateral (select coalesce(sum(i.weight_steps), 0) as weight, coalesce(sum(i.volume_steps), 0) as volume
      from line_items i where ${ownedBy(owner, 'i')} and i.consignment_id = c.id) i
    where ${isOnSiteDay(owner, sql`c.staged_at`)} and p.confirmed is not null offset 0) c`;

/** The costs of site days as rows of report_costs, without their owner. */
export function countCosts(owner: Owner, days: RawBuilder<unknown>): RawBuilder<unknown> {
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
