import { addDays, type Day } from '../dates/day.js';
import { toLocalDay, type Instant } from '../dates/wall-clock.js';
import type { StatusCode } from '../status/codes.js';
import { isOverdue } from '../status/is-overdue.js';
import type { AttentionKind } from './attention-kinds.js';

/** A draft is old from the day after this many days. */
const draftDays = 7;

/** What counts, in words. */
export const attentionDefinitions: Readonly<Record<AttentionKind, string>> = {
  EXCEPTIONS: 'Consignments with an exception that is not resolved, whatever their status.',
  WAITING_FOR_YOU:
    'Consignments with an exception or a note that needs action and has no answer, or one that the freight provider declined.',
  WAITING_FOR_PROVIDER:
    'Consignments with an answered exception or note that the freight provider has not resolved.',
  OVERDUE:
    'The delivery date, confirmed or else requested, is before today, and the consignment is not delivered or cancelled.',
  NOT_PICKED_UP:
    'Ready or Staged, and the requested pickup day is before today; without one, since before today.',
  OLD_DRAFTS: `Drafts created more than ${draftDays} days ago.`,
};

/** The statuses of what waits for the provider's driver. */
export const awaitingPickupStatuses = ['FINAL', 'STAGED'] as const satisfies readonly StatusCode[];

/** What the rules look at. */
export interface AttentionSubject {
  readonly status: StatusCode;
  readonly statusAt: Instant;
  readonly createdAt: Instant;
  readonly requestedPickup: Instant | null;
  /** The confirmed or else the requested delivery date. */
  readonly delivery: Instant | null;
  readonly hasUnresolvedException: boolean;
  /** Whether an event that needs action waits for an answer, and whether one waits for the provider (ANSW-05). */
  readonly waitsForCustomer: boolean;
  readonly waitsForProvider: boolean;
}

/** Whether a consignment needs attention of a kind, on a day in Auckland (DASH-28). */
export function needsAttention(kind: AttentionKind, subject: AttentionSubject, today: Day): boolean {
  const { status, statusAt, createdAt, requestedPickup, delivery, hasUnresolvedException } = subject;
  switch (kind) {
    case 'EXCEPTIONS':
      return hasUnresolvedException;
    case 'WAITING_FOR_YOU':
      return subject.waitsForCustomer && status !== 'CANCELLED';
    case 'WAITING_FOR_PROVIDER':
      return subject.waitsForProvider && status !== 'CANCELLED';
    case 'OVERDUE':
      return isOverdue({ status, date: delivery }, today);
    case 'NOT_PICKED_UP':
      return (
        awaitingPickupStatuses.some((code) => code === status) && isBefore(requestedPickup ?? statusAt, today)
      );
    case 'OLD_DRAFTS':
      return status === 'DRAFT' && isBefore(createdAt, firstRecentDay(today));
  }
}

function isBefore(instant: Instant, day: Day): boolean {
  const local = toLocalDay(instant);
  return local !== null && local < day;
}

/** The first day whose drafts are not old yet; a day in Auckland. */
export function firstRecentDay(today: Day): Day {
  return addDays(today, -draftDays);
}
