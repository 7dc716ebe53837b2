import { noContent } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { removeNotice } from '../services/notices/notice-store.js';

export const dismissNotice = operation('consignment', 'dismissNotice', async ({ path }, context) => {
  await context.inTransaction((tx) => removeNotice(tx, context.owner, context.user.id, path.id));
  return noContent;
});
