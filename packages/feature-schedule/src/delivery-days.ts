import type { BookingSlot } from '@consign/api-client/consignment';
import { addDays, formatDate, toLocalDay, type Day, type DayRange } from '@consign/domain/dates';
import { addToMonth, daysOfMonth, toMonth, type Month } from '@consign/ui/month-calendar';

/** A day with slots, or why it has none. */
export type DeliveryDay =
  | { readonly kind: 'slots'; readonly slots: readonly BookingSlot[] }
  | { readonly kind: 'closed' | 'weekend' | 'early' | 'full'; readonly reason: string };

export interface DeliveryMonth {
  readonly days: DayRange;
  readonly slots: readonly BookingSlot[];
  /** Null while it isn't known why days have no slots. */
  readonly reasons: DayReasons | null;
}

export interface DayReasons {
  /** The receiver's closed days with the calendar's reason; undefined if they are not known. */
  readonly closed: ReadonlyMap<string, string> | undefined;
  /** The first day that the service can deliver; null if it is not known. */
  readonly earliest: Day | null;
}

const weekend = 'Closed: weekend';

/** What there is to say about each day of a period (SCHD-03), in order. */
export function listDeliveryDays({ days, slots, reasons }: DeliveryMonth): ReadonlyMap<Day, DeliveryDay> {
  const byDay = new Map<Day, BookingSlot[]>();
  for (const slot of slots) {
    const day = toLocalDay(slot.scheduleStartDateTimeUtc);
    if (day !== null) byDay.set(day, [...(byDay.get(day) ?? []), slot]);
  }
  const found = new Map<Day, DeliveryDay>();
  for (let day = days.from; day <= days.to; day = addDays(day, 1)) {
    const own = byDay.get(day);
    if (own !== undefined) found.set(day, { kind: 'slots', slots: own });
    else if (reasons !== null) found.set(day, findReason(day, reasons));
  }
  return found;
}

function findReason(day: Day, { closed, earliest }: DayReasons): DeliveryDay {
  const reason = closed?.get(day);
  if (reason !== undefined) return { kind: reason === weekend ? 'weekend' : 'closed', reason };
  return earliest !== null && day < earliest
    ? { kind: 'early', reason: `Before the earliest delivery, ${formatDate(earliest)}` }
    : { kind: 'full', reason: 'No run with a place left' };
}

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
