import { formatTime } from '@consign/domain/dates';

/** h:mm A in Pacific/Auckland: '8:04 AM'. */
export function formatHour(instant: Date): string {
  return formatTime(instant).replace(/:\d\d (?=[AP]M)/u, ' ');
}
