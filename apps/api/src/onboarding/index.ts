export { applyTenant } from './apply-tenant.js';
export { countKinds, describePlan } from './describe-plan.js';
export { countOrganisation, readServerVersion, readTenantHealth, type TenantHealth } from './health-store.js';
export { readTenantFile } from './read-tenant-file.js';
export { listOrganisations } from './row-store.js';
export { disableUser, saveUser, type UserResult } from './save-user.js';
export { tenantFile } from './tenant-schema.js';
