import type { ConsignmentPage } from '@consign/api-client/consignment';
import { buildListItem } from '@consign/consignment-parts/testing/data';

/** The server's first page of a search with this many matches. */
export function buildFound(rowCount: number): ConsignmentPage {
  const results = Array.from({ length: Math.min(rowCount, 25) }, (_, index) => buildListItem(index + 1));
  return {
    currentPage: 1,
    firstRowOnPage: Math.min(rowCount, 1),
    lastRowOnPage: results.length,
    pageCount: Math.ceil(rowCount / 25),
    pageSize: 25,
    rowCount,
    results,
  };
}
