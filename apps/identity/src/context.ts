import type Provider from 'oidc-provider';

import type { FindClient } from './clients.js';
import type { Clock } from './provider-state.js';
import type { IdentityStore } from './store.js';

/** Dependencies of the routes. */
export interface IdentityContext {
  store: IdentityStore;
  clock: Clock;
  provider: Provider;
  findClient: FindClient;
  issuer: string;
  /** Path of the issuer without a trailing slash; empty at the root. */
  mountPath: string;
  trustProxy: boolean;
}
