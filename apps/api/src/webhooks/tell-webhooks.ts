import type { Tx } from '../database/database.js';
import type { Owner } from '../database/owner.js';
import { newId } from '../ids.js';
import { type Message, insertDeliveries } from './delivery-store.js';
import { WEBHOOK_JOB } from './queue-delivery.js';
import { listListeners } from './webhook-store.js';

/** A message about a consignment, for every webhook that listens. */
export interface WebhookNews {
  readonly consignmentId: string;
  readonly siteId: string;
  readonly createdAt: Date;
  readonly message: Message;
}

/** Writes a delivery and its job for each webhook that listens to the type and site of a message, in their order. */
export async function tellWebhooks(
  tx: Tx,
  owner: Owner,
  news: readonly WebhookNews[],
  now: Date,
): Promise<void> {
  if (news.length === 0) return;
  const listeners = await listListeners(tx, owner);
  const deliveries = news.flatMap(({ siteId, ...each }) =>
    listeners
      .filter(({ siteIds }) => siteIds.includes(siteId))
      .filter(({ eventTypes }) => eventTypes.some((type) => type === each.message.type))
      .map((webhook) => ({ ...each, id: newId(now), webhookId: webhook.id })),
  );
  await insertDeliveries(tx, owner, WEBHOOK_JOB, deliveries);
}
