import type { InvoiceCheckedMessage } from '@consign/api-client/consignment';

import type { Tx } from '../database/database.js';
import type { Owner } from '../database/owner.js';
import { newId } from '../ids.js';
import { insertDeliveries } from './delivery-store.js';
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
