import { noContent } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { problem, ruleProblems } from '../http/problems/problem.js';
import { checkWebhook } from './check-webhook.js';
import { giveUpWaiting } from './delivery-store.js';
import { findWebhook, replaceWebhook } from './webhook-store.js';

export const updateWebhook = operation('consignment', 'updateWebhook', ({ path, body }, context) =>
  context.inTransaction(async (tx) => {
    const { viewer } = context;
    if ((await findWebhook(tx, viewer, path.id)) === undefined) return problem(404);
    const problems = checkWebhook(body, context);
    if (problems.length > 0) return ruleProblems(problems);
    if (!(await replaceWebhook(tx, viewer, path.id, body))) return problem(404);
    if (!body.isActive) await giveUpWaiting(tx, viewer, path.id, 'The webhook was switched off');
    return noContent;
  }),
);
