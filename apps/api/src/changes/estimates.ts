import type { Tx } from '../database/database.js';
import { requestEstimates } from '../pricing/index.js';
import type { Author, Change, ChangeKind } from './change.js';

/** Whether a price may depend on it. */
const isPriced: Readonly<Record<ChangeKind, boolean>> = {
  created: false,
  edited: true,
  dated: false,
  extrasInstructed: true,
  extraCompleted: true,
  itemAdded: true,
  itemChanged: true,
  itemRemoved: true,
  fileAdded: false,
  fileRemoved: false,
  documentsMade: false,
  labelsPrinted: false,
  booked: false,
  bookingCancelled: false,
  moved: true,
  priced: false,
  tagged: false,
  exceptionRaised: false,
  noteRaised: false,
  eventResolved: false,
};

/** Has prices made again where what they depend on has changed (QUOT-14). */
export async function requestPrices(
  tx: Tx,
  { owner, now }: Author,
  changes: readonly Change[],
): Promise<void> {
  const ids = changes.filter(({ kind }) => isPriced[kind]).map(({ consignmentId }) => consignmentId);
  if (ids.length > 0) await requestEstimates(tx, owner, [...new Set(ids)], now);
}
