import { ok } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { Refusal } from '../../http/problems/problem.js';
import { listItemAnswer, pagingAnswer } from './list-page.js';
import { searchConsignments as searchStored } from './search-store.js';
import { parsePageKey, toPageKey } from './page-key.js';
import { findNotFound, readSearch, resolveScans } from './search-request.js';

export const searchConsignments = operation(
  'consignment',
  'searchConsignments',
  async ({ body, query }, context) => {
    const request = readSearch(body, query, context);
    if (request instanceof Refusal) return request;
    const { pageNumber = 1, pageSize = 25 } = query;
    const requestForPage = (number: number) => ({ ...request, pageSize, pageNumber: number });
    const { page, notFound } = await context.inReading(async (tx) => {
      const resolved = await resolveScans(tx, request, context);
      return {
        notFound: await findNotFound(tx, resolved),
        page: await searchStored(tx, resolved.viewer, {
          ...resolved.search,
          pageNumber,
          pageSize,
          after: parsePageKey(query.pageKey, requestForPage(pageNumber)),
          withPrices: context.user.permissions.has('Consignment.ViewPricing'),
        }),
      };
    });
    const { last } = page;
    const paging = pagingAnswer(page, { pageNumber, pageSize });
    return ok({
      ...paging,
      results: page.rows.map((row) => listItemAnswer(row, context.user)),
      ...(last === null || pageNumber >= paging.pageCount
        ? {}
        : { nextPageKey: toPageKey(last, requestForPage(pageNumber + 1)) }),
      ...notFound,
    });
  },
);
