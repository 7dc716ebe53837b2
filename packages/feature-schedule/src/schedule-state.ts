import { findDay, type Day } from '@consign/domain/dates';
import { findMonth, toMonth, type Month } from '@consign/ui/month-calendar';

/** The state in a link to the schedule, which never holds a typed address. */
export interface ScheduleState {
  /** Site ids. */
  readonly sender: string | null;
  readonly receiver: string | null;
  readonly serviceType: string | null;
  /** 'YYYY-MM'; null for the current month. */
  readonly month: Month | null;
  /** The chosen day, of that month. */
  readonly day: Day | null;
}

export const noState: ScheduleState = {
  sender: null,
  receiver: null,
  serviceType: null,
  month: null,
  day: null,
};

const id = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const MAX_CODE_LENGTH = 50;

/** Reads a query string without its invalid values. A day alone opens its month. */
export function parseScheduleState(query: Readonly<Record<string, string>>): ScheduleState {
  const { sender = '', receiver = '', serviceType = '' } = query;
  const found = findDay(query['day'] ?? '');
  const month = findMonth(query['month']) ?? (found === null ? null : toMonth(found));
  return {
    sender: id.test(sender) ? sender : null,
    receiver: id.test(receiver) ? receiver : null,
    serviceType: serviceType === '' || serviceType.length > MAX_CODE_LENGTH ? null : serviceType,
    month,
    day: found !== null && toMonth(found) === month ? found : null,
  };
}

/** The query string of a state, without empty values. */
export function writeScheduleState(state: ScheduleState): Record<string, string> {
  return Object.fromEntries(
    Object.entries(state).flatMap(([name, value]: [string, string | null]) =>
      value === null ? [] : [[name, value]],
    ),
  );
}
