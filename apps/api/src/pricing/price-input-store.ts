import { type RawBuilder, type SqlBool, sql } from 'kysely';

import { compileOnce } from '../database/compile-once.js';
import type { Tx } from '../database/database.js';
import { type Owner, type ConsignmentKey, ownedBy, ofSameConsignment } from '../database/owner.js';
import { extrasOfConsignment } from '../extras/index.js';
import type { PricedExtra, PriceRequest } from './engine/price.js';

/** The job that brings a consignment's prices up to date; its id is the consignment's, so that there is one at most. */
export const PRICE_CONSIGNMENT = 'price-estimate';

/** The input version of a price that the provider reported: none is computed in its place. */
export const REPORTED = 'reported';

/** When a consignment `c` was staged, or first moved beyond; null before. */
const stagedAt: RawBuilder<Date | null> = sql`(select min(h.status_at) from status_history h
  where ${ofSameConsignment('h')} and h.status_code in ('STAGED', 'PICKUP', 'TRANSIT', 'DELIVERING', 'DELIVERED'))`;

/**
 * The extras that a consignment `c` is charged for: the driver's extras, as often as asked. At delivery, what
 * the driver reported counts instead.
 */
const chargedExtras = (when: 'before' | 'at delivery') => sql<PricedExtra[]>`
  (select coalesce(jsonb_agg(jsonb_build_object('code', e.code, 'name', e.name, 'quantity', e.quantity) order by e.code),
      '[]')
    from (select x ->> 'code' as code, x ->> 'name' as name, coalesce(${
      when === 'at delivery' ? sql`(x ->> 'quantityCompleted')::integer` : sql`null::integer`
    }, case when x ->> 'instruction' = 'INCLUDED' then (x ->> 'quantityRequested')::integer else 0 end) as quantity
      from jsonb_array_elements(${extrasOfConsignment}) x) e
    where e.quantity > 0)`;

/** The freight of a consignment `c`, in order. */
const pricedItems = sql`(select coalesce(jsonb_agg(jsonb_build_object('count', i.item_count,
    'packagingTypeCode', i.packaging_type_code, 'length', i.length_steps, 'width', i.width_steps, 'height', i.height_steps,
    'volume', i.volume_steps, 'weight', i.weight_steps, 'isDangerousGoods', i.dangerous_goods is not null)
    order by i.position, i.id), '[]')
  from line_items i where ${ofSameConsignment('i')})`;

const placeParts = (side: 'sender' | 'receiver') =>
  sql.join(
    ['suburb', 'city', 'postcode'].map(
      (part) => sql`${sql.ref(`c.${side}`)} -> 'address' ->> ${sql.lit(part)}`,
    ),
  );

/** A digest of what the price of a consignment `c` depends on, besides the tariff. */
const inputVersion = (when: 'before' | 'at delivery') => sql<string>`md5(jsonb_build_array(
  c.service_type_code, c.account_id, ${placeParts('sender')}, ${placeParts('receiver')},
  c.receiver ->> 'siteId' is not null, extract(epoch from ${stagedAt}), ${pricedItems}, ${chargedExtras(when)})::text)`;

const price = (
  kind: 'ESTIMATE' | 'CONFIRMED',
) => sql`(select from consignment_prices p where ${ofSameConsignment('p')}
  and p.kind = ${sql.lit(kind)}`;

/** A price that could not be made is tried again once another tariff is there. */
const isStillRight = sql`(p.price is not null or not exists (select from tariffs t
  where t.tenant_id = p.tenant_id and t.loaded_at > p.priced_at))`;

/**
 * Whether the estimate of a consignment `c` is missing, or was made of other values than its present ones. A
 * delivered one keeps its estimate.
 */
const isEstimateDue = sql<SqlBool>`(c.status_code not in ('DRAFT', 'CANCELLED', 'DELIVERED') and not exists ${price('ESTIMATE')}
  and p.input_version = ${inputVersion('before')} and ${isStillRight}))`;

/** The same for the confirmed price of a delivered consignment; one that the provider reported stays. */
const isConfirmedDue = sql<SqlBool>`(c.status_code = 'DELIVERED' and not exists ${price('CONFIRMED')}
  and (p.input_version = ${sql.lit(REPORTED)} or p.input_version = ${inputVersion('at delivery')} and ${isStillRight})))`;

