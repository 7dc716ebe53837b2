import { operation } from '../http/contract/operation.js';
import { problem } from '../http/problems/problem.js';
import { renewDelivery } from './delivery-store.js';
import { queueDelivery, switchedOff } from './queue-delivery.js';
import { findWebhook } from './webhook-store.js';

export const redeliverWebhook = operation('consignment', 'redeliverWebhook', ({ path }, context) =>
  context.inTransaction(async (tx) => {
    const { viewer, now } = context;
    const webhook = await findWebhook(tx, viewer, path.id);
    if (webhook === undefined) return problem(404);
    if (!webhook.isActive) return switchedOff();
    const delivery = { id: path.deliveryId, webhookId: webhook.id, now };
    if (!(await renewDelivery(tx, viewer, delivery))) return problem(404);
    await queueDelivery(tx, viewer, delivery.id, now);
    return { status: 202, body: { deliveryId: delivery.id } } as const;
  }),
);
