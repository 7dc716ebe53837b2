import type { components } from '@consign/api-client/consignment';
import { maxSelected } from '@consign/domain/bulk';
import { type Totals, toCubicMetres, toKilograms } from '@consign/domain/freight';

import { type Tx, lastStatement } from '../../database/database.js';
import { ok } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { Refusal } from '../../http/problems/problem.js';
import { priceSumsAnswer, showsPrices, sumPrices } from '../../pricing/index.js';
import { type MatchingRow, countMatching, listMatching, sumFreight } from './search-matching-store.js';
import {
  type Order,
  type SearchRequest,
  type Searcher,
  findNotFound,
  readSearch,
  resolveScans,
} from './search-request.js';
import { type SearchPage, searchConsignments } from './search-store.js';

export const listMatchingConsignments = operation(
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

const MAX_COUNT = 1_000;
/** A search that is not begun by then is not counted, so that saved views never cost more than a list. */
const COUNT_TIMEOUT_MS = 1_000;

export const countSearches = operation('countSearches', async ({ body }, context) => {
  const requests: SearchRequest[] = [];
  for (const search of body.searches) {
    const request = readSearch({ ...search, siteIds: body.siteIds }, {}, context);
    if (request instanceof Refusal) return request;
    requests.push(request);
  }
  const endsAt = Date.now() + COUNT_TIMEOUT_MS;
  const counts = await context.inReading((tx) =>
    countInTurn(
      requests,
      async (request) => {
        const { viewer, search } = await resolveScans(tx, request, context);
        return countMatching(tx, viewer, search, MAX_COUNT);
      },
      () => Date.now() < endsAt,
    ),
  );
  return ok({ counts });
});

/** Counts one after another while there is time; the rest are null. */
export async function countInTurn<T>(
  items: readonly T[],
  count: (item: T) => Promise<number>,
  hasTime: () => boolean,
): Promise<(number | null)[]> {
  const counts: (number | null)[] = [];
  for (const item of items) counts.push(hasTime() ? await count(item) : null);
  return counts;
}

export type FirstMatches = Pick<SearchPage, 'rowCount' | 'rows'>;

/**
 * The number of consignments that match a search at all sites of a user, and the first of them, for who isn't calling.
 * None for a search that the user may not make.
 */
export async function findFirstMatches(
  tx: Tx,
  searcher: Searcher,
  {
    limit,
    ...search
  }: Omit<components['schemas']['ConsignmentSearch'], 'siteIds'> & Order & { readonly limit: number },
): Promise<FirstMatches> {
  const request = readSearch({ ...search, siteIds: [...searcher.user.siteIds] }, search, searcher);
  if (request instanceof Refusal) return { rowCount: 0, rows: [] };
  return searchConsignments(tx, request.viewer, {
    ...request.search,
    pageSize: limit,
    pageNumber: 1,
    after: null,
  });
}
