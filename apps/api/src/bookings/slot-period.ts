import { MAX_SLOT_DAYS } from '@consign/domain/bookings';
import { countDays, type DayRange, today } from '@consign/domain/dates';

import { parseInstant } from '../http/parse-instant.js';
import { Refusal, ruleProblems } from '../http/problems/problem.js';

/** The period of a search for slots: the start inclusive, the end exclusive. */
export interface SlotPeriod {
  readonly range: DayRange;
  readonly start: Date;
  readonly end: Date;
}

/** Parses the period of a search, at most MAX_SLOT_DAYS days. */
export function parseSlotPeriod(
  body: { readonly startDateTimeUtc: string; readonly endDateTimeUtc: string },
  id: 'CALL-70' | 'CALL-71',
): SlotPeriod | Refusal {
  const start = parseInstant(body.startDateTimeUtc);
  const end = parseInstant(body.endDateTimeUtc);
  const path = 'endDateTimeUtc';
  if (end <= start) return ruleProblems([{ id, path, message: 'The end must be later than the start' }]);
  const range = { from: today(start), to: today(new Date(end.getTime() - 1)) };
  return countDays(range) > MAX_SLOT_DAYS
    ? ruleProblems([{ id, path, message: `Ask for at most ${MAX_SLOT_DAYS} days` }])
    : { range, start, end };
}
