import { type FeatureFlags, parseFeatureFlags } from '@consign/domain/settings';

import { lastStatement, type Tx } from '../database/database.js';
import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { listFeatureFlags } from './tenant-store.js';

export const getClientFlags = operation('configuration', 'getClientFlags', async (_request, context) => {
  return ok(await context.inTransaction((tx) => listFeatureFlags(lastStatement(tx), context.tenant.id)));
});

/** The tenant's feature flags; throws if one has a wrong value (PLAT-18). */
export async function loadFlags(tx: Tx, tenantId: string): Promise<FeatureFlags> {
  const flags = parseFeatureFlags(await listFeatureFlags(tx, tenantId));
  if (!flags.ok) throw new Error(flags.problems.map(({ message }) => message).join(', '));
  return flags.value;
}
