import type { RegisteredOperation } from '../http/contract/operation.js';
import { getClientFlags, getClientSettings } from './client-settings.js';

export { loadFlags, toClientRecord } from './client-settings.js';
export { createTenantFinder } from './tenant-finder.js';
export { createTenantHomes } from './tenant-homes.js';
export { findTenantByHost, hasNamesake, listFeatureFlags } from './tenant-store.js';

export const tenantOperations: readonly RegisteredOperation[] = [getClientFlags, getClientSettings];
