import type { RegisteredOperation } from '../http/contract/operation.js';
import { getClientFlags } from './client-flags.js';
import { getClientSettings } from './get-client-settings.js';

export { loadFlags } from './client-flags.js';
export { toClientRecord } from './get-client-settings.js';
export { createTenantFinder } from './tenant-finder.js';
export { createTenantHomes } from './tenant-homes.js';
export { findTenantByHost, hasNamesake, listFeatureFlags } from './tenant-store.js';

export const tenantOperations: readonly RegisteredOperation[] = [getClientFlags, getClientSettings];
