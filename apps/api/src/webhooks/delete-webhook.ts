import { noContent } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { removeWebhook } from './webhook-store.js';

export const deleteWebhook = operation('consignment', 'deleteWebhook', async ({ path }, context) => {
  await context.inTransaction((tx) => removeWebhook(tx, context.viewer, path.id));
  return noContent;
});
