import { type Day, addDays, today } from '@consign/domain/dates';
import { type Calendar, nextWorkingDay } from '@consign/domain/schedule';

const mondayToFriday: Calendar = {
  weekdays: new Set([1, 2, 3, 4, 5]),
  closed: new Map(),
  opened: new Set(),
};

/** The first weekday at least `days` from today (Pacific/Auckland), because weekends have no pickups or deliveries. */
export function weekdayIn(days: number): Day {
  const day = nextWorkingDay(addDays(today(new Date()), days), mondayToFriday);
  if (day === null) throw new Error('No weekday found');
  return day;
}
