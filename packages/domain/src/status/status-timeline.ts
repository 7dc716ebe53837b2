import { statusCodes, type StatusCode } from './codes.js';
import { statuses } from './statuses.js';

interface ReachedStatus {
  readonly code: StatusCode;
}

/** A status of the timeline: what the history says of it, or null for one that is not reached. */
export interface TimelineStep<T extends ReachedStatus> {
  readonly code: StatusCode;
  readonly reached: T | null;
}

const isEnd = (code: StatusCode): boolean => code === 'CANCELLED' || code === 'ERR';

/**
 * What the status history lists, the oldest first. With Cancelled or Error in it: the history as it was, then the
 * statuses not reached (CONS-15). Otherwise every status but these two, in the order of a consignment's life; one that
 * was passed over, or left again, counts as not reached (CONS-08).
 */
export function buildStatusTimeline<T extends ReachedStatus>(
  history: readonly T[],
): readonly TimelineStep<T>[] {
  const open = statusCodes.filter((code) => !isEnd(code));
  if (history.some(({ code }) => isEnd(code))) {
    const known = new Set(history.map(({ code }) => code));
    return [
      ...history.map((reached) => ({ code: reached.code, reached })),
      ...open.filter((code) => !known.has(code)).map((code) => ({ code, reached: null })),
    ];
  }
  const current = history.at(-1);
  const until = current === undefined ? 0 : statuses[current.code].displaySequence;
  return open.map((code) => ({
    code,
    reached:
      statuses[code].displaySequence > until ? null : (history.findLast((one) => one.code === code) ?? null),
  }));
}

interface DeliveryEvent {
  readonly deliveryEventTypeCode: 'EXCP' | 'INFO';
  readonly actionRequired: boolean;
  readonly resolvedTimestamp: string | null;
}

/** Whether a status is shown with its events at once: any exception, or a note that still needs action (CONS-13). */
export function startsExpanded(events: readonly DeliveryEvent[]): boolean {
  return events.some(
    ({ deliveryEventTypeCode, actionRequired, resolvedTimestamp }) =>
      deliveryEventTypeCode === 'EXCP' || (actionRequired && resolvedTimestamp === null),
  );
}
