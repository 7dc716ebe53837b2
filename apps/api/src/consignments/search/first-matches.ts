import type { components } from '@consign/api-client/consignment';

import type { Tx } from '../../database/database.js';
import { Refusal } from '../../http/problems/problem.js';
import { type Order, type Searcher, readSearch } from './search-request.js';
import { type SearchPage, searchConsignments } from './search-store.js';

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
