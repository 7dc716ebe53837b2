import { lastStatement } from '../database/database.js';
import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { listFeatureFlags } from './tenant-store.js';

export const getClientFlags = operation('configuration', 'getClientFlags', async (_request, context) => {
  return ok(await context.inTransaction((tx) => listFeatureFlags(lastStatement(tx), context.tenant.id)));
});
