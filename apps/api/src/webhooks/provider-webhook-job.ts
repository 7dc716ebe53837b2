import type { AnswersWaitingMessage } from '@consign/api-client/consignment';

import type { Database } from '../database/database.js';
import type { JobHandler } from '../services/jobs/job-handler.js';
import { PROVIDER_WEBHOOK_JOB, findProviderWebhook } from './provider-webhook-store.js';
import type { SendMessage } from './send-message.js';
import { signMessage } from './sign-message.js';

/**
 * Tells the provider's system to read the feed of answers (ANSW-14). The message names no customer: it may come late, twice
 * or not at all, and the feed has everything.
 */
export function providerWebhookJob(deps: {
  readonly database: Pick<Database, 'inTenant'>;
  readonly send: SendMessage;
}): JobHandler {
  return {
    kind: PROVIDER_WEBHOOK_JOB,
    run: async ({ id, tenantId, organisationId, createdAt }, now) => {
      const webhook = await deps.database.inTenant({ tenantId, organisationId, userId: null }, (tx) =>
        findProviderWebhook(tx, tenantId),
      );
      if (webhook === undefined) return;
      const message: AnswersWaitingMessage = {
        type: 'answers.waiting',
        timestamp: createdAt.toISOString(),
        data: {},
      };
      const body = JSON.stringify(message);
      const status = await deps.send(webhook.url, {
        body,
        headers: {
          'content-type': 'application/json',
          ...signMessage([webhook.secret], { id, at: now, body }),
        },
      });
      if (status < 200 || status > 299) throw new Error(`The provider's system answered ${status}`);
    },
  };
}
