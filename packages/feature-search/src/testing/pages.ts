import type { ConsignmentPage } from '@consign/api-client/consignment';
import { buildListItem } from '@consign/consignment-parts/testing/data';

/** The server's page for a number of consignments, 25 to a page. */
export function buildPage(count: number, more: Partial<ConsignmentPage> = {}): ConsignmentPage {
  const first = ((more.currentPage ?? 1) - 1) * 25;
  const length = Math.max(Math.min(count - first, 25), 0);
  return {
    currentPage: 1,
    firstRowOnPage: count === 0 ? 0 : first + 1,
    lastRowOnPage: first + length,
    pageCount: Math.ceil(count / 25),
    pageSize: 25,
    rowCount: count,
    results: Array.from({ length }, (_, index) => buildListItem(first + index + 1)),
    ...more,
  };
}
