import type { Day, DayRange } from '@consign/domain/dates';
import { averageDays, roundDays, sumWorkingTime, trendPercent } from '@consign/domain/reports';
import { isWorkingDay } from '@consign/domain/schedule';

import { type Timetable, loadTimetable } from '../calendar/index.js';
import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { Refusal } from '../http/problems/problem.js';
import { startOfDay } from './day-starts.js';
import { chartIsOff } from './difot-request.js';
import { readReport } from './report-request.js';
import { type LaneStay, listStays } from './stay-store.js';

export const getStagedToDelivered = operation(
  'consignment',
  'getStagedToDelivered',
  async ({ body }, context) => {
    if (!context.tenant.settings.averageStagedToDeliveredChart) return chartIsOff();
    const request = readReport(body, context);
    if (request instanceof Refusal) return request;
    const { stays, timetable } = await context.inTransaction(async (tx) => {
      const found = await listStays(tx, request);
      return {
        stays: found,
        timetable: await loadTimetable(tx, context.tenant.id, {
          regionIds: unique(found.flatMap((stay) => [stay.originRegionId, stay.destinationRegionId])),
          serviceTypeCodes: unique(found.map(({ serviceTypeCode }) => serviceTypeCode)),
          from: found.map(({ stagedOn }) => stagedOn).toSorted()[0] ?? request.previous.from,
        }),
      };
    });
    const isWorked = rememberWorkingDays(timetable);
    const average = ({ from, to }: DayRange) => {
      const inRange = stays.filter(({ deliveredOn }) => from <= deliveredOn && deliveredOn <= to);
      const count = inRange.reduce((sum, stay) => sum + stay.count, 0);
      const time = inRange.reduce(
        (sum, stay) => sum + sumWorkingTime(stay, { startOf: startOfDay, isWorked: isWorked(stay) }),
        0,
      );
      return averageDays({ time, count });
    };
    const [current, previous] = [average(request.period), average(request.previous)];
    return ok({
      averageDays: roundDays(current),
      previousAverageDays: roundDays(previous),
      trendPercent: trendPercent(current, previous),
    });
  },
);

/** Whether both regions of a stay work on a day; a region without a calendar works every day. */
function rememberWorkingDays(timetable: Timetable): (stay: LaneStay) => (day: Day) => boolean {
  const lanes = new Map<string, (day: Day) => boolean>();
  return ({ originRegionId, destinationRegionId, serviceTypeCode }) => {
    const lane = [originRegionId, destinationRegionId, serviceTypeCode].join(' ');
    const known = lanes.get(lane);
    if (known !== undefined) return known;
    const calendars = [originRegionId, destinationRegionId].flatMap((regionId) =>
      regionId === null ? [] : (timetable.calendar(regionId, serviceTypeCode) ?? []),
    );
    const days = new Map<Day, boolean>();
    const isWorked = (day: Day) => {
      const found = days.get(day) ?? isWorkingDay(day, ...calendars);
      days.set(day, found);
      return found;
    };
    lanes.set(lane, isWorked);
    return isWorked;
  };
}

function unique(values: readonly (string | null)[]): string[] {
  return [...new Set(values.filter((value) => value !== null))];
}
