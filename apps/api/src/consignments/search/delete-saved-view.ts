import { noContent } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { removeView } from './saved-view-store.js';

export const deleteSavedView = operation('consignment', 'deleteSavedView', async ({ path }, context) => {
  await context.inTransaction((tx) => removeView(tx, context.owner, context.user.id, path.id));
  return noContent;
});
