import { type Day, addDays, today } from '@consign/domain/dates';
import { type StatusCode, statusCodes } from '@consign/domain/status';

import type { Random } from './random.js';
import { isWeekend, toTimestamp, toWeekday } from './days.js';
import type { DemoOrganisation } from './providers.js';

/** When a consignment is created, and for which customer. */
export interface ConsignmentPlan {
  readonly organisation: DemoOrganisation;
  readonly day: Day;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  /** Status to end in, so that every status is represented; null for most. */
  readonly end: StatusCode | null;
}

const DAYS = 182;
const WEEK = 7;
const MINUTE = 60_000;

/**
 * Spreads consignments over six months, growing over time, with few on weekends. The last week has enough for several
 * list pages, and every status is the current status of at least one consignment.
 */
export function planConsignments(
  organisation: DemoOrganisation,
  count: number,
  now: Date,
  random: Random,
): ConsignmentPlan[] {
  const last = today(now);
  const recent = Math.max(Math.round(count * 0.08), Math.min(120, Math.round(count * 0.4)));
  const endStatuses = count < statusCodes.length ? [] : statusCodes;
  const plan = (day: Day, end: StatusCode | null): ConsignmentPlan => {
    const at =
      toTimestamp(day, 7) + Math.floor(random.next() * 10 * 60) * MINUTE + random.between(0, 59) * 1000;
    const createdAt = at < now.getTime() ? at : now.getTime() - random.between(5, 240) * MINUTE;
    return { organisation, day, createdAt, end };
  };
  return Array.from({ length: count }, (_, index) => {
    const end = endStatuses[index] ?? null;
    // Six days ago leaves enough time to reach any status.
    if (end !== null) return plan(toWeekday(addDays(last, 1 - WEEK)), end);
    const back =
      index < recent ? random.between(0, WEEK - 1) : WEEK + Math.floor((DAYS - WEEK) * pickAge(random));
    return plan(avoidWeekend(addDays(last, -back), back, random), null);
  });
}

/** From 0 (most likely) to 1 (least likely), so that recent dates have more consignments. */
const pickAge = (random: Random): number => 1 - Math.sqrt(1 - random.next());

/** Moves most weekend days to a nearby weekday: forward if that is not in the future, otherwise back. */
function avoidWeekend(day: Day, back: number, random: Random): Day {
  if (!isWeekend(day) || random.percent(8)) return day;
  return back >= 2 ? toWeekday(day) : addDays(day, -2);
}
