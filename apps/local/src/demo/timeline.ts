import type { Day } from '@consign/domain/dates';
import type { StatusCode } from '@consign/domain/status';

import type { Random } from './random.js';
import { toTimestamp, addWeekdays } from './days.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export interface Step {
  readonly status: StatusCode;
  /** Epoch milliseconds. */
  readonly at: number;
}

export interface Journey {
  /** Statuses reached so far; the last is current. */
  readonly steps: readonly Step[];
  readonly pickupDay: Day;
  readonly deliveryDay: Day;
}

export interface JourneyPlan {
  readonly day: Day;
  readonly createdAt: number;
  readonly now: number;
  /** Transit time in weekdays. */
  readonly days: number;
  /** Final status, or null to pick one at random. */
  readonly end: StatusCode | null;
}

/** Status history in working hours. Most consignments are delivered; some stall, some are cancelled or fail. */
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

/** Mostly DELIVERED; a few stay in an earlier status, are cancelled or fail. */
function pickFinalStatus(random: Random): StatusCode {
  const percentile = random.next() * 100;
  if (percentile < 3) return 'DRAFT';
  if (percentile < 4) return 'FINAL';
  if (percentile < 8) return 'CANCELLED';
  return percentile < 9 ? 'ERR' : 'DELIVERED';
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

/** Milliseconds until an exception or note is resolved. */
export const pickResolutionDelay = (random: Random): number => random.between(1, 20) * HOUR;
