import type { DayReasons } from '@consign/consignment-parts/delivery-days';
import { addDays, type Day, type DayRange } from '@consign/domain/dates';
import { addToMonth, daysOfMonth, toMonth, type Month } from '@consign/ui/month-calendar';

/** The days of a month from today on; null for a month that is over. */
export function openDays(month: Month, today: Day): DayRange | null {
  const { from, to } = daysOfMonth(month);
  if (to < today) return null;
  return { from: from < today ? today : from, to };
}

interface Later extends DayReasons {
  readonly after: Month;
  readonly latest: Month;
}

/** The next month with a day that the receiver works and the service can reach; null if there is none until `latest`. */
export function findNextMonth({ after, latest, closed, earliest }: Later): Month | null {
  for (let month = addToMonth(after, 1); month <= latest; month = addToMonth(month, 1)) {
    if (earliest !== null && toMonth(earliest) > month) continue;
    const { from, to } = daysOfMonth(month);
    for (let day = from; day <= to; day = addDays(day, 1)) {
      if ((earliest === null || day >= earliest) && closed?.has(day) !== true) return month;
    }
  }
  return null;
}
