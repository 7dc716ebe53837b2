import type { WebhookMessage } from '@consign/api-client/consignment';
import type { AnswerState } from '@consign/domain/answers';

import type { Tx } from '../database/database.js';
import { type WebhookNews, tellWebhooks } from '../webhooks/index.js';
import type { Author, Change, ChangeKind } from './change.js';

/** Writes the messages of webhooks that listen to statuses and exceptions (PROV-25). */
export function sendWebhookMessages(
  tx: Tx,
  { owner, now }: Author,
  changes: readonly Change[],
): Promise<void> {
  return tellWebhooks(
    tx,
    owner,
    changes.flatMap((change) => toNews(change, now)),
    now,
  );
}

const noMessage = () => [];

/** What webhooks are told of each kind of change. A new kind does not compile without its line. */
const news: { readonly [Kind in ChangeKind]: (change: Change<Kind>, now: Date) => WebhookNews[] } = {
  created: noMessage,
  edited: noMessage,
  dated: noMessage,
  extrasInstructed: noMessage,
  extraCompleted: noMessage,
  itemAdded: noMessage,
  itemChanged: noMessage,
  itemRemoved: noMessage,
  fileAdded: noMessage,
  fileRemoved: noMessage,
  documentsMade: noMessage,
  labelsPrinted: noMessage,
  booked: noMessage,
  bookedByReceiver: noMessage,
  bookingCancelled: noMessage,
  moved: (change, now) => {
    const data = { ...toData(change), title: null, standardEventCode: null };
    const timestamp = change.at.toISOString();
    const moved = toNewsAt(now, change, { type: 'consignment.status_changed', timestamp, data });
    if (change.statusCode !== 'DELIVERED') return [moved];
    return [moved, toNewsAt(now, change, { type: 'consignment.delivered', timestamp, data })];
  },
  proofReported: noMessage,
  proofFileAdded: noMessage,
  priced: noMessage,
  tagged: noMessage,
  exceptionRaised: (change) => {
    const { at, title, standardEventCode } = change;
    const data = { ...toData(change), title, standardEventCode };
    const message = { type: 'consignment.exception', timestamp: at.toISOString(), data } as const;
    return [toNewsAt(at, change, message)];
  },
  noteRaised: noMessage,
  exceptionAnswered: (change, now) => [toAnswerNews(now, change, 'WaitingForProvider', null)],
  answerDecided: (change, now) => [
    toAnswerNews(now, change, change.isAccepted ? 'Accepted' : 'Declined', change.reason),
  ],
  receiverLinkCreated: noMessage,
  receiverLinkRenewed: noMessage,
  eventResolved: noMessage,
};

function toNews<Kind extends ChangeKind>(change: Change<Kind>, now: Date): WebhookNews[] {
  return news[change.kind](change, now);
}

function toAnswerNews(
  now: Date,
  change: Change<'exceptionAnswered' | 'answerDecided'>,
  state: AnswerState,
  reason: string | null,
): WebhookNews {
  const { at, title, standardEventCode, answer } = change;
  const data = { ...toData(change), title, standardEventCode, answer: { ...answer, state, reason } };
  return toNewsAt(now, change, { type: 'exception.answered', timestamp: at.toISOString(), data });
}

type Told = Change<'moved' | 'exceptionRaised' | 'exceptionAnswered' | 'answerDecided'>;

const toData = ({ reference, siteId, statusCode }: Told) => ({ reference, siteId, statusCode });

function toNewsAt(createdAt: Date, { consignmentId, siteId }: Told, message: WebhookMessage): WebhookNews {
  return { consignmentId, siteId, createdAt, message };
}
