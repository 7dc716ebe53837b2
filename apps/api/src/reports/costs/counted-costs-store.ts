import { MAX_DEAREST } from '@consign/domain/reports';
import { type RawBuilder, sql } from 'kysely';

import { type Owner, ownedBy } from '../../database/owner.js';
import { isOnSiteDay } from '../days/counted-days-store.js';
import { confirmedPrice } from '../series-store.js';

/** The columns of report_costs that say what a row is of, and its sums. */
export const costColumns = sql`service_type_code, dimension, key, label, consignments, confirmed_cents, estimated_cents,
  compared_cents, weight_steps, volume_steps`;

/** FAF within a confirmed price `p`. */
const fuel = sql`(select coalesce(sum((line->>'amount')::integer), 0) from jsonb_array_elements(p.price->'lines') line
  where line->>'kind' = 'FAF')`;

/** The name and town of a consignment's receiver. */
const receiver = sql`concat_ws(', ', nullif(trim(c.receiver->>'fullName'), ''),
  nullif(trim(coalesce(c.receiver#>>'{address,city}', c.receiver#>>'{address,suburb}')), ''))`;

/**
 * The consignments with a confirmed price that were staged on the site days in `days`. `OFFSET 0` keeps it a loop over
 * these days: the planner would join them to the whole table.
 */
const pricedOn = (owner: Owner, days: RawBuilder<unknown>) => sql`
  select m.site_id, m.day, c.* from (${days}) m cross join lateral (
    select c.id, c.reference, c.service_type_code, c.account_id, c.destination_region_id, ${receiver} as receiver,
      p.amount_cents as confirmed, e.amount_cents as estimated,
      case when e.amount_cents is not null then p.amount_cents - ${fuel} end as compared, i.weight, i.volume
    from consignments c
    cross join lateral (${confirmedPrice(owner)}) p
    left join lateral (select e.amount_cents from consignment_prices e where ${ownedBy(owner, 'e')}
      and e.consignment_id = c.id and e.kind = 'ESTIMATE' and e.amount_cents is not null limit 1) e on true
    cross join lateral (select coalesce(sum(i.weight_steps), 0) as weight, coalesce(sum(i.volume_steps), 0) as volume
      from line_items i where ${ownedBy(owner, 'i')} and i.consignment_id = c.id) i
    where ${isOnSiteDay(owner, sql`c.staged_at`)} offset 0) c`;

/** The costs of site days as rows of report_costs, without their owner. */
export function countCosts(owner: Owner, days: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    with priced as materialized (${pricedOn(owner, days)})
    select c.site_id, c.day, c.service_type_code, k.dimension, k.key, max(k.label) as label,
      count(*)::integer as consignments, sum(c.confirmed)::bigint as confirmed_cents,
      coalesce(sum(c.estimated), 0)::bigint as estimated_cents, coalesce(sum(c.compared), 0)::bigint as compared_cents,
      sum(c.weight)::bigint as weight_steps, sum(c.volume)::bigint as volume_steps
    from priced c cross join lateral (values
      ('SERVICE_TYPE', c.service_type_code, ''),
      ('ACCOUNT', c.account_id::text, ''),
      ('REGION', coalesce(c.destination_region_id::text, ''), ''),
      ('RECEIVER', md5(lower(c.receiver)), c.receiver)) k (dimension, key, label)
    group by 1, 2, 3, 4, 5
    union all
    select d.site_id, d.day, d.service_type_code, 'DIFFERENCE', d.id::text, d.reference, 1, d.confirmed, d.estimated,
      d.compared, d.weight::bigint, d.volume::bigint
    from (select c.*, row_number() over (partition by c.site_id, c.day, c.service_type_code
        order by c.compared - c.estimated desc, c.id) as place
      from priced c where c.compared > c.estimated) d
    where d.place <= ${MAX_DEAREST}`;
}
