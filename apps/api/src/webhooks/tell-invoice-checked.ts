import type { InvoiceCheckedMessage } from '@consign/api-client/consignment';

import type { Tx } from '../database/database.js';
import type { Owner } from '../database/owner.js';
import { newId } from '../ids.js';
import { insertDelivery } from './delivery-store.js';
import { queueDelivery } from './queue-delivery.js';
import { listListeners } from './webhook-store.js';

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
  const none = { reference: null, siteId: null, statusCode: null, title: null, standardEventCode: null };
  const message = {
    type: 'invoice.checked',
    timestamp: now.toISOString(),
    data: { ...none, invoice },
  } as const;
  for (const webhook of await listListeners(tx, owner)) {
    const hears = webhook.eventTypes.includes('invoice.checked');
    if (!hears || !siteIds.every((id) => webhook.siteIds.includes(id))) continue;
    const id = newId(now);
    await insertDelivery(tx, owner, { id, webhookId: webhook.id, message, now });
    await queueDelivery(tx, owner, id, now);
  }
}
