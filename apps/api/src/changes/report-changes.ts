import { type Booking, type TripContext, endBookings, findImpossibleBookings } from '../bookings/index.js';
import type { ConsignmentKey } from '../database/owner.js';
import type { Tx } from '../database/database.js';
import { newId } from '../ids.js';
import { requestEstimates } from '../pricing/index.js';
import { queueForProvider } from '../webhooks/index.js';
import type { Author, Change } from './change.js';
import { changesWith } from './concerns.js';
import { type ChangedBy, compareOnce } from './field-changes.js';
import { noteLiveUpdate } from './trail-store.js';
import { keepSearchWords } from './search-words.js';
import { keepTrail } from './trail.js';
import { sendWebhookMessages } from './webhook-messages.js';

/** Does what one concern needs of changes, in a number of statements that does not grow with theirs. */
type Subscriber = (tx: Tx, author: Author, changes: readonly Change[], changedBy: ChangedBy) => Promise<void>;

const subscribers: readonly Subscriber[] = [
  keepSearchWords,
  requestPrices,
  keepTrail,
  sendWebhookMessages,
  tellProvider,
  noteLiveUpdate,
];

/**
 * Tells every concern what an operation did. Call it once, after the writes and in their transaction: writers.test.ts
 * finds functions that write a consignment without it.
 */
export async function reportChanges(tx: Tx, caller: Caller, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  await tell(tx, caller, [...(await checkBookings(tx, caller, changes)), ...changes]);
}

async function tell(tx: Tx, author: Author, changes: readonly Change[]): Promise<void> {
  const changedBy = compareOnce();
  for (const subscriber of subscribers) await subscriber(tx, author, changes, changedBy);
}

/** For what removes names and addresses: no booking depends on them. */
export function reportAnonymised(
  tx: Tx,
  author: Author,
  changes: readonly Change<'anonymised'>[],
): Promise<void> {
  return tell(tx, author, changes);
}

/** For the job of prices, whose room estimates subscribe from. */
export function reportPriced(
  tx: Tx,
  key: ConsignmentKey,
  { now, isConfirmed }: { readonly now: Date; readonly isConfirmed: boolean },
): Promise<void> {
  const { consignmentId } = key;
  return tell(tx, { owner: key, user: null, now }, [{ kind: 'priced', consignmentId, isConfirmed }]);
}

/** Which booking ends depends on settings of the tenant. */
type Caller = Author & TripContext;

/**
 * Ends the bookings of cancelled consignments, and bookings that their runs can't deliver any more (BOOK-05). Returns
 * what it did, for the other subscribers.
 */
async function checkBookings(tx: Tx, caller: Caller, changes: readonly Change[]): Promise<Change[]> {
  const cancelled = changesWith(changes, 'booking', 'status')
    .filter(({ statusCode }) => statusCode === 'CANCELLED')
    .map(({ consignmentId }) => consignmentId);
  const impossible = await findImpossibleBookings(tx, caller, changesWith(changes, 'booking', 'trip'));
  return (await endBookings(tx, caller.owner, [...cancelled, ...impossible])).map(toChange);
}

function toChange({ consignmentId, run, startsAt }: Booking): Change {
  return { kind: 'bookingCancelled', consignmentId, runName: run.name, before: startsAt, after: null };
}

/** Has prices made again where what they depend on has changed (QUOT-14). */
async function requestPrices(tx: Tx, { owner, now }: Author, changes: readonly Change[]): Promise<void> {
  const ids = changesWith(changes, 'isPriced', true).map(({ consignmentId }) => consignmentId);
  if (ids.length > 0) await requestEstimates(tx, owner, [...new Set(ids)], now);
}

/** Tells the provider's system that a customer answered an exception (ANSW-14). */
async function tellProvider(tx: Tx, { owner, now }: Author, changes: readonly Change[]): Promise<void> {
  if (!changes.some(({ kind }) => kind === 'exceptionAnswered')) return;
  await queueForProvider(tx, owner, newId(now), now);
}
