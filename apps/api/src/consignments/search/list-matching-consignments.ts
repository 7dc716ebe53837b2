import type { components } from '@consign/api-client/consignment';
import { maxSelected } from '@consign/domain/bulk';
import { type Totals, toCubicMetres, toKilograms } from '@consign/domain/freight';

import { lastStatement } from '../../database/database.js';
import { ok } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { Refusal } from '../../http/problems/problem.js';
import { priceSumsAnswer, showsPrices, sumPrices } from '../../pricing/index.js';
import { type MatchingRow, listMatching, sumFreight } from './search-matching-store.js';
import { findNotFound, readSearch, resolveScans } from './search-request.js';

export const listMatchingConsignments = operation(
  'consignment',
  'listMatchingConsignments',
  async ({ body, query }, context) => {
    const request = readSearch(body, query, context);
    if (request instanceof Refusal) return request;
    return context.inReading(async (tx) => {
      const resolved = await resolveScans(tx, request, context);
      const notFound = await findNotFound(tx, resolved);
      const { rowCount, rows } = await listMatching(tx, resolved.viewer, resolved.search, maxSelected);
      const ids = rows.map(({ id }) => id);
      const prices = showsPrices(context.user) ? await sumPrices(tx, resolved.viewer, ids) : null;
      const freight = await sumFreight(lastStatement(tx), resolved.viewer, ids);
      return ok({
        rowCount,
        items: rows.map(itemAnswer),
        totals: { ...totalsAnswer(freight), ...(prices === null ? {} : { prices: priceSumsAnswer(prices) }) },
        ...notFound,
      });
    });
  },
);

function itemAnswer(row: MatchingRow): components['schemas']['MatchingConsignment'] {
  const { id, reference, statusCode, serviceTypeCode } = row;
  return { id, reference, statusCode, serviceTypeCode };
}

function totalsAnswer({ deliveryItems, volume, weight }: Totals): components['schemas']['MatchingTotals'] {
  return { deliveryItems, volume: toCubicMetres(volume), weight: toKilograms(weight) };
}
