import { noContent, ok } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { findUnsavedWork } from './unsaved-work-store.js';
import { toFormKey, unsavedWorkAnswer } from './unsaved-form.js';

export const getUnsavedWork = operation('consignment', 'getUnsavedWork', async ({ path }, context) => {
  const work = await context.inTransaction((tx) =>
    findUnsavedWork(tx, toFormKey(context, path.key), context.now),
  );
  return work === undefined ? noContent : ok(unsavedWorkAnswer(work));
});
