import type { components } from '@consign/api-client/consignment';

import type { ChangeKind } from './change.js';

interface Concerns {
  /** How the audit trail names the change; null where the trail reads it elsewhere, such as the status history. */
  readonly action: components['schemas']['ConsignmentChangeAction'] | null;
  /** Whether a price may depend on what changed. */
  readonly isPriced: boolean;
  /** Whether the list or the dashboard shows what changed. */
  readonly isShown: boolean;
}

/** Who needs to know of each kind of change. A new kind does not compile without its row. */
export const concerns: Readonly<Record<ChangeKind, Concerns>> = {
  created: { action: null, isPriced: false, isShown: true },
  edited: { action: 'Saved', isPriced: true, isShown: true },
  dated: { action: 'Saved', isPriced: false, isShown: true },
  extrasInstructed: { action: 'Saved', isPriced: true, isShown: false },
  extraCompleted: { action: null, isPriced: true, isShown: false },
  itemAdded: { action: 'FreightItemAdded', isPriced: true, isShown: true },
  itemChanged: { action: 'FreightItemChanged', isPriced: true, isShown: true },
  itemRemoved: { action: 'FreightItemRemoved', isPriced: true, isShown: true },
  fileAdded: { action: 'FileAdded', isPriced: false, isShown: false },
  fileRemoved: { action: 'FileRemoved', isPriced: false, isShown: false },
  documentsMade: { action: 'DocumentsMade', isPriced: false, isShown: false },
  labelsPrinted: { action: null, isPriced: false, isShown: true },
  booked: { action: 'Booked', isPriced: false, isShown: true },
  bookingCancelled: { action: 'BookingCancelled', isPriced: false, isShown: true },
  moved: { action: null, isPriced: true, isShown: true },
  priced: { action: null, isPriced: false, isShown: true },
  tagged: { action: null, isPriced: false, isShown: true },
  exceptionRaised: { action: null, isPriced: false, isShown: true },
  noteRaised: { action: null, isPriced: false, isShown: true },
  eventResolved: { action: null, isPriced: false, isShown: true },
};
