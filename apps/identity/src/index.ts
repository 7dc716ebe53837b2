export type { IdentityAccount } from './accounts.js';
export { buildIdentity, type Identity } from './build-identity.js';
export type { ClientBrand, IdentityClient, MachineClient } from './clients.js';
export { productBrand } from './pages/style.js';
