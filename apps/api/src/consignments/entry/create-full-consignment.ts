import { operation } from '../../http/contract/operation.js';
import { Refusal, ruleProblems } from '../../http/problems/problem.js';
import { findStartingSites, findDefaultAccountId } from '../../me/index.js';
import { createDraft } from './create-draft.js';

export const createFullConsignment = operation(
  'consignment',
  'createFullConsignment',
  ({ body: { deliveryExtras: extras = [], quote = null, ...body } }, context) =>
    context.inTransaction(async (tx) => {
      const startingSites = await findStartingSites(tx, context);
      if (startingSites instanceof Refusal) return startingSites;
      const accountId = await findDefaultAccountId(tx, context, startingSites);
      if (accountId === undefined) {
        const message = 'No invoice account is active. Please contact your service provider.';
        return ruleProblems([{ id: 'QUOT-09', path: '', message }]);
      }
      return createDraft(tx, context, {
        body: { ...body, accountId },
        startingSites,
        mayBeNameless: true,
        extras,
        quote,
      });
    }),
);
