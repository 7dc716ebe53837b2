import { type FeatureFlags, parseFeatureFlags } from '@consign/domain/settings';

import type { Tx } from '../database/database.js';
import { listFeatureFlags } from './tenant-store.js';

/** The tenant's feature flags; throws if one has a wrong value (PLAT-18). */
export async function loadFlags(tx: Tx, tenantId: string): Promise<FeatureFlags> {
  const flags = parseFeatureFlags(await listFeatureFlags(tx, tenantId));
  if (!flags.ok) throw new Error(flags.problems.map(({ message }) => message).join(', '));
  return flags.value;
}
