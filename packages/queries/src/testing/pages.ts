import type { ConsignmentPage } from '@consign/api-client/consignment';

/** The answer of a search that finds nothing. */
export const emptyPage: ConsignmentPage = {
  currentPage: 1,
  firstRowOnPage: 0,
  lastRowOnPage: 0,
  pageCount: 0,
  pageSize: 25,
  rowCount: 0,
  results: [],
};
