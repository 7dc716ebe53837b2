import { countDays, today } from '@consign/domain/dates';

/** How long ago an instant was, in days of Pacific/Auckland: 'today', 'yesterday', '2 days ago'. */
export function formatAge(instant: string, now: Date): string {
  const [from, to] = [today(new Date(instant)), today(now)];
  const days = from < to ? countDays({ from, to }) - 1 : 0;
  if (days === 0) return 'today';
  return days === 1 ? 'yesterday' : `${days} days ago`;
}
