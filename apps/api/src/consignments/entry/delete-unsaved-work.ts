import { noContent } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { removeUnsavedWork } from './unsaved-work-store.js';
import { toFormKey } from './unsaved-form.js';

export const deleteUnsavedWork = operation(
  'consignment',
  'deleteUnsavedWork',
  async ({ path, query }, context) => {
    await context.inTransaction((tx) =>
      removeUnsavedWork(tx, toFormKey(context, path.key), query.revision ?? null),
    );
    return noContent;
  },
);
