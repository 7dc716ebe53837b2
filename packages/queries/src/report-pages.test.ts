import type { ConsignmentListItem } from '@consign/api-client/consignment';
import { getDay } from '@consign/domain/dates';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';

import { FigureChangedError, readReportRows, reportPageQueries, type ReportSlice } from './report-pages.js';
import { fakeServer, type FakeResponses } from './testing/index.js';

const scope = {
  siteIds: ['019808b4-5b1e-7c3a-9a51-000000000010'],
  days: { from: getDay('2026-09-21'), to: getDay('2026-09-27') },
  serviceTypeCodes: ['GENERAL'],
};
const secondPage = {
  pageNumber: 2,
  pageSize: 25,
  sortOption: 'statusDate',
  sortDirection: 'desc',
} as const;
const created: ReportSlice = { card: 'created', statusCode: 'DRAFT' };
const statusCall = 'POST /api/v2/reports/consignments-by-status/search';

/** A page of a server with these consignments, of which a call reads 200. */
function buildPage(ids: readonly number[], pageNumber: number) {
  const shown = ids.slice((pageNumber - 1) * 200, pageNumber * 200);
  return {
    currentPage: pageNumber,
    firstRowOnPage: 1,
    lastRowOnPage: shown.length,
    pageCount: Math.ceil(ids.length / 200),
    pageSize: 200,
    rowCount: ids.length,
    // Only the fields read here.
    results: shown.map((id) => ({ id: String(id), reference: `TAS${id}` }) as ConsignmentListItem),
  };
}

const listIds = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);

function readAll(answers: FakeResponses) {
  const server = fakeServer(answers);
  const { signal } = new AbortController();
  return {
    server,
    rows: readReportRows(server.client, scope, created, { signal, onProgress: () => undefined }),
  };
}

it('[DASH-18, DASH-21] a page of what a day cost is asked for by day, page and order', async () => {
  const name = 'POST /api/v2/reports/revenue/search';
  const server = fakeServer({ [name]: () => Response.json(buildPage([1], 1)) });
  const { page } = reportPageQueries(server.client);
  await new QueryClient().fetchQuery(page(scope, { card: 'costs', day: getDay('2026-09-27') }, secondPage));

  // The last day of the period, with 23 hours.
  const day = { startDateUtc: '2026-09-26T12:00:00Z', endDateUtc: '2026-09-27T11:00:00Z' };
  const { siteIds, serviceTypeCodes } = scope;
  expect(server.bodies(name)).toEqual([{ siteIds, serviceTypeCodes, ...day, ...secondPage }]);
});

describe('everything behind a figure', () => {
  it('[DASH-19] of nothing is nothing', async () => {
    await expect(readAll({ [statusCall]: buildPage([], 1) }).rows).resolves.toEqual([]);
  });

  it('[DASH-19] is read again when one leaves between two pages', async () => {
    let calls = 0;
    const { rows } = readAll({
      [statusCall]: ({ body }) => {
        calls += 1;
        const { pageNumber } = body as { pageNumber: number };
        return buildPage(calls === 1 ? listIds(0, 450) : listIds(1, 449), pageNumber);
      },
    });

    expect((await rows).map(({ id }) => Number(id))).toEqual(listIds(1, 449));
  });

  it('[DASH-19] is not given while it changes all the time', async () => {
    let calls = 0;
    const { server, rows } = readAll({
      [statusCall]: ({ body }) => {
        calls += 1;
        return buildPage(listIds(calls, 450 - calls), (body as { pageNumber: number }).pageNumber);
      },
    });

    await expect(rows).rejects.toThrow(FigureChangedError);
    expect(server.calls).toHaveLength(6);
  });
});
