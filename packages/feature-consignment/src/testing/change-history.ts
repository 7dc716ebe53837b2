import type { ConsignmentChange } from '@consign/api-client/consignment';

/** A save by Mere Manager at 1 pm on 20/11/2026. */
export function buildChange(more: Partial<ConsignmentChange>): ConsignmentChange {
  return {
    changedAtDateTimeUtc: '2026-11-20T00:00:00Z',
    changedBy: 'Mere Manager',
    action: 'Saved',
    subject: null,
    statusCode: null,
    reason: null,
    changes: [],
    ...more,
  };
}

/** A change history of one page. */
export function buildHistory(results: ConsignmentChange[]) {
  const rowCount = results.length;
  return {
    currentPage: 1,
    firstRowOnPage: 1,
    lastRowOnPage: rowCount,
    pageCount: 1,
    pageSize: 50,
    rowCount,
    results,
  };
}
