export type { IdentityAccount } from './accounts.js';
export { buildIdentity, type Identity, type IdentityDeps } from './build-identity.js';
export type { ClientBrand, IdentityClient } from './clients.js';
export type { MachineClient } from './machines.js';
export type { IdentityQuery, IdentityStore } from './store.js';
export { productBrand } from './pages/style.js';
