import { operation } from '../http/contract/operation.js';
import { problem } from '../http/problems/problem.js';
import { newId } from '../ids.js';
import { insertDelivery } from './delivery-store.js';
import { queueDelivery, switchedOff } from './queue-delivery.js';
import { findWebhook } from './webhook-store.js';

const nothing = { reference: null, siteId: null, statusCode: null, title: null, standardEventCode: null };

export const testWebhook = operation('consignment', 'testWebhook', ({ path }, context) =>
  context.inTransaction(async (tx) => {
    const { viewer, now } = context;
    const webhook = await findWebhook(tx, viewer, path.id);
    if (webhook === undefined) return problem(404);
    if (!webhook.isActive) return switchedOff();
    const id = newId(now);
    const message = { type: 'webhook.test', timestamp: now.toISOString(), data: nothing } as const;
    await insertDelivery(tx, viewer, { id, webhookId: webhook.id, message, now });
    await queueDelivery(tx, viewer, id, now);
    return { status: 202, body: { deliveryId: id } } as const;
  }),
);
