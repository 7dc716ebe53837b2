import type { Day } from '@consign/domain/dates';
import { sumWorkingTime } from '@consign/domain/reports';
import { isWorkingDay } from '@consign/domain/schedule';

import { type Timetable, loadTimetable } from '../calendar/index.js';
import type { Tx } from '../database/database.js';
import { startOfDay } from './day-starts.js';
import type { LaneDeliveries } from './lane-delivery-store.js';

/** The time of each group on days when both regions work, in milliseconds, in the order of the groups. */
export async function measureWorkingTimes(
  tx: Tx,
  tenantId: string,
  groups: readonly LaneDeliveries[],
): Promise<number[]> {
  const first = groups.reduce<Day | null>(
    (least, { stagedOn }) => (least === null || stagedOn < least ? stagedOn : least),
    null,
  );
  if (first === null) return [];
  const timetable = await loadTimetable(tx, tenantId, {
    regionIds: unique(groups.flatMap((group) => [group.originRegionId, group.destinationRegionId])),
    serviceTypeCodes: unique(groups.map(({ serviceTypeCode }) => serviceTypeCode)),
    from: first,
  });
  const isWorked = rememberWorkingDays(timetable);
  return groups.map((group) => sumWorkingTime(group, { startOf: startOfDay, isWorked: isWorked(group) }));
}

/** Whether both regions of a group work on a day; a region without a calendar works every day. */
function rememberWorkingDays(timetable: Timetable): (group: LaneDeliveries) => (day: Day) => boolean {
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
