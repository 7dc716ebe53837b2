import type { components } from '@consign/api-client/consignment';
import { type PriceSums, mapPriceSums, toDollars } from '@consign/domain/pricing';
import { type StatusCode, canSeePrice } from '@consign/domain/status';

import type { User } from '../http/auth/identity.js';
import type { ListedPrices, ShownPrices } from './shown-price-store.js';

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
