import type { Tx } from '../database/database.js';
import type { Author, Change, ChangeKind } from './change.js';
import { noteTransaction } from './live-update-store.js';

/** Whether the list or the dashboard shows it. */
const isShown: Readonly<Record<ChangeKind, boolean>> = {
  created: true,
  edited: true,
  dated: true,
  extrasInstructed: false,
  extraCompleted: false,
  itemAdded: true,
  itemChanged: true,
  itemRemoved: true,
  fileAdded: false,
  fileRemoved: false,
  documentsMade: false,
  labelsPrinted: true,
  booked: true,
  bookingCancelled: true,
  moved: true,
  priced: true,
  tagged: true,
  exceptionRaised: true,
  noteRaised: true,
  eventResolved: true,
};

/** Lets open lists and dashboards know that there is something to read (LIST-37, DASH-31). */
export async function noteLiveUpdate(tx: Tx, { owner }: Author, changes: readonly Change[]): Promise<void> {
  if (changes.some(({ kind }) => isShown[kind])) await noteTransaction(tx, owner);
}
