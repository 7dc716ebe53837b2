import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { problem, ruleProblems } from '../http/problems/problem.js';
import { newId } from '../ids.js';
import { showsPrices } from '../pricing/index.js';
import {
  type Message,
  endWait,
  listStoredDeliveries,
  WEBHOOK_JOB,
  insertDeliveries,
  renewDelivery,
  aboutNoConsignment,
} from './delivery-store.js';
import { rescheduleJob } from '../services/jobs/job-store.js';
import { findWebhook } from './webhook-store.js';

const switchedOff = ruleProblems([
  { id: 'PROV-27', path: '', message: 'This webhook is switched off. Switch it on first.' },
]);

export const listWebhookDeliveries = operation(
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

export const redeliverWebhook = operation('redeliverWebhook', ({ path }, context) =>
  context.inTransaction(async (tx) => {
    const { viewer, now } = context;
    const webhook = await findWebhook(tx, viewer, path.id);
    if (webhook === undefined) return problem(404);
    if (!webhook.isActive) return switchedOff;
    const delivery = { id: path.deliveryId, webhookId: webhook.id, now };
    if (!(await renewDelivery(tx, viewer, delivery))) return problem(404);
    const job = { id: delivery.id, kind: WEBHOOK_JOB, payload: {}, createdAt: now, dueAt: now };
    await rescheduleJob(tx, viewer, job);
    await endWait(tx, viewer, webhook.id);
    return { status: 202, body: { deliveryId: delivery.id } } as const;
  }),
);

export const testWebhook = operation('testWebhook', ({ path }, context) =>
  context.inTransaction(async (tx) => {
    const { viewer, now } = context;
    const webhook = await findWebhook(tx, viewer, path.id);
    if (webhook === undefined) return problem(404);
    if (!webhook.isActive) return switchedOff;
    const id = newId(now);
    const message = { type: 'webhook.test', timestamp: now.toISOString(), data: aboutNoConsignment } as const;
    await insertDeliveries(tx, viewer, [
      { id, webhookId: webhook.id, consignmentId: null, message, createdAt: now },
    ]);
    await endWait(tx, viewer, webhook.id);
    return { status: 202, body: { deliveryId: id } } as const;
  }),
);
