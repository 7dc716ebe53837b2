import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { problem } from '../http/problems/problem.js';
import { createSecret } from './sign-message.js';
import { replaceSecret } from './webhook-store.js';

const BOTH_SIGN_MS = 24 * 60 * 60 * 1000;

export const rotateWebhookSecret = operation(
  'consignment',
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
