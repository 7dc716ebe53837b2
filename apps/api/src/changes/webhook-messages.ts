import type { components } from '@consign/api-client/consignment';

import type { Tx } from '../database/database.js';
import { type WebhookNews, tellWebhooks } from '../webhooks/index.js';
import type { Author, Change, ChangeKind } from './change.js';

type Message = components['schemas']['WebhookMessage'];

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
  bookingCancelled: noMessage,
  moved: (change, now) => {
    const write = (type: Message['type']) =>
      buildNews(type, change, { createdAt: now, title: null, standardEventCode: null });
    const moved = write('consignment.status_changed');
    return change.statusCode === 'DELIVERED' ? [moved, write('consignment.delivered')] : [moved];
  },
  priced: noMessage,
  tagged: noMessage,
  exceptionRaised: (change) => {
    const { at, title, standardEventCode } = change;
    return [buildNews('consignment.exception', change, { createdAt: at, title, standardEventCode })];
  },
  noteRaised: noMessage,
  eventResolved: noMessage,
};

function toNews<Kind extends ChangeKind>(change: Change<Kind>, now: Date): WebhookNews[] {
  return news[change.kind](change, now);
}

function buildNews(
  type: Message['type'],
  { consignmentId, reference, siteId, statusCode, at }: Change<'moved' | 'exceptionRaised'>,
  { createdAt, title, standardEventCode }: Pick<WebhookNews, 'createdAt'> & ExceptionWords,
): WebhookNews {
  const data = { reference, siteId, statusCode, title, standardEventCode };
  return { consignmentId, siteId, createdAt, message: { type, timestamp: at.toISOString(), data } };
}

type ExceptionWords = Pick<Message['data'], 'title' | 'standardEventCode'>;
