import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { webhookAnswer } from './webhook-answer.js';
import { listStoredWebhooks } from './webhook-store.js';

export const listWebhooks = operation('consignment', 'listWebhooks', async (_request, context) => {
  const webhooks = await context.inTransaction((tx) => listStoredWebhooks(tx, context.viewer));
  return ok(webhooks.map(webhookAnswer));
});
