import type { AnswerState } from '@consign/domain/answers';

import type { Tx } from '../database/database.js';
import { type ToldConsignment, type WebhookNews, tellWebhooks } from '../webhooks/index.js';
import type { Author, Change, ChangeKind } from './change.js';
import type { ChangedBy } from './field-changes.js';

/** Writes the messages of webhooks (PROV-25, CALL-292). */
export function sendWebhookMessages(
  tx: Tx,
  { owner, now }: Author,
  changes: readonly Change[],
  changedBy: ChangedBy,
): Promise<void> {
  const told = changes.flatMap((change) => toNews(change, now, changedBy));
  return tellWebhooks(tx, owner, mergeEdits(told), now);
}

const noMessage = () => [];

/** What webhooks are told of each kind of change. A new kind does not compile without its line. */
const news: {
  readonly [Kind in ChangeKind]: (change: Change<Kind>, now: Date, changedBy: ChangedBy) => WebhookNews[];
} = {
  created: (change, now) => [about(change, 'consignment.created', now, {})],
  edited: (change, now, changedBy) => editedIf(changedBy(change).length > 0, change, now),
  dated: (change, now, changedBy) => editedIf(changedBy(change).length > 0, change, now),
  extrasInstructed: (change, now, changedBy) => editedIf(changedBy(change).length > 0, change, now),
  extraCompleted: noMessage,
  itemAdded: (change, now) => editedIf(true, change, now),
  itemChanged: (change, now, changedBy) => editedIf(changedBy(change).length > 0, change, now),
  itemRemoved: (change, now) => editedIf(true, change, now),
  fileAdded: noMessage,
  fileRemoved: noMessage,
  documentsMade: noMessage,
  labelsPrinted: noMessage,
  booked: toBookedNews,
  bookedByReceiver: toBookedNews,
  bookingCancelled: (change, now) => toBookingNews(change, now, 'booking.ended', change.before),
  moved: (change, now) => {
    const { at, statusCode } = change;
    const types = ['consignment.status_changed', 'consignment.delivered'] as const;
    return types
      .slice(0, statusCode === 'DELIVERED' ? 2 : 1)
      .map((type) => about(change, type, now, { statusCode }, at));
  },
  proofReported: (change, now) => (change.isSigned ? [toProofNews(change, now, null)] : []),
  proofFileAdded: (change, now) => [toProofNews(change, now, change.name)],
  priced: (change, now) => (change.isConfirmed ? [about(change, 'consignment.priced', now, {})] : []),
  tagged: noMessage,
  exceptionRaised: (change) => {
    const { at, statusCode, title, standardEventCode } = change;
    return [about(change, 'consignment.exception', at, { statusCode, title, standardEventCode })];
  },
  noteRaised: noMessage,
  exceptionAnswered: (change, now) => [toAnswerNews(now, change, 'WaitingForProvider', null)],
  answerDecided: (change, now) => [
    toAnswerNews(now, change, change.isAccepted ? 'Accepted' : 'Declined', change.reason),
  ],
  receiverLinkCreated: noMessage,
  receiverLinkRenewed: noMessage,
  anonymised: noMessage,
  eventResolved: noMessage,
};

function toNews<Kind extends ChangeKind>(
  change: Change<Kind>,
  now: Date,
  changedBy: ChangedBy,
): WebhookNews[] {
  return news[change.kind](change, now, changedBy);
}

/** One edit for all that a call changed of a consignment, and none beside its creation. */
function mergeEdits(told: readonly WebhookNews[]): WebhookNews[] {
  const known = new Set<string>();
  return told.filter(({ type, consignmentId }) => {
    if (type !== 'consignment.created' && type !== 'consignment.edited') return true;
    const isFirst = !known.has(consignmentId);
    known.add(consignmentId);
    return isFirst;
  });
}

type Message = ReturnType<WebhookNews['toMessage']>;
type Data<Type extends Message['type']> = Extract<Message, { type: Type }>['data'];
type OfConsignment = keyof ToldConsignment | 'title' | 'standardEventCode';

/** What a message says beside its consignment, or in place of what it is by now. */
type Own<Type extends Message['type']> = Omit<Data<Type>, OfConsignment> & Partial<Data<Type>>;

/** @param at when it happened, if that differs from when the message is written */
function about<Type extends Message['type']>(
  { consignmentId }: Pick<Change, 'consignmentId'>,
  type: Type,
  createdAt: Date,
  own: Own<Type>,
  at: Date = createdAt,
): WebhookNews {
  const toMessage = (told: ToldConsignment) =>
    ({
      type,
      timestamp: at.toISOString(),
      data: { ...told, title: null, standardEventCode: null, ...own },
    }) as Message;
  return { consignmentId, createdAt, type, toMessage };
}

function editedIf(isEdited: boolean, change: Change, now: Date): WebhookNews[] {
  return isEdited ? [about(change, 'consignment.edited', now, {})] : [];
}

function toBookedNews(change: Change<'booked' | 'bookedByReceiver'>, now: Date): WebhookNews[] {
  const type = change.before === null ? 'booking.made' : 'booking.moved';
  return toBookingNews(change, now, type, change.after);
}

function toBookingNews(
  change: Change<'booked' | 'bookedByReceiver' | 'bookingCancelled'>,
  now: Date,
  type: 'booking.made' | 'booking.moved' | 'booking.ended',
  startsAt: Date | null,
): WebhookNews[] {
  if (startsAt === null) return [];
  const booking = { runName: change.runName, startDateTimeUtc: startsAt.toISOString() };
  return [about(change, type, now, { booking })];
}

function toProofNews(change: Change, now: Date, fileName: string | null): WebhookNews {
  return about(change, 'consignment.proof_available', now, { proof: { fileName } });
}

function toAnswerNews(
  now: Date,
  change: Change<'exceptionAnswered' | 'answerDecided'>,
  state: AnswerState,
  reason: string | null,
): WebhookNews {
  const { at, statusCode, title, standardEventCode } = change;
  const answer = { ...change.answer, state, reason };
  return about(change, 'exception.answered', now, { statusCode, title, standardEventCode, answer }, at);
}
