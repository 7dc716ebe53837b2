import type { InvoiceCheckedMessage } from '@consign/api-client/consignment';

import type { Tx } from '../database/database.js';
import type { Owner } from '../database/owner.js';
import { newId } from '../ids.js';
import { type Message, aboutNoConsignment, insertDeliveries } from './delivery-store.js';
import { type ToldConsignment, findToldConsignments } from './told-consignment-store.js';
import { listListeners } from './webhook-store.js';

/** A message about a consignment, for every webhook that listens. */
export interface WebhookNews {
  readonly consignmentId: string;
  readonly createdAt: Date;
  readonly type: Message['type'];
  readonly toMessage: (told: ToldConsignment) => Message;
}

/**
 * Writes a delivery and its job for each webhook that listens to the type of a message and the consignment's site, in
 * their order. A webhook without prices is told none (CALL-293).
 */
export async function tellWebhooks(
  tx: Tx,
  owner: Owner,
  news: readonly WebhookNews[],
  now: Date,
): Promise<void> {
  if (news.length === 0) return;
  const listeners = await listListeners(tx, owner);
  const heard = news.filter(({ type }) => listeners.some((webhook) => hears(webhook, type)));
  if (heard.length === 0) return;
  const consignments = await findToldConsignments(tx, owner, [
    ...new Set(heard.map(({ consignmentId }) => consignmentId)),
  ]);
  const deliveries = heard.flatMap(({ consignmentId, createdAt, type, toMessage }) => {
    const told = consignments.get(consignmentId);
    if (told === undefined) return [];
    return listeners
      .filter((webhook) => webhook.siteIds.includes(told.siteId) && hears(webhook, type))
      .map(({ id, hasPrices }) => ({
        id: newId(now),
        webhookId: id,
        consignmentId,
        createdAt,
        message: toMessage(hasPrices ? told : withoutPrice(told)),
      }));
  });
  await insertDeliveries(tx, owner, deliveries);
}

function hears({ eventTypes }: { readonly eventTypes: readonly string[] }, type: Message['type']): boolean {
  return eventTypes.includes(type);
}

function withoutPrice(told: ToldConsignment): ToldConsignment {
  return { ...told, consignment: { ...told.consignment, confirmedPrice: null } };
}

/**
 * Tells webhooks that have every site of a checked invoice (INVC-15). The message holds no price. An invoice without known
 * consignments has no site: only the user who loaded it may read it, so no webhook is told.
 */
export async function tellInvoiceChecked(
  tx: Tx,
  owner: Owner,
  siteIds: readonly string[],
  invoice: InvoiceCheckedMessage['data']['invoice'],
  now: Date,
): Promise<void> {
  if (siteIds.length === 0) return;
  const message = {
    type: 'invoice.checked',
    timestamp: now.toISOString(),
    data: { ...aboutNoConsignment, invoice },
  } as const;
  const listeners = (await listListeners(tx, owner)).filter(
    (webhook) =>
      webhook.eventTypes.includes('invoice.checked') && siteIds.every((id) => webhook.siteIds.includes(id)),
  );
  const deliveries = listeners.map(({ id }) => ({
    id: newId(now),
    webhookId: id,
    consignmentId: null,
    message,
    createdAt: now,
  }));
  await insertDeliveries(tx, owner, deliveries);
}
