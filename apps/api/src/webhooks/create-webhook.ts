import type { components } from '@consign/api-client/consignment';

import { created } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { ruleProblems } from '../http/problems/problem.js';
import { newId } from '../ids.js';
import { showsPrices } from '../pricing/index.js';
import { checkWebhook } from './webhooks.js';
import { createSecret } from './sign-message.js';
import { MAX_WEBHOOKS, countWebhooks, insertWebhook } from './webhook-store.js';

export const createWebhook = operation(
  'consignment',
  'createWebhook',
  ({ body }, context) =>
    context.inTransaction(async (tx) => {
      const { viewer, user, now } = context;
      const problems = checkWebhook(body, context);
      if (problems.length > 0) return ruleProblems(problems);
      if ((await countWebhooks(tx, viewer)) >= MAX_WEBHOOKS) {
        const message = `Your organisation has ${MAX_WEBHOOKS} webhooks already. Delete one first.`;
        return ruleProblems([{ id: 'PROV-22', path: '', message }]);
      }
      const id = newId(now);
      const secret = createSecret();
      await insertWebhook(tx, viewer, {
        ...body,
        hasPrices: showsPrices(user),
        id,
        userId: user.id,
        secret,
        now,
      });
      return created(`/api/v2/webhooks/${id}`, { id, secret, secretNote: null });
    }),
  { keep: (answer) => ({ ...answer, body: withoutSecret(answer.body.id) }) },
);

/** A repeat can't show the secret: it is stored only where messages are signed (PROV-30). */
function withoutSecret(id: string): components['schemas']['CreatedWebhook'] {
  const secretNote = `The webhook exists. Its secret was shown once, in the first answer. If you don't have it, call POST /api/v2/webhooks/${id}/secret for a new one.`;
  return { id, secret: null, secretNote };
}
