import type { StatusCode } from './codes.js';
import { currentStatus } from './statuses.js';

/** What the provider knows about a pickup: `never` if it was told nothing before the consignment was cancelled. */
export type PickupNotice = 'given' | 'notYet' | 'never';

const beforeNotice: ReadonlySet<StatusCode> = new Set(['DRAFT', 'FINAL', 'CANCELLED']);

/** Whether the provider has been notified that the consignment is ready for collection (DOCS-01, DOCS-41). */
export function findPickupNotice(history: readonly { readonly code: StatusCode }[]): PickupNotice {
  const current = currentStatus(history)?.code;
  if (current === 'FINAL') return 'notYet';
  const isUnknown = history.every(({ code }) => beforeNotice.has(code));
  return current === 'CANCELLED' && isUnknown ? 'never' : 'given';
}
