import { addDays, type Day } from '../dates/day.js';

/** Consignments that were staged on one day and delivered on one day, between regions with the same working days. */
export interface DeliveryGroup {
  readonly count: number;
  readonly stagedOn: Day;
  readonly deliveredOn: Day;
  /** Milliseconds since 1970, summed over all of them. */
  readonly stagedSum: number;
  readonly deliveredSum: number;
}

export interface WorkingCalendar {
  /** Whether both regions work on a day. */
  isWorked(day: Day): boolean;
  /** 00:00 of a day in Pacific/Auckland, in milliseconds since 1970. */
  startOf(day: Day): number;
}

/**
 * Staged to delivered (DASH-09), summed over the consignments, in milliseconds: the time that passes on days when both
 * regions work. Hours of a closed day do not count, also where it was staged or delivered on one.
 */
export function sumWorkingTime(group: DeliveryGroup, { isWorked, startOf }: WorkingCalendar): number {
  const { count, stagedOn, deliveredOn, stagedSum, deliveredSum } = group;
  if (stagedOn === deliveredOn) return isWorked(stagedOn) ? deliveredSum - stagedSum : 0;
  let time = isWorked(stagedOn) ? startOf(addDays(stagedOn, 1)) * count - stagedSum : 0;
  for (let day = addDays(stagedOn, 1); day < deliveredOn; day = addDays(day, 1)) {
    if (isWorked(day)) time += (startOf(addDays(day, 1)) - startOf(day)) * count;
  }
  return isWorked(deliveredOn) ? time + deliveredSum - startOf(deliveredOn) * count : time;
}

const millisecondsPerDay = 86_400_000;

/** The average in days of 24 hours, not rounded; null without consignments. */
export function averageDays({
  time,
  count,
}: {
  readonly time: number;
  readonly count: number;
}): number | null {
  return count === 0 ? null : time / count / millisecondsPerDay;
}

/** Days to two decimals (DASH-09). */
export function roundDays(days: number | null): number | null {
  return days === null ? null : Math.round(days * 100) / 100;
}
