import { type Day, countDays } from '@consign/domain/dates';
import { toDollars } from '@consign/domain/pricing';
import { pairDays } from '@consign/domain/reports';

import { listItemAnswer, listMatchingPage, pagingAnswer } from '../consignments/index.js';
import { lastStatement } from '../database/database.js';
import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { Refusal } from '../http/problems/problem.js';
import { type ReportRequest, readPaging, readReport } from './report-request.js';
import { type Totals, countDeliveries, stagedWithPrice, sumConfirmedPrices } from './series-store.js';

export const getRevenue = operation('consignment', 'getRevenue', async ({ body }, context) => {
  const request = readReport(body, context);
  if (request instanceof Refusal) return request;
  const cents = await context.inReading((tx) => sumConfirmedPrices(lastStatement(tx), request));
  return ok(
    buildSeries(request, cents).map((point) => ({
      ...point,
      current: toDollars(point.current),
      previous: toDollars(point.previous),
    })),
  );
});

export const searchRevenue = operation('consignment', 'searchRevenue', async ({ body }, context) => {
  const request = readReport(body, context);
  if (request instanceof Refusal) return request;
  const place = readPaging(body);
  return ok(
    await context.inReading(async (tx) => {
      const cents = await sumConfirmedPrices(tx, request);
      const points = buildSeries(request, cents);
      const page = await listMatchingPage(
        lastStatement(tx),
        request.viewer,
        stagedWithPrice(request, place),
        { ...place, withPrices: true },
      );
      return {
        ...pagingAnswer(page, place),
        results: page.rows.map((row) => listItemAnswer(row, context.user)),
        confirmedTotal: toDollars(points.reduce((sum, { current }) => sum + current, 0)),
      };
    }),
  );
});

export const getDelivered = operation('consignment', 'getDelivered', async ({ body }, context) => {
  const request = readReport(body, context);
  if (request instanceof Refusal) return request;
  return ok(
    buildSeries(request, await context.inReading((tx) => countDeliveries(lastStatement(tx), request))),
  );
});

export interface SeriesPoint {
  readonly date: Day | null;
  readonly current: number;
  readonly previousDate: Day | null;
  readonly previous: number;
}

/** The days of the period beside the previous period's, with their figures; a day without one has 0. */
export function buildSeries({ period, previous }: ReportRequest, totals: Totals): SeriesPoint[] {
  const before = countDays(previous);
  return pairDays(period, previous).map((pair, index) => ({
    date: pair.current,
    current: pair.current === null ? 0 : (totals.get(before + index + 1) ?? 0),
    previousDate: pair.previous,
    previous: pair.previous === null ? 0 : (totals.get(index + 1) ?? 0),
  }));
}
