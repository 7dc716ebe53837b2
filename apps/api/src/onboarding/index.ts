export { describeDone } from './account-changes.js';
export { applyTenant } from './apply-tenant.js';
export { countKinds, describeFields, describePlan } from './tenant-plan.js';
export { countOrganisation, readServerVersion, readTenantHealth, type TenantHealth } from './health-store.js';
export { readTenantFile, tenantFile, type TenantSource } from './read-tenant-file.js';
export { findTenantIdByCode } from './row-store.js';
export { type ClientInput, disableClient, listClients, saveClient } from './save-client.js';
export {
  listProvidersClients,
  type ProviderClientInput,
  replaceProviderWebhook,
  saveProviderClient,
} from './save-provider-client.js';
export { type AccountInput, disableUser, saveUser } from './save-user.js';
export { buildRecord } from './tenant-record.js';
export type { TenantFile } from './tenant-file.js';
export { enterOrganisation, enterTenant, OnboardingRefused, type TokenNeeds } from './user-scope.js';
