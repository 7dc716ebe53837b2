import { ok } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { listUnsavedForms } from './unsaved-work-store.js';

export const listUnsavedWork = operation('consignment', 'listUnsavedWork', async (_request, context) => {
  const user = { ...context.owner, userId: context.user.id };
  const forms = await context.inTransaction((tx) => listUnsavedForms(tx, user, context.now));
  return ok(forms.map(({ key, savedAt }) => ({ key, savedAtDateTimeUtc: savedAt.toISOString() })));
});
