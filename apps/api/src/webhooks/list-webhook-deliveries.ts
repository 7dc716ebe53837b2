import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { problem } from '../http/problems/problem.js';
import { showsPrices } from '../pricing/index.js';
import { type Message, listStoredDeliveries } from './delivery-store.js';
import { findWebhook } from './webhook-store.js';

export const listWebhookDeliveries = operation(
  'consignment',
  'listWebhookDeliveries',
  async ({ path }, { viewer, user, inTransaction }) => {
    const deliveries = await inTransaction(async (tx) => {
      const webhook = await findWebhook(tx, viewer, path.id);
      return webhook === undefined ? undefined : listStoredDeliveries(tx, viewer, webhook.id);
    });
    if (deliveries === undefined) return problem(404);
    return ok(
      deliveries.map(({ createdAt, nextAttemptAt, deliveredAt, message, ...delivery }) => ({
        ...delivery,
        message: showsPrices(user) ? message : hidePrice(message),
        createdAtDateTimeUtc: createdAt.toISOString(),
        nextAttemptAtDateTimeUtc: nextAttemptAt?.toISOString() ?? null,
        deliveredAtDateTimeUtc: deliveredAt?.toISOString() ?? null,
      })),
    );
  },
);

/** A message without its price, for a caller who may see none (CALL-293). */
function hidePrice(message: Message): Message {
  const { data } = message;
  if (!('consignment' in data) || data.consignment === undefined) return message;
  const hidden = { ...data, consignment: { ...data.consignment, confirmedPrice: null } };
  return { ...message, data: hidden } as Message;
}
