import { operation } from '../../http/contract/operation.js';
import { Refusal } from '../../http/problems/problem.js';
import { findBeginning } from '../../me/index.js';
import { createDraft } from './create-draft.js';

export const createConsignment = operation('consignment', 'createConsignment', ({ body }, context) =>
  context.inTransaction(async (tx) => {
    const beginning = await findBeginning(tx, context);
    return beginning instanceof Refusal ? beginning : createDraft(tx, context, { body, beginning });
  }),
);
