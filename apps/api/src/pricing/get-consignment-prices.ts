import type { components } from '@consign/api-client/consignment';

import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { problem } from '../http/problems/problem.js';
import { type PriceKind, type StoredPrice, listPrices } from './consignment-price-store.js';
import { priceAnswer } from './price-answer.js';
import { requestMissingEstimate } from './request-estimate.js';
import { findPricedConsignment, isBeingPriced } from './shown-price-store.js';

export const getConsignmentPrices = operation('consignment', 'getConsignmentPrices', ({ path }, context) =>
  context.inTransaction(async (tx) => {
    const { owner, viewer, now } = context;
    const found = await findPricedConsignment(tx, viewer, path.ref);
    if (found === undefined) return problem(404);
    const key = { ...owner, consignmentId: found.id };
    // One that was there before prices were, or before the tariff that it lacked, has no save to ask for an estimate.
    await requestMissingEstimate(tx, key, now);
    const prices = await listPrices(tx, key);
    const isDraft = found.statusCode === 'DRAFT';
    return ok({
      quote: toAnswer(prices, 'QUOTE'),
      estimate: isDraft ? null : toAnswer(prices, 'ESTIMATE'),
      confirmed: isDraft ? null : toAnswer(prices, 'CONFIRMED'),
      reason: isDraft ? null : (prices.find(({ kind }) => kind === 'ESTIMATE')?.reason ?? null),
      isEstimating: !isDraft && (await isBeingPriced(tx, owner, found.id)),
    });
  }, 'writing'),
);

function toAnswer(prices: readonly StoredPrice[], kind: PriceKind): components['schemas']['Price'] | null {
  const found = prices.find((each) => each.kind === kind);
  return found === undefined || found.price === null ? null : priceAnswer(found.price, found.pricedAt);
}
