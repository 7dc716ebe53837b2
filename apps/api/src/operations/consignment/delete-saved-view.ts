import { noContent } from '../../contract/answers.js';
import { operation } from '../../contract/operation.js';
import { removeView } from '../../store/saved-views.js';
import { ownerOf } from './owner-of.js';

export const deleteSavedView = operation('consignment', 'deleteSavedView', async ({ path }, context) => {
  await context.inTransaction((tx) => removeView(tx, ownerOf(context), context.user.id, path.id));
  return noContent;
});
