export { applyTenant, type ApplyOptions, type TenantPlan } from './apply-tenant.js';
export { countKinds, describePlan } from './describe-plan.js';
export { readTenantFile, type NamedProblem } from './read-tenant-file.js';
export { enterScope, findTenantIdByCode, listOrganisations } from './row-store.js';
export { tenantFile } from './tenant-file.js';
export { disableUser, saveUser, type UserResult } from './save-user.js';
export { countOrganisation, readServerVersion, readTenantHealth, type TenantHealth } from './health-store.js';
