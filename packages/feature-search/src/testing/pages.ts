import type { ConsignmentPage } from '@consign/api-client/consignment';
import { buildListItem } from '@consign/consignment-parts/testing/data';

const rowsOnPage = 5;

/** The page of a server with a number of consignments, few to a page, as rows take the most time of a test. */
export function buildPage(count: number, more: Partial<ConsignmentPage> = {}): ConsignmentPage {
  const first = ((more.currentPage ?? 1) - 1) * rowsOnPage;
  const length = Math.max(Math.min(count - first, rowsOnPage), 0);
  return {
    currentPage: 1,
    firstRowOnPage: count === 0 ? 0 : first + 1,
    lastRowOnPage: first + length,
    pageCount: Math.ceil(count / rowsOnPage),
    pageSize: 25,
    rowCount: count,
    results: Array.from({ length }, (_, index) => buildListItem(first + index + 1)),
    ...more,
  };
}
