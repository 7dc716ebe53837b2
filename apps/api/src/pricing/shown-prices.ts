import type { components } from '@consign/api-client/consignment';
import { type PriceSums, mapPriceSums, toDollars } from '@consign/domain/pricing';
import { type StatusCode, canSeePrice } from '@consign/domain/status';

import { type Tx, keptStatement, lastStatement } from '../database/database.js';
import type { Viewer } from '../database/owner.js';
import type { User } from '../http/auth/identity.js';
import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { problem } from '../http/problems/problem.js';
import { type PriceKind, type StoredPrice, listPrices } from './consignment-price-store.js';
import { priceAnswer } from './price-answer.js';
import { requestMissingEstimate } from './price-job.js';
import { type ListedPrices, type ShownPrices, findPricedConsignment } from './shown-price-store.js';

type Schemas = components['schemas'];
type Caller = Pick<User, 'permissions'>;

/** Dollars; null for whom no price is shown, and in Draft (CONS-09). */
function showTo({ permissions }: Caller, status: StatusCode) {
  const isShown = canSeePrice({ status, permissions, isNew: false }).allowed;
  return (cents: number | null = null) => (cents === null || !isShown ? null : toDollars(cents));
}

/** Whether a caller may see prices at all. */
export const showsPrices = ({ permissions }: Caller): boolean => permissions.has('Consignment.ViewPricing');

/** The prices in the answer of a consignment. */
export function pricesAnswer(
  prices: ShownPrices,
  status: StatusCode,
  caller: Caller,
): Pick<Schemas['Consignment'], 'estimatedPrice' | 'confirmedPrice'> {
  const show = showTo(caller, status);
  return { estimatedPrice: show(prices.ESTIMATE), confirmedPrice: show(prices.CONFIRMED) };
}

/** The prices in a row of the list (LIST-81). */
export function listedPricesAnswer(
  prices: ListedPrices,
  status: StatusCode,
  caller: Caller,
): Pick<Schemas['ConsignmentListItem'], 'estimatedPrice' | 'confirmedPrice' | 'confirmedFafPrice'> {
  return { ...pricesAnswer(prices, status, caller), confirmedFafPrice: showTo(caller, status)(prices.FAF) };
}

/** The prices of several consignments together (LIST-83). */
export function priceSumsAnswer(sums: PriceSums): Schemas['PriceSums'] {
  return mapPriceSums(sums, ({ cents, count }) => ({ amount: toDollars(cents), count }));
}

export const getConsignmentPrices = operation('getConsignmentPrices', async ({ path }, context) => {
  const { owner, viewer, now } = context;
  let found = await context.inTransaction((tx) => readPrices(keptStatement(tx), viewer, path.ref));
  if (found?.isPriceDue === true && !found.isBeingPriced) {
    const key = { ...owner, consignmentId: found.id };
    // One that was there before prices were, or before the tariff that it lacked, has no save to ask for an estimate.
    found = await context.inTransaction(async (tx) => {
      await requestMissingEstimate(tx, key, now);
      return readPrices(tx, viewer, path.ref);
    }, 'writing');
  }
  if (found === undefined) return problem(404);
  const { prices, isBeingPriced } = found;
  const isDraft = found.statusCode === 'DRAFT';
  return ok({
    quote: toAnswer(prices, 'QUOTE'),
    estimate: isDraft ? null : toAnswer(prices, 'ESTIMATE'),
    confirmed: isDraft ? null : toAnswer(prices, 'CONFIRMED'),
    reason: isDraft ? null : (prices.find(({ kind }) => kind === 'ESTIMATE')?.reason ?? null),
    isEstimating: !isDraft && isBeingPriced,
  });
});

/** A consignment with its prices. They are read after the state of its job: one that has ended by then has saved them. */
async function readPrices(tx: Tx, viewer: Viewer, reference: string) {
  const found = await findPricedConsignment(tx, viewer, reference);
  if (found === undefined) return undefined;
  return { ...found, prices: await listPrices(lastStatement(tx), { ...viewer, consignmentId: found.id }) };
}

function toAnswer(prices: readonly StoredPrice[], kind: PriceKind): components['schemas']['Price'] | null {
  const found = prices.find((each) => each.kind === kind);
  return found === undefined || found.price === null ? null : priceAnswer(found.price, found.pricedAt);
}
