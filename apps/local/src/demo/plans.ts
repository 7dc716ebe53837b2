import { type Day, addDays, today } from '@consign/domain/dates';
import { type StatusCode, statusCodes } from '@consign/domain/status';

import type { Random } from './random.js';
import type { DemoOrganisation } from './customers.js';
import { isWeekend, toTimestamp, toWeekday } from './days.js';

/** When a consignment is made, and for whom. */
export interface ConsignmentPlan {
  readonly organisation: DemoOrganisation;
  readonly day: Day;
  /** In milliseconds. */
  readonly createdAt: number;
  /** The status that it is there to show; null for most. */
  readonly end: StatusCode | null;
}

const DAYS = 182;
const WEEK = 7;
const MINUTE = 60_000;

/**
 * So many consignments over six months, more as time goes on, few on weekends: the last week has enough of them for a
 * list of several pages, and each status is the current one of at least one of them.
 */
export function planConsignments(
  organisation: DemoOrganisation,
  count: number,
  now: Date,
  random: Random,
): ConsignmentPlan[] {
  const last = today(now);
  const recent = Math.max(Math.round(count * 0.08), Math.min(120, Math.round(count * 0.4)));
  const shown = count < statusCodes.length ? [] : statusCodes;
  const plan = (day: Day, end: StatusCode | null): ConsignmentPlan => {
    const at =
      toTimestamp(day, 7) + Math.floor(random.next() * 10 * 60) * MINUTE + random.between(0, 59) * 1000;
    const createdAt = at < now.getTime() ? at : now.getTime() - random.between(5, 240) * MINUTE;
    return { organisation, day, createdAt, end };
  };
  return Array.from({ length: count }, (_, index) => {
    const end = shown[index] ?? null;
    // Six days ago there was time enough for every step.
    if (end !== null) return plan(toWeekday(addDays(last, 1 - WEEK)), end);
    const back =
      index < recent ? random.between(0, WEEK - 1) : WEEK + Math.floor((DAYS - WEEK) * pickAge(random));
    return plan(avoidWeekend(addDays(last, -back), back, random), null);
  });
}

/** From 0, the most often, to 1, hardly ever: the trade grows. */
const pickAge = (random: Random): number => 1 - Math.sqrt(1 - random.next());

/** Of what falls on a weekend little stays there: it moves to a weekday of the same week, or stays in the last days. */
function avoidWeekend(day: Day, back: number, random: Random): Day {
  if (!isWeekend(day) || random.percent(8)) return day;
  return back >= 2 ? toWeekday(day) : addDays(day, -2);
}
