import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { problem } from '../http/problems/problem.js';
import { listStoredDeliveries } from './delivery-store.js';
import { findWebhook } from './webhook-store.js';

export const listWebhookDeliveries = operation(
  'consignment',
  'listWebhookDeliveries',
  async ({ path }, { viewer, inTransaction }) => {
    const deliveries = await inTransaction(async (tx) => {
      const webhook = await findWebhook(tx, viewer, path.id);
      return webhook === undefined ? undefined : listStoredDeliveries(tx, viewer, webhook.id);
    });
    if (deliveries === undefined) return problem(404);
    return ok(
      deliveries.map(({ createdAt, nextAttemptAt, deliveredAt, ...delivery }) => ({
        ...delivery,
        createdAtDateTimeUtc: createdAt.toISOString(),
        nextAttemptAtDateTimeUtc: nextAttemptAt?.toISOString() ?? null,
        deliveredAtDateTimeUtc: deliveredAt?.toISOString() ?? null,
      })),
    );
  },
);