/** Whether one of the two is due. */
export const isPriceDue = compileOnce(sql<SqlBool>`(${isEstimateDue} or ${isConfirmedDue})`);

/**
 * Adds a job for each of the consignments whose prices are out of date. One that has not started yet does for every save
 * before it; one that is running does not count, and its run is repeated, unless `repeats` is false.
 */
export async function addPriceJobs(
  tx: Tx,
  owner: Owner,
  ids: readonly string[],
  { now, repeats }: { readonly now: Date; readonly repeats: boolean },
): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    insert into jobs (tenant_id, organisation_id, id, kind, payload, state, created_at, due_at, attempts)
    select c.tenant_id, c.organisation_id, c.id, ${PRICE_CONSIGNMENT}, '{}', 'waiting', ${now}::timestamptz, ${now}::timestamptz, 0
    from consignments c where ${ownedBy(owner, 'c')} and c.id = any(${[...ids]}::uuid[]) and ${isPriceDue}
    on conflict (tenant_id, organisation_id, id) do update set state = 'waiting', created_at = excluded.created_at,
      due_at = excluded.due_at, attempts = jobs.attempts + 1, last_error = null,
      traceparent = excluded.traceparent
      where jobs.attempts > 0 and ${repeats}`.execute(tx);
}

/** Gives the prices that `openPricer` made for an owner the version of what they were made of, so that none is due. */
export async function stampPrices(tx: Tx, owner: Owner): Promise<void> {
  await sql`update consignment_prices p
    set input_version = case p.kind when 'CONFIRMED' then ${inputVersion('at delivery')} else ${inputVersion('before')} end
    from consignments c where ${ownedBy(owner, 'c')} and p.input_version = ''
      and ${ofSameConsignment('p')}`.execute(tx);
}

/** What the prices of a stored consignment are made of. */
export interface PriceInputs extends Omit<PriceRequest, 'day' | 'extras'> {
  /** Null before it is staged. */
  readonly stagedAt: Date | null;
  readonly estimate: DuePrice;
  readonly confirmed: DuePrice;
}

interface DuePrice {
  /** Whether it has to be made again. */
  readonly isDue: boolean;
  readonly version: string;
  readonly extras: readonly PricedExtra[];
}

/** Locks a consignment until the transaction ends; false if it is gone. */
export async function lockForPricing(tx: Tx, key: ConsignmentKey): Promise<boolean> {
  const { rows } = await sql`select c.id from consignments c
    where ${ownedBy(key, 'c')} and c.id = ${key.consignmentId} for no key update`.execute(tx);
  return rows.length > 0;
}

const place = (side: 'sender' | 'receiver') => {
  const address = sql`${sql.ref(`c.${side}`)} -> 'address'`;
  return sql`jsonb_build_object('suburb', ${address} -> 'suburb', 'city', ${address} -> 'city',
    'postcode', ${address} -> 'postcode')`;
};

const due = (when: 'before' | 'at delivery') => sql`jsonb_build_object(
  'isDue', ${when === 'before' ? isEstimateDue : isConfirmedDue},
  'version', ${inputVersion(when)}, 'extras', ${chargedExtras(when)})`;

/** Reads what the prices of a locked consignment are made of, in one statement. */
export async function findPriceInputs(tx: Tx, key: ConsignmentKey): Promise<PriceInputs> {
  const { rows } = await sql<PriceInputs>`
    select jsonb_build_object('code', c.service_type_code, 'name', coalesce(st.name, c.service_type_code),
        'cubicFactor', st.cubic_factor_steps) as "serviceType",
      a.code as "accountCode", ${place('sender')} as origin, ${place('receiver')} as destination,
      c.receiver ->> 'siteId' is not null as "isReceiverSite", ${pricedItems} as items, ${stagedAt} as "stagedAt",
      ${due('before')} as estimate, ${due('at delivery')} as confirmed
    from consignments c
    join accounts a on a.tenant_id = c.tenant_id and a.organisation_id = c.organisation_id and a.id = c.account_id
    left join service_types st on st.tenant_id = c.tenant_id and st.organisation_id = c.organisation_id
      and st.code = c.service_type_code
    where ${ownedBy(key, 'c')} and c.id = ${key.consignmentId}`.execute(tx);
  const [inputs] = rows;
  if (inputs === undefined) throw new Error('A locked consignment is gone');
  return inputs;
}
