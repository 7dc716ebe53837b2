import type { ChangeKind } from './change.js';

interface Concerns {
  /** Whether a price may depend on what changed. */
  readonly isPriced: boolean;
  /** Whether the list or the dashboard shows what changed. */
  readonly isShown: boolean;
}

/** Who needs to know of each kind of change. A new kind does not compile without its row. */
export const concerns: Readonly<Record<ChangeKind, Concerns>> = {
  created: { isPriced: false, isShown: true },
  edited: { isPriced: true, isShown: true },
  dated: { isPriced: false, isShown: true },
  extrasInstructed: { isPriced: true, isShown: false },
  extraCompleted: { isPriced: true, isShown: false },
  itemAdded: { isPriced: true, isShown: true },
  itemChanged: { isPriced: true, isShown: true },
  itemRemoved: { isPriced: true, isShown: true },
  fileAdded: { isPriced: false, isShown: false },
  fileRemoved: { isPriced: false, isShown: false },
  documentsMade: { isPriced: false, isShown: false },
  labelsPrinted: { isPriced: false, isShown: true },
  booked: { isPriced: false, isShown: true },
  bookingCancelled: { isPriced: false, isShown: true },
  moved: { isPriced: true, isShown: true },
  priced: { isPriced: false, isShown: true },
  tagged: { isPriced: false, isShown: true },
  exceptionRaised: { isPriced: false, isShown: true },
  noteRaised: { isPriced: false, isShown: true },
  eventResolved: { isPriced: false, isShown: true },
};
