import type { DayRange } from '@consign/domain/dates';
import { averageDays, roundDays, trendPercent } from '@consign/domain/reports';

import type { Tx } from '../database/database.js';
import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { Refusal } from '../http/problems/problem.js';
import { type StaySum, listOutdated, sumStays } from './days/basis-store.js';
import { type ReportRequest, readReport } from './report-request.js';
import { wholeRange } from './series-store.js';
import { listStays } from './stay-store.js';
import { measureStays } from './working-times.js';
import { chartIsOff } from './difot/difot-request.js';

export const getStagedToDelivered = operation(
  'consignment',
  'getStagedToDelivered',
  async ({ body }, context) => {
    if (!context.tenant.settings.averageStagedToDeliveredChart) return chartIsOff();
    const request = readReport(body, context);
    if (request instanceof Refusal) return request;
    const stays = await context.inReading((tx) => countStays(tx, request), 'snapshot');
    const [current, previous] = [averageDays(stays.current), averageDays(stays.previous)];
    return ok({
      averageDays: roundDays(current),
      previousAverageDays: roundDays(previous),
      trendPercent: trendPercent(current, previous),
    });
  },
);

/** The stays that end in the period and in the previous one. Reads several statements of one moment. */
export async function countStays(
  tx: Tx,
  request: ReportRequest,
): Promise<{ readonly current: StaySum; readonly previous: StaySum }> {
  const { viewer, serviceTypeCodes } = request;
  const range = wholeRange(request);
  const outdated = await listOutdated(tx, request, range);
  const counted = await sumStays(tx, request, range, outdated);
  const stays = (await listStays(tx, viewer, outdated)).filter(
    (stay) => serviceTypeCodes.length === 0 || serviceTypeCodes.includes(stay.serviceTypeCode),
  );
  const times = await measureStays(tx, viewer.tenantId, stays);
  const days = [
    ...counted,
    ...stays.map(({ deliveredOn, count }, index) => ({ day: deliveredOn, count, time: times[index] ?? 0 })),
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
