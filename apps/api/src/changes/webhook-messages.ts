import type { components } from '@consign/api-client/consignment';

import type { Tx } from '../database/database.js';
import { type WebhookNews, tellWebhooks } from '../webhooks/index.js';
import type { Author, Change } from './change.js';

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

function toNews(change: Change, now: Date): WebhookNews[] {
  switch (change.kind) {
    case 'moved': {
      const news = (type: Message['type']) =>
        buildNews(type, change, { createdAt: now, title: null, standardEventCode: null });
      const moved = news('consignment.status_changed');
      return change.statusCode === 'DELIVERED' ? [moved, news('consignment.delivered')] : [moved];
    }
    case 'exceptionRaised': {
      const { at, title, standardEventCode } = change;
      return [buildNews('consignment.exception', change, { createdAt: at, title, standardEventCode })];
    }
    default: {
      return [];
    }
  }
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
