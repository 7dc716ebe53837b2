import { fields, need } from '../argument.js';
import type { Day } from '../dates/day.js';
import { toLocalDay, type Instant } from '../dates/wall-clock.js';
import type { StatusCode } from './codes.js';

interface Delivery {
  /** The current status; null if unknown. */
  readonly status: StatusCode | null;
  /** The confirmed or else the requested delivery date. */
  readonly date: Instant | null;
}

const deliveryArgument = fields('an object with status and date', {});

/** Whether the delivery day has passed, in Auckland, without a delivery (LIST-35). */
export function isOverdue(delivery: Delivery, today: Day): boolean {
  need('isOverdue', 'delivery', delivery, deliveryArgument);
  const { status, date } = delivery;
  const day = toLocalDay(date);
  return day !== null && day < today && status !== 'DELIVERED' && status !== 'CANCELLED';
}

/** Whether the delivery is due today, in Auckland, and still outstanding (LIST-48). */
export function isDueToday({ status, date }: Delivery, today: Day): boolean {
  return toLocalDay(date) === today && status !== 'DELIVERED' && status !== 'CANCELLED';
}
