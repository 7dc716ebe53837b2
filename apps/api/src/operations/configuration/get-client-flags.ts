import { ok } from '../../contract/answers.js';
import { operation } from '../../contract/operation.js';
import { listFeatureFlags } from '../../store/tenants.js';

export const getClientFlags = operation('configuration', 'getClientFlags', async (_request, context) => {
  return ok(await context.inTransaction((tx) => listFeatureFlags(tx, context.tenant.id)));
});
