import type { DayRange } from '@consign/domain/dates';
import { averageDays, roundDays, trendPercent } from '@consign/domain/reports';

import type { Tx } from '../database/database.js';
import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { Refusal } from '../http/problems/problem.js';
import { type TimeSum, listOutdated, sumCountedTimes } from './days/basis-store.js';
import { type ReportRequest, readReport } from './report-request.js';
import { wholeRange } from './series-store.js';
import { listLaneDeliveries } from './lane-delivery-store.js';
import { measureWorkingTimes } from './working-times.js';
import { chartIsOff } from './difot/difot-request.js';

export const getStagedToDelivered = operation(
  'consignment',
  'getStagedToDelivered',
  async ({ body }, context) => {
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
  },
);

/** The working times of deliveries in the period and in the previous one. Reads several statements of one moment. */
export async function sumStagedToDelivered(
  tx: Tx,
  request: ReportRequest,
): Promise<{ readonly current: TimeSum; readonly previous: TimeSum }> {
  const { viewer, serviceTypeCodes } = request;
  const range = wholeRange(request);
  const outdated = await listOutdated(tx, request, range);
  const counted = await sumCountedTimes(tx, request, range, outdated);
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
