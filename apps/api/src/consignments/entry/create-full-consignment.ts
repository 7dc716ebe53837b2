import { operation } from '../../http/contract/operation.js';
import { Refusal, ruleProblems } from '../../http/problems/problem.js';
import { findBeginning, findDefaultAccountId } from '../../me/index.js';
import { createDraft } from './create-draft.js';

export const createFullConsignment = operation(
  'consignment',
  'createFullConsignment',
  ({ body: { deliveryExtras: extras = [], quote = null, ...body } }, context) =>
    context.inTransaction(async (tx) => {
      const beginning = await findBeginning(tx, context);
      if (beginning instanceof Refusal) return beginning;
      const accountId = await findDefaultAccountId(tx, context, beginning);
      if (accountId === undefined) {
        const message = 'No invoice account is active. Please contact your service provider.';
        return ruleProblems([{ id: 'QUOT-09', path: '', message }]);
      }
      return createDraft(tx, context, {
        body: { ...body, accountId },
        beginning,
        mayBeNameless: true,
        extras,
        quote,
      });
    }),
);
