import type { ListSort } from '@consign/api-client/consignment';
import type { Client } from '@consign/api-client/internal';
import { createQueryReader, parseListFilter, parseListOrder } from '@consign/domain/list';
import { preferenceQueries } from '@consign/queries';
import type { QueryClient } from '@tanstack/react-query';

import {
  columnIds,
  defaultSearch,
  pageSizes,
  type ColumnId,
  type SearchQuery,
  type SearchState,
} from './search-state.js';

const referenceLimit = 50;
const lastPage = 1_000_000;

export interface ParsedSearch {
  readonly state: SearchState;
  /** Keys with an unknown value, for which the default is used (LIST-25). */
  readonly dropped: readonly string[];
  /** Keys whose text is too long to search for. */
  readonly tooLong: readonly string[];
}

interface Reader {
  /** Applies to an empty query only: a link is the same for everyone (LIST-53). */
  readonly listSort?: ListSort;
  /** Whether a price may be searched for (LIST-82). */
  readonly seesPrices?: boolean;
}

/** Parses the query string. Unknown values are dropped and reported (LIST-25). */
export function parseSearchState(
  query: SearchQuery,
  { listSort = null, seesPrices = false }: Reader = {},
): ParsedSearch {
  const reader = createQueryReader(query);
  const { text, textUpTo, parseOne, parseSome, drop } = reader;
  const sort = Object.keys(query).length === 0 ? listSort : null;
  const {
    option: sortOption = defaultSearch.sortOption,
    direction: sortDirection = defaultSearch.sortDirection,
  } = sort ?? {};
  const filter = parseListFilter(reader, { seesPrices });
  const columns = parseSome('columns', isColumnId);
  const order = parseListOrder(reader, { seesPrices, otherwise: { sortOption, sortDirection } });
  const pageNumber = Number(text('pageNumber') || defaultSearch.pageNumber);
  const isPage = Number.isSafeInteger(pageNumber) && pageNumber > 0 && pageNumber <= lastPage;
  const state: SearchState = {
    ...filter,
    ...order,
    pageNumber: isPage ? pageNumber : defaultSearch.pageNumber,
    pageSize: parseOne('pageSize', pageSizes, defaultSearch.pageSize),
    columns: columns.length === 0 ? null : columns,
    cardColumns: parseSome('cardColumns', isColumnId),
    preview: textUpTo('preview', referenceLimit),
  };
  if (!isPage) drop('pageNumber');
  return { state, dropped: reader.dropped(), tooLong: reader.tooLong };
}

function isColumnId(value: string): value is ColumnId {
  return columnIds.some((id) => id === value);
}

/** The sort that the user last chose on any device, of a list without a query; null for LIST-15's (LIST-49). */
export function findListSort(queryClient: QueryClient, client: Client): ListSort {
  return queryClient.getQueryData(preferenceQueries(client).all().queryKey)?.listSort ?? null;
}
