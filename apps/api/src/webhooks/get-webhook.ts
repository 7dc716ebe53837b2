import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { problem } from '../http/problems/problem.js';
import { webhookAnswer } from './webhook-answer.js';
import { findWebhook } from './webhook-store.js';

export const getWebhook = operation('consignment', 'getWebhook', async ({ path }, context) => {
  const webhook = await context.inTransaction((tx) => findWebhook(tx, context.viewer, path.id));
  return webhook === undefined ? problem(404) : ok(webhookAnswer(webhook));
});
