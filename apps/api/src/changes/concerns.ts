import type { Change, ChangeKind } from './change.js';

interface Concerns {
  /** Whether a price may depend on what changed. */
  readonly isPriced: boolean;
  /** Whether the list or the dashboard shows what changed. */
  readonly isShown: boolean;
  /** What may end its booking: another trip or another status. */
  readonly booking: 'trip' | 'status' | null;
  /** Whether a search finds it by its first words or by other words. */
  readonly words: 'first' | 'other' | null;
}

/** Who needs to know of each kind of change. A new kind does not compile without its row. */
export const concerns = {
  created: { isPriced: false, isShown: true, booking: null, words: 'first' },
  edited: { isPriced: true, isShown: true, booking: 'trip', words: 'other' },
  dated: { isPriced: false, isShown: true, booking: 'trip', words: null },
  extrasInstructed: { isPriced: true, isShown: false, booking: null, words: null },
  extraCompleted: { isPriced: true, isShown: false, booking: null, words: null },
  itemAdded: { isPriced: true, isShown: true, booking: null, words: null },
  itemChanged: { isPriced: true, isShown: true, booking: null, words: null },
  itemRemoved: { isPriced: true, isShown: true, booking: null, words: null },
  fileAdded: { isPriced: false, isShown: false, booking: null, words: null },
  fileRemoved: { isPriced: false, isShown: false, booking: null, words: null },
  documentsMade: { isPriced: false, isShown: false, booking: null, words: null },
  labelsPrinted: { isPriced: false, isShown: true, booking: null, words: null },
  booked: { isPriced: false, isShown: true, booking: null, words: null },
  bookedByReceiver: { isPriced: false, isShown: true, booking: null, words: null },
  bookingCancelled: { isPriced: false, isShown: true, booking: null, words: null },
  moved: { isPriced: true, isShown: true, booking: 'status', words: null },
  proofReported: { isPriced: false, isShown: true, booking: null, words: null },
  proofFileAdded: { isPriced: false, isShown: true, booking: null, words: null },
  priced: { isPriced: false, isShown: true, booking: null, words: null },
  tagged: { isPriced: false, isShown: true, booking: null, words: null },
  exceptionRaised: { isPriced: false, isShown: true, booking: null, words: null },
  noteRaised: { isPriced: false, isShown: true, booking: null, words: null },
  exceptionAnswered: { isPriced: false, isShown: true, booking: null, words: null },
  answerDecided: { isPriced: false, isShown: true, booking: null, words: null },
  receiverLinkCreated: { isPriced: false, isShown: false, booking: null, words: null },
  receiverLinkRenewed: { isPriced: false, isShown: false, booking: null, words: null },
  anonymised: { isPriced: false, isShown: true, booking: null, words: 'other' },
  eventResolved: { isPriced: false, isShown: true, booking: null, words: null },
} as const satisfies Readonly<Record<ChangeKind, Concerns>>;

type KindWith<Name extends keyof Concerns, Value> = {
  [Kind in ChangeKind]: (typeof concerns)[Kind][Name] extends Value ? Kind : never;
}[ChangeKind];

/** The changes that have a concern. */
export function changesWith<Name extends keyof Concerns, const Value extends NonNullable<Concerns[Name]>>(
  changes: readonly Change[],
  name: Name,
  value: Value,
): Change<KindWith<Name, Value>>[] {
  return changes.filter(
    (change): change is Change<KindWith<Name, Value>> => concerns[change.kind][name] === value,
  );
}
