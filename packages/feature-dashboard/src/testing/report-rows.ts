import type { DifotVerdict, RaisedException } from '@consign/api-client/consignment';
import { buildListItem } from '@consign/consignment-parts/testing/data';
import { statuses, type StatusCode } from '@consign/domain/status';
import type { ReportPage, ReportRow } from '@consign/queries';
import type { FakeCall } from '@consign/queries/testing';
import { testId } from '@consign/session/testing';

export const testNow = (): Date => new Date('2026-03-17T00:00:00Z');

/** The second of these is a miss. */
export const verdicts: readonly DifotVerdict[] = [
  { dueDate: '2026-03-10', dueDateSource: 'REQUESTED', deliveredDate: '2026-03-10', workingDaysLate: null },
  { dueDate: '2026-03-13', dueDateSource: 'CONFIRMED', deliveredDate: '2026-03-16', workingDaysLate: 1 },
  { dueDate: '2026-03-12', dueDateSource: 'ESTIMATED', deliveredDate: null, workingDaysLate: 3 },
];

export function buildException(number: number, more: Partial<RaisedException> = {}): RaisedException {
  return {
    id: testId(5_000 + number),
    title: 'Receiver was closed',
    raisedAtDateTimeUtc: '2026-03-14T22:05:00Z',
    resolvedAtDateTimeUtc: null,
    actionRequired: false,
    ...more,
  };
}

export function buildRow(
  number: number,
  code: StatusCode = 'DELIVERED',
  more: Partial<ReportRow> = {},
): ReportRow {
  return {
    ...buildListItem(number),
    statusHistory: [{ code, name: statuses[code].name, statusDate: '2026-03-16T02:00:00Z' }],
    ...more,
  };
}

/** The page of some rows that a call asks for. */
export function buildPage(rows: readonly ReportRow[], { body }: Pick<FakeCall, 'body'>): ReportPage {
  const { pageNumber, pageSize } = body as { pageNumber: number; pageSize: number };
  const first = (pageNumber - 1) * pageSize;
  const results = rows.slice(first, first + pageSize);
  return {
    currentPage: pageNumber,
    firstRowOnPage: results.length === 0 ? 0 : first + 1,
    lastRowOnPage: first + results.length,
    pageCount: Math.ceil(rows.length / pageSize),
    pageSize,
    rowCount: rows.length,
    results,
  };
}
