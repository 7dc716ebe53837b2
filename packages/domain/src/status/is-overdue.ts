import type { Day } from '../dates/day.js';
import { toLocalDay, type Instant } from '../dates/wall-clock.js';
import type { StatusCode } from './codes.js';

interface Delivery {
  /** The current status; null if unknown. */
  readonly status: StatusCode | null;
  /** The confirmed or else the requested delivery date. */
  readonly date: Instant | null;
}

/** Whether the delivery day has passed, in Auckland, without a delivery (LIST-35). */
export function isOverdue({ status, date }: Delivery, today: Day): boolean {
  const day = toLocalDay(date);
  return day !== null && day < today && status !== 'DELIVERED' && status !== 'CANCELLED';
}

/** Whether the delivery is due today, in Auckland, and still outstanding (LIST-48). */
export function isDueToday({ status, date }: Delivery, today: Day): boolean {
  return toLocalDay(date) === today && status !== 'DELIVERED' && status !== 'CANCELLED';
}
