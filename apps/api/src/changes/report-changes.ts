import type { ConsignmentKey } from '../database/consignment-key.js';
import type { Tx } from '../database/database.js';
import { type Caller, checkBookings } from './booking-checks.js';
import type { Author, Change } from './change.js';
import { requestPrices } from './estimates.js';
import { type ChangedBy, compareOnce } from './field-changes.js';
import { noteLiveUpdate } from './live-update-store.js';
import { tellProvider } from './provider-news.js';
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
