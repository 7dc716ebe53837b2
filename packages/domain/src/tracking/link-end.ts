import type { StatusCode } from '../status/codes.js';

const LINK_DAYS = 60;
const DAY_MS = 86_400_000;

interface LinkedConsignment {
  readonly status: StatusCode;
  /** When it reached its status. */
  readonly statusAt: Date;
  /** When its link was created or renewed. */
  readonly linkedAt: Date;
}

/**
 * When a link to the receiver's page ends (TRAK-04): 60 days after the consignment was delivered or cancelled, or after the
 * link was made, if that was later. Null before.
 */
export function findLinkEnd({ status, statusAt, linkedAt }: LinkedConsignment): Date | null {
  if (status !== 'DELIVERED' && status !== 'CANCELLED') return null;
  return new Date(Math.max(statusAt.getTime(), linkedAt.getTime()) + LINK_DAYS * DAY_MS);
}

export function isLinkEnded(linked: LinkedConsignment, now: Date): boolean {
  const end = findLinkEnd(linked);
  return end !== null && end <= now;
}
