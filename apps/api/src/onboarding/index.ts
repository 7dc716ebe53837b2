export { applyTenant } from './apply-tenant.js';
export { countKinds, describePlan } from './describe-plan.js';
export { countOrganisation, readServerVersion, readTenantHealth, type TenantHealth } from './health-store.js';
export { readTenantFile, type TenantSource } from './read-tenant-file.js';
export { listOrganisations } from './row-store.js';
export { disableUser, saveUser, type UserResult } from './save-user.js';
export { buildRecord } from './tenant-record.js';
export type { TenantFile } from './tenant-file.js';
export { tenantFile } from './tenant-schema.js';
