import type { Day } from '@consign/domain/dates';
import type { StatusCode } from '@consign/domain/status';

import type { Random } from './random.js';
import { toTimestamp, addWeekdays } from './days.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export interface Step {
  readonly status: StatusCode;
  /** In milliseconds. */
  readonly at: number;
}

export interface Journey {
  /** What it has passed by now; the last is the current status. */
  readonly steps: readonly Step[];
  /** The day on which it is to be collected. */
  readonly pickupDay: Day;
  /** The day on which it is to be delivered. */
  readonly deliveryDay: Day;
}

export interface JourneyPlan {
  readonly day: Day;
  readonly createdAt: number;
  readonly now: number;
  /** Weekdays on the road. */
  readonly days: number;
  /** Where it stays, whatever else could happen; null: as it comes. */
  readonly end: StatusCode | null;
}

/** A consignment's way through its statuses, in working hours: most go all the way, some stay, some end early. */
export function buildJourney(plan: JourneyPlan, random: Random): Journey {
  const { day, createdAt, now, end } = plan;
  const readyAt = createdAt + random.between(5, 90) * MINUTE;
  const stagedAt = readyAt + random.between(2, 60) * MINUTE;
  const pickupDay = addWeekdays(day, stagedAt < toTimestamp(day, 14) ? 0 : 1);
  const pickedUpAt = toTimestamp(pickupDay, 15) + random.between(0, 150) * MINUTE;
  const deliveryDay = addWeekdays(pickupDay, plan.days);
  const isLate = end === null && random.percent(6);
  const outAt = toTimestamp(addWeekdays(deliveryDay, isLate ? 1 : 0), 7) + random.between(0, 100) * MINUTE;
  const all: readonly Step[] = [
    { status: 'DRAFT', at: createdAt },
    { status: 'FINAL', at: readyAt },
    { status: 'STAGED', at: stagedAt },
    { status: 'PICKUP', at: pickedUpAt },
    { status: 'TRANSIT', at: pickedUpAt + random.between(90, 300) * MINUTE },
    { status: 'DELIVERING', at: outAt },
    { status: 'DELIVERED', at: outAt + random.between(30, 420) * MINUTE },
  ];
  const steps = cutAt(all, end ?? pickFinalStatus(random), random).filter(({ at }) => at <= now);
  return { steps, pickupDay, deliveryDay };
}

/** What becomes of it, of a hundred: the last step, unless it stays in one before or leaves the road. */
function pickFinalStatus(random: Random): StatusCode {
  const drawn = random.next() * 100;
  if (drawn < 3) return 'DRAFT';
  if (drawn < 4) return 'FINAL';
  if (drawn < 8) return 'CANCELLED';
  return drawn < 9 ? 'ERR' : 'DELIVERED';
}

function cutAt(all: readonly Step[], end: StatusCode, random: Random): readonly Step[] {
  if (end === 'CANCELLED') return appendStep(all.slice(0, random.between(1, 2)), end, random);
  if (end === 'ERR') return appendStep(all.slice(0, 3), end, random);
  return all.slice(0, all.findIndex(({ status }) => status === end) + 1);
}

function appendStep(steps: readonly Step[], status: StatusCode, random: Random): readonly Step[] {
  const at = (steps.at(-1)?.at ?? 0) + random.between(20, 180) * MINUTE;
  return [...steps, { status, at }];
}

/** How long after a step something is settled. */
export const pickResolutionDelay = (random: Random): number => random.between(1, 20) * HOUR;
