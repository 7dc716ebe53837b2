import type { components } from '@consign/api-client/consignment';
import type { Problem } from '@consign/domain/rules';

import { showsPrices } from '../pricing/index.js';
import { ok, noContent } from '../http/contract/answers.js';
import { operation, type OperationContext } from '../http/contract/operation.js';
import { problem, ruleProblems } from '../http/problems/problem.js';
import {
  listStoredWebhooks,
  findWebhook,
  replaceWebhook,
  removeWebhook,
  type StoredWebhook,
} from './webhook-store.js';
import { giveUpWaiting } from './delivery-store.js';

export const listWebhooks = operation('consignment', 'listWebhooks', async (_request, context) => {
  const webhooks = await context.inTransaction((tx) => listStoredWebhooks(tx, context.viewer));
  return ok(webhooks.map(webhookAnswer));
});

export const getWebhook = operation('consignment', 'getWebhook', async ({ path }, context) => {
  const webhook = await context.inTransaction((tx) => findWebhook(tx, context.viewer, path.id));
  return webhook === undefined ? problem(404) : ok(webhookAnswer(webhook));
});

export const updateWebhook = operation('consignment', 'updateWebhook', ({ path, body }, context) =>
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

export const deleteWebhook = operation('consignment', 'deleteWebhook', async ({ path }, context) => {
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
export function checkWebhook(
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
