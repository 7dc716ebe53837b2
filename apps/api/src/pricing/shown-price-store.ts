import type { PriceFilter, PriceSum, PriceSums } from '@consign/domain/pricing';
import type { StatusCode } from '@consign/domain/status';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

import { compileOnce } from '../database/compile-once.js';
import type { Tx } from '../database/database.js';
import { type Owner, type Viewer, ownedBy, visibleTo, ofSameConsignment } from '../database/owner.js';
import type { PriceKind, StoredPrice } from './consignment-price-store.js';
import type { ComputedPrice } from './engine/price.js';
import { PRICE_CONSIGNMENT, isPriceDue } from './price-input-store.js';

/** Whole cents by kind; null where a price could not be made. */
export type ShownPrices = Readonly<Partial<Record<PriceKind, number | null>>>;

const ofConsignment = sql`consignment_prices p
  where ${ofSameConsignment('p')}`;

/** The prices of a consignment `c`, for its answer. */
export const pricesOfConsignment: RawBuilder<ShownPrices> = sql`
  (select coalesce(jsonb_object_agg(p.kind, p.amount_cents), '{}') from ${ofConsignment})`;

/** Prices of a row of the list, with the FAF within the confirmed one, which an estimate has none of (LIST-81). */
export interface ListedPrices extends ShownPrices {
  readonly FAF: number | null;
}

const estimate = sql`max(p.amount_cents) filter (where p.kind = 'ESTIMATE')`;
const confirmed = sql`max(p.amount_cents) filter (where p.kind = 'CONFIRMED')`;
const faf = sql`max((select coalesce(sum((line->>'amount')::integer), 0)
  from jsonb_array_elements(p.price->'lines') line where line->>'kind' = 'FAF')) filter (where p.kind = 'CONFIRMED')`;

/** A consignment's prices among its rows `p` of consignment_prices, in cents; FAF is the part of the confirmed one. */
export const storedPrices = { estimate, confirmed, faf };

/** The prices of a consignment `c`, for a row of the list. */
export const listedPrices: RawBuilder<ListedPrices> = sql`
  (select json_build_object('ESTIMATE', ${estimate}, 'CONFIRMED', ${confirmed}, 'FAF', ${faf}) from ${ofConsignment})`;

/** Whether a consignment `c` has such prices; a Draft shows none (LIST-82, CONS-09). */
export function priceCondition(filter: PriceFilter): RawBuilder<SqlBool> {
  if (filter.kind === 'NO_PRICE')
    return sql`c.status_code not in ('DRAFT', 'CANCELLED')
      and not exists (select from ${ofConsignment} and p.amount_cents is not null)`;
  const above = sql`${confirmed} - ${faf} - ${estimate}`;
  const isReached =
    filter.kind === 'ABOVE_BY_DOLLARS'
      ? sql`${above} >= ${filter.atLeast}::integer`
      : sql`${estimate} > 0 and (${above})::bigint * 1000 >= ${filter.atLeast}::bigint * ${estimate}`;
  return sql`c.status_code <> 'DRAFT' and (select ${isReached} from ${ofConsignment})`;
}

const listed = (cents: RawBuilder<unknown>) =>
  sql<number | null>`(case when c.status_code <> 'DRAFT' then (select ${cents} from ${ofConsignment}) end)`;

/** What the orders by price sort by: the cents that a row of the list shows of a consignment `c` (LIST-84). */
export const priceSorts = {
  estimatedPrice: listed(estimate),
  confirmedPrice: listed(confirmed),
  priceDifference: listed(sql`${confirmed} - ${faf} - ${estimate}`),
};

const sumCents = (cents: RawBuilder<unknown>) =>
  sql<PriceSum>`jsonb_build_object('cents', coalesce(sum(${cents}), 0), 'count', count(${cents}))`;

/** The prices of consignments that the viewer's query has found; a Draft shows none (LIST-83). Raw: of one reading. */
export async function sumPrices(tx: Tx, owner: Owner, ids: readonly string[]): Promise<PriceSums> {
  const { rows } = await sql<PriceSums>`
    select ${sumCents(sql`estimate`)} as estimated, ${sumCents(sql`confirmed`)} as confirmed,
      ${sumCents(sql`confirmed - faf - estimate`)} as difference
    from consignments c
      cross join lateral (select ${estimate} as estimate, ${confirmed} as confirmed, ${faf} as faf
        from ${ofConsignment}) price
    where ${ownedBy(owner, 'c')} and c.id = any(${[...ids]}::uuid[]) and c.status_code <> 'DRAFT'`.execute(
    tx,
  );
  const none = { cents: 0, count: 0 };
  return rows[0] ?? { estimated: none, confirmed: none, difference: none };
}

/** A consignment that has prices. */
export interface PricedConsignment {
  readonly id: string;
  readonly statusCode: StatusCode;
  /** Whether a price is missing, or was made of other values than the present ones. */
  readonly isPriceDue: boolean;
  /** Whether a job that prices it is waiting or running. */
  readonly isBeingPriced: boolean;
}

const isBeingPriced = compileOnce(sql<boolean>`exists (select from jobs j
  where j.tenant_id = c.tenant_id and j.organisation_id = c.organisation_id and j.id = c.id
    and j.kind = ${sql.lit(PRICE_CONSIGNMENT)} and j.state = 'waiting')`);

/** A consignment that the viewer may see, by its reference. */
export async function findPricedConsignment(
  tx: Tx,
  viewer: Viewer,
  reference: string,
): Promise<PricedConsignment | undefined> {
  return tx
    .selectFrom('consignments as c')
    .where(visibleTo(viewer))
    .where('c.reference', '=', reference)
    .select([
      'c.id',
      'c.status_code as statusCode',
      isPriceDue.as('isPriceDue'),
      isBeingPriced.as('isBeingPriced'),
    ])
    .$castTo<PricedConsignment>()
    .executeTakeFirst();
}

/** The prices of a consignment in an export (EXTR-16). */
export interface ExportedPrices {
  readonly estimate: ComputedPrice | null;
  readonly confirmed: ComputedPrice | null;
  /** Why there is no estimate, in a customer's words. */
  readonly reason: string | null;
}

/** The prices of some of the owner's consignments, by id; without an entry where none was made yet. */
export async function listExportedPrices(
  tx: Tx,
  owner: Owner,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ExportedPrices>> {
  const rows = await tx
    .selectFrom('consignment_prices as p')
    .where(ownedBy(owner, 'p'))
    .where('p.consignment_id', 'in', ids)
    .where('p.kind', '<>', 'QUOTE')
    .select(['p.consignment_id as id', 'p.kind', 'p.price', 'p.reason'])
    .$castTo<Pick<StoredPrice, 'kind' | 'price' | 'reason'> & { readonly id: string }>()
    .execute();
  const found = new Map<string, ExportedPrices>();
  for (const { id, kind, price, reason } of rows) {
    const known = found.get(id) ?? { estimate: null, confirmed: null, reason: null };
    found.set(
      id,
      kind === 'CONFIRMED' ? { ...known, confirmed: price } : { ...known, estimate: price, reason },
    );
  }
  return found;
}
