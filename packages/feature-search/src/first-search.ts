import type { Client } from '@consign/api-client/internal';
import { consignmentQueries, prefetch, savedViewQueries, sessionQueries } from '@consign/queries';
import { findActiveSiteIds, type LocalStore } from '@consign/session';
import type { QueryClient } from '@tanstack/react-query';

import { findListSort, parseSearchState } from './parse-search-state.js';
import { searchBody } from './search-body.js';
import { priceSorts, type SearchQuery } from './search-state.js';
import { asksForAllSites } from './use-all-sites.js';

interface FirstSearch {
  readonly client: Client;
  readonly queryClient: QueryClient;
  readonly storage: LocalStore;
  readonly query: SearchQuery;
  /** Pasted references; empty for none. */
  readonly references: readonly string[];
  readonly now: () => Date;
}

/**
 * Asks for the page of the list that a URL shows as soon as the sites are known, while the screen's code loads. The screen
 * reads the same query (PLAT-27). A failure shows nothing: the screen asks again.
 */
export async function startFirstSearch(first: FirstSearch): Promise<void> {
  const { client, queryClient, storage, query, references, now } = first;
  // Without a query the list opens the default view (LIST-29).
  const isBare = Object.keys(query).length === 0 && references.length === 0;
  if (isBare) void prefetch(queryClient, savedViewQueries(client).all());
  const sites = sessionQueries(client).sites();
  await prefetch(queryClient, sites);
  const available = queryClient.getQueryData(sites.queryKey) ?? [];
  const siteIds = asksForAllSites(query)
    ? available.map(({ id }) => id)
    : findActiveSiteIds(storage, available);
  if (siteIds.length === 0) return;
  const { state } = parseSearchState(query, {
    listSort: findListSort(queryClient, client),
    seesPrices: true,
  });
  const { pageNumber, pageSize, sortOption, sortDirection } = state;
  // Who may see prices is not known yet: the screen asks for them.
  if (state.price !== null || priceSorts.some((each) => each === sortOption)) return;
  const body = searchBody(state, { siteIds, references }, now());
  const page = { pageNumber, pageSize, sortOption, sortDirection };
  await prefetch(queryClient, consignmentQueries(client).search(body, page));
}
