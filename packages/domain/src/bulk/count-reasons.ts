import { formatCount } from '../format-count.js';
import { statusCodes, statuses, type StatusCode } from '../status/index.js';

/** The consignments with one reason. */
export interface ReasonGroup<T> {
  /** One line for all of them: the reason of a single one, or such as "8 already delivered". */
  readonly text: string;
  /** For a list of reasons in one sentence, where a single one is counted too: "1 cancelled" (BULK-50). */
  readonly counted: string;
  readonly items: readonly T[];
}

const phrases: Readonly<Record<StatusCode, string>> = {
  DRAFT: 'still in draft',
  FINAL: 'already ready',
  STAGED: 'already staged',
  PICKUP: 'already picked up',
  TRANSIT: 'already in transit',
  DELIVERING: 'already out for delivery',
  DELIVERED: 'already delivered',
  CANCELLED: 'cancelled',
  ERR: 'in error',
};

/** Groups items by their reason, in the order of the first with each, and counts them (BULK-26). */
export function countReasons<T>(
  items: readonly T[],
  toReason: (item: T) => string,
): readonly ReasonGroup<T>[] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const reason = toReason(item);
    const group = groups.get(reason);
    if (group === undefined) groups.set(reason, [item]);
    else group.push(item);
  }
  return [...groups].map(([reason, group]) => {
    const counted = countReason(reason, group.length);
    return { text: group.length === 1 ? reason : counted, counted, items: group };
  });
}

function countReason(reason: string, count: number): string {
  // Both sides write a refusal for the status in this form.
  const status = statusCodes.find((code) => reason.endsWith(`; this one is ${statuses[code].name}`));
  if (status !== undefined) return `${formatCount(count)} ${phrases[status]}`;
  return `${formatCount(count, 'consignment')}: ${reason}`;
}
