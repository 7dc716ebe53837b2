import { noContent } from '../../contract/answers.js';
import { operation } from '../../contract/operation.js';
import { removeUnsavedWork } from '../../store/unsaved-work.js';
import { formOf } from './unsaved-form.js';

export const deleteUnsavedWork = operation(
  'consignment',
  'deleteUnsavedWork',
  async ({ path, query }, context) => {
    await context.inTransaction((tx) =>
      removeUnsavedWork(tx, formOf(context, path.key), query.revision ?? null),
    );
    return noContent;
  },
);
