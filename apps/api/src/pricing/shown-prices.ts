import type { components } from '@consign/api-client/consignment';
import { toDollars } from '@consign/domain/pricing';
import { type StatusCode, canSeePrice } from '@consign/domain/status';

import type { User } from '../http/auth/identity.js';
import type { ShownPrices } from './shown-price-store.js';

/** The prices in the answer of a consignment; null for whom they are not shown, and in Draft (CONS-09). */
export function pricesAnswer(
  prices: ShownPrices,
  status: StatusCode,
  { permissions }: Pick<User, 'permissions'>,
): Pick<components['schemas']['Consignment'], 'estimatedPrice' | 'confirmedPrice'> {
  const isShown = canSeePrice({ status, permissions, isNew: false }).allowed;
  const show = (cents: number | null = null) => (cents === null || !isShown ? null : toDollars(cents));
  return { estimatedPrice: show(prices.ESTIMATE), confirmedPrice: show(prices.CONFIRMED) };
}
