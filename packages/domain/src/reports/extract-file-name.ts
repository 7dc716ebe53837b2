import { formatDate } from '../dates/format.js';

// Not from Intl, whose short months differ: en-NZ has 'Sept'.
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * The name of an extract's file on the day of `now` in Pacific/Auckland (EXTR-02, EXTR-05).
 *
 * @example extractFileName(new Date('2026-11-20T11:00:00Z')) // 'Consignments_21-Nov-2026.csv'
 */
export function extractFileName(now: Date): string {
  const [day, month, year] = formatDate(now).split('/');
  return `Consignments_${day}-${months[Number(month) - 1]}-${year}.csv`;
}
