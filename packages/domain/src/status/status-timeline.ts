import { statusCodes, type StatusCode } from './codes.js';
import { statuses } from './statuses.js';

interface ReachedStatus {
  readonly code: StatusCode;
}

/** A step of the status timeline; `reached` is its history entry, null when not reached. */
export interface TimelineStep<T extends ReachedStatus> {
  readonly code: StatusCode;
  readonly reached: T | null;
}

const isInterrupted = (code: StatusCode): boolean => code === 'CANCELLED' || code === 'ERR';

/**
 * The steps of the status timeline, oldest first. With Cancelled or Error in the history: the history as is, then the
 * statuses not reached (CONS-15). Otherwise every other status in lifecycle order; a status that was skipped or reverted
 * counts as not reached (CONS-08).
 */
export function buildStatusTimeline<T extends ReachedStatus>(
  history: readonly T[],
): readonly TimelineStep<T>[] {
  const open = statusCodes.filter((code) => !isInterrupted(code));
  if (history.some(({ code }) => isInterrupted(code))) {
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
      statuses[code].displaySequence > until
        ? null
        : (history.findLast((entry) => entry.code === code) ?? null),
  }));
}

interface DeliveryEvent {
  readonly deliveryEventTypeCode: 'EXCP' | 'INFO';
  readonly actionRequired: boolean;
  readonly resolvedTimestamp: string | null;
}

/** Whether a status starts with its events expanded: any exception, or a note that still needs action (CONS-13). */
export function startsExpanded(events: readonly DeliveryEvent[]): boolean {
  return events.some(
    ({ deliveryEventTypeCode, actionRequired, resolvedTimestamp }) =>
      deliveryEventTypeCode === 'EXCP' || (actionRequired && resolvedTimestamp === null),
  );
}
