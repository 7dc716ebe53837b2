import { startOfDayUtc, type Day } from '@consign/domain/dates';
import type { StatusCode } from '@consign/domain/status';

import type { Chance } from './chance.js';

const HOUR = 3_600_000;

export interface Step {
  readonly status: StatusCode;
  readonly at: Date;
}

/** How long a consignment stays in a status, in hours. */
const stays: readonly (readonly [StatusCode, number, number])[] = [
  ['DRAFT', 0.2, 6],
  ['FINAL', 0.3, 8],
  ['STAGED', 1, 18],
  ['PICKUP', 2, 10],
  ['TRANSIT', 6, 40],
  ['DELIVERING', 1, 7],
];

/** The statuses that a consignment has passed by now: most go all the way, some stay, some end. */
export function timelineOf(created: Date, now: Date, chance: Chance): Step[] {
  const steps: Step[] = [];
  let at = created.getTime();
  for (const [status, least, most] of stays) {
    if (at > now.getTime()) return steps;
    steps.push({ status, at: new Date(at) });
    at += (least + chance.next() * (most - least)) * HOUR;
    const end = endOf(status, chance);
    if (end === 'stay') return steps;
    if (end !== null) return at > now.getTime() ? steps : [...steps, { status: end, at: new Date(at) }];
  }
  return at > now.getTime() ? steps : [...steps, { status: 'DELIVERED', at: new Date(at) }];
}

function endOf(status: StatusCode, chance: Chance): 'stay' | StatusCode | null {
  if (status === 'DRAFT') return chance.percent(3) ? 'stay' : chance.percent(3) ? 'CANCELLED' : null;
  if (status === 'FINAL') return chance.percent(2) ? 'stay' : chance.percent(2) ? 'CANCELLED' : null;
  if (status === 'STAGED') return chance.percent(1) ? 'ERR' : null;
  return null;
}

/** A moment of a working day in Auckland. */
export function workingMoment(day: Day, chance: Chance): Date {
  return new Date(
    Date.parse(startOfDayUtc(day)) + chance.between(7 * 60, 17 * 60) * 60_000 + chance.between(0, 59) * 1000,
  );
}
