import { type Day, type DayRange, countDays, today } from '@consign/domain/dates';
import { toDollars } from '@consign/domain/pricing';
import { averageDays, pairDays, roundDays, trendPercent } from '@consign/domain/reports';
import { statusCodes } from '@consign/domain/status';

import { countAttention, listItemAnswer, listMatchingPage, pagingAnswer } from '../consignments/index.js';
import { type Tx, lastStatement } from '../database/database.js';
import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { Refusal } from '../http/problems/problem.js';
import {
  type Totals,
  countByStatus,
  countDeliveries,
  createdWithStatus,
  stagedWithPrice,
  sumConfirmedPrices,
  wholeRange,
} from './series-store.js';
import { type TimeSum, listOutdated, sumCountedTimes } from './days/basis-store.js';
import { chartIsOff } from './difot/difot.js';
import { buildDrillDown } from './drill-down.js';
import { listLaneDeliveries } from './lane-delivery-store.js';
import { type ReportRequest, readPaging, readReport, readSites } from './report-request.js';
import { measureWorkingTimes } from './working-times.js';

export const getRevenue = operation('getRevenue', async ({ body }, context) => {
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

export const searchRevenue = operation('searchRevenue', async ({ body }, context) => {
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

export const getDelivered = operation('getDelivered', async ({ body }, context) => {
  const request = readReport(body, context);
  if (request instanceof Refusal) return request;
  return ok(
    buildSeries(request, await context.inReading((tx) => countDeliveries(lastStatement(tx), request))),
  );
});

interface SeriesPoint {
  readonly date: Day | null;
  readonly current: number;
  readonly previousDate: Day | null;
  readonly previous: number;
}

/** The days of the period beside the previous period's, with their figures; a day without one has 0. */
function buildSeries({ period, previous }: ReportRequest, totals: Totals): SeriesPoint[] {
  const before = countDays(previous);
  return pairDays(period, previous).map((pair, index) => ({
    date: pair.current,
    current: pair.current === null ? 0 : (totals.get(before + index + 1) ?? 0),
    previousDate: pair.previous,
    previous: pair.previous === null ? 0 : (totals.get(index + 1) ?? 0),
  }));
}

export const getConsignmentsByStatus = operation('getConsignmentsByStatus', async ({ body }, context) => {
  const request = readReport(body, context);
  if (request instanceof Refusal) return request;
  const counts = await context.inReading((tx) => countByStatus(lastStatement(tx), request));
  return ok(counts.toSorted((a, b) => statusCodes.indexOf(a.status) - statusCodes.indexOf(b.status)));
});

export const searchConsignmentsByStatus = operation(
  'searchConsignmentsByStatus',
  async ({ body }, context) => {
    const request = readReport(body, context);
    if (request instanceof Refusal) return request;
    const place = readPaging(body);
    const matching = createdWithStatus(request, body.statusCode, place);
    return ok(
      await context.inReading(async (tx) =>
        buildDrillDown(await listMatchingPage(tx, request.viewer, matching, place), place, (ids) =>
          Promise.resolve(new Map(ids.map((id) => [id, {}]))),
        ),
      ),
    );
  },
);

export const getAttention = operation('getAttention', async ({ body }, context) => {
  const viewer = readSites(body, context);
  if (viewer instanceof Refusal) return viewer;
  return ok(await context.inReading((tx) => countAttention(lastStatement(tx), viewer, today(context.now))));
});

export const getStagedToDelivered = operation('getStagedToDelivered', async ({ body }, context) => {
  if (!context.tenant.settings.averageStagedToDeliveredChart) return chartIsOff();
  const request = readReport(body, context);
  if (request instanceof Refusal) return request;
  const sums = await context.inReading((tx) => sumStagedToDelivered(tx, request), 'snapshot');
  const [current, previous] = [averageDays(sums.current), averageDays(sums.previous)];
  return ok({
    averageDays: roundDays(current),
    previousAverageDays: roundDays(previous),
    trendPercent: trendPercent(current, previous),
  });
});

/** The working times of deliveries in the period and in the previous one. Reads several statements of one moment. */
export async function sumStagedToDelivered(
  tx: Tx,
  request: ReportRequest,
): Promise<{ readonly current: TimeSum; readonly previous: TimeSum }> {
  const { viewer, serviceTypeCodes } = request;
  const range = wholeRange(request);
  const outdated = await listOutdated(tx, request, range);
  const counted = await sumCountedTimes(
    outdated.length === 0 ? lastStatement(tx) : tx,
    request,
    range,
    outdated,
  );
  const lanes = (await listLaneDeliveries(tx, viewer, outdated)).filter(
    (lane) => serviceTypeCodes.length === 0 || serviceTypeCodes.includes(lane.serviceTypeCode),
  );
  const times = await measureWorkingTimes(tx, viewer.tenantId, lanes);
  const days = [
    ...counted,
    ...lanes.map(({ deliveredOn, count }, index) => ({ day: deliveredOn, count, time: times[index] ?? 0 })),
  ];
  const sumRange = ({ from, to }: DayRange) =>
    days
      .filter(({ day }) => from <= day && day <= to)
      .reduce((sum, { count, time }) => ({ count: sum.count + count, time: sum.time + time }), {
        count: 0,
        time: 0,
      });
  return { current: sumRange(request.period), previous: sumRange(request.previous) };
}
