import type { components } from '@consign/api-client/consignment';

import type { StoredWebhook } from './webhook-store.js';

/** A webhook as the contract has it, without its secret. */
export function webhookAnswer(webhook: StoredWebhook): components['schemas']['Webhook'] {
  const { failingSince, disabledAt, createdAt, ...rest } = webhook;
  return {
    ...rest,
    failingSinceDateTimeUtc: failingSince?.toISOString() ?? null,
    disabledAtDateTimeUtc: disabledAt?.toISOString() ?? null,
    createdAtDateTimeUtc: createdAt.toISOString(),
  };
}
