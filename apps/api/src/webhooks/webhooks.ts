import type { components } from '@consign/api-client/consignment';
import type { Problem } from '@consign/domain/rules';

import { ok, noContent, created } from '../http/contract/answers.js';
import { operation, type OperationContext } from '../http/contract/operation.js';
import { problem, ruleProblems } from '../http/problems/problem.js';
import { newId } from '../ids.js';
import { showsPrices } from '../pricing/index.js';
import { giveUpWaiting } from './delivery-store.js';
import { createSecret } from './sign-message.js';
import {
  listStoredWebhooks,
  findWebhook,
  replaceWebhook,
  removeWebhook,
  type StoredWebhook,
  MAX_WEBHOOKS,
  countWebhooks,
  insertWebhook,
  replaceSecret,
} from './webhook-store.js';

export const listWebhooks = operation('listWebhooks', async (_request, context) => {
  const webhooks = await context.inTransaction((tx) => listStoredWebhooks(tx, context.viewer));
  return ok(webhooks.map(webhookAnswer));
});

export const getWebhook = operation('getWebhook', async ({ path }, context) => {
  const webhook = await context.inTransaction((tx) => findWebhook(tx, context.viewer, path.id));
  return webhook === undefined ? problem(404) : ok(webhookAnswer(webhook));
});

export const updateWebhook = operation('updateWebhook', ({ path, body }, context) =>
  context.inTransaction(async (tx) => {
    const { viewer } = context;
    if ((await findWebhook(tx, viewer, path.id)) === undefined) return problem(404);
    const problems = checkWebhook(body, context);
    if (problems.length > 0) return ruleProblems(problems);
    const saved = { ...body, hasPrices: showsPrices(context.user) };
    if (!(await replaceWebhook(tx, viewer, path.id, saved))) return problem(404);
    if (!body.isActive) await giveUpWaiting(tx, viewer, path.id, 'The webhook was switched off');
    return noContent;
  }),
);

export const deleteWebhook = operation('deleteWebhook', async ({ path }, context) => {
  await context.inTransaction((tx) => removeWebhook(tx, context.viewer, path.id));
  return noContent;
});

/** A webhook as the contract has it, without its secret. */
function webhookAnswer(webhook: StoredWebhook): components['schemas']['Webhook'] {
  const { failingSince, disabledAt, createdAt, ...rest } = webhook;
  return {
    ...rest,
    failingSinceDateTimeUtc: failingSince?.toISOString() ?? null,
    disabledAtDateTimeUtc: disabledAt?.toISOString() ?? null,
    createdAtDateTimeUtc: createdAt.toISOString(),
  };
}

/** Why a webhook can't be saved: its address, or a site that is not the caller's (PROV-22, PROV-23). */
function checkWebhook(
  { url, siteIds }: components['schemas']['SaveWebhook'],
  { user, services }: OperationContext,
): Problem[] {
  const message = services.checkWebhookUrl(url);
  const foreign = siteIds.findIndex((id) => !user.siteIds.includes(id));
  return [
    ...(message === null ? [] : [{ id: 'PROV-23' as const, path: 'url', message }]),
    ...(foreign < 0
      ? []
      : [{ id: 'PROV-22' as const, path: `siteIds/${foreign}`, message: 'Choose some of your sites' }]),
  ];
}

export const createWebhook = operation(
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

const BOTH_SIGN_MS = 24 * 60 * 60 * 1000;

export const rotateWebhookSecret = operation(
  'rotateWebhookSecret',
  async ({ path }, { viewer, now, inTransaction }) => {
    const secret = createSecret();
    const previousUntil = new Date(now.getTime() + BOTH_SIGN_MS);
    const isFound = await inTransaction((tx) =>
      replaceSecret(tx, viewer, path.id, { secret, previousUntil }),
    );
    if (!isFound) return problem(404);
    return ok({ secret, previousSecretUntilDateTimeUtc: previousUntil.toISOString() });
  },
);
