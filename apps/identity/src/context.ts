import type Provider from 'oidc-provider';

import type { FindClient } from './clients.js';
import type { Clock } from './provider-state.js';
import type { IdentityStore } from './store.js';

/** What the routes share. */
export interface IdentityContext {
  store: IdentityStore;
  clock: Clock;
  provider: Provider;
  findClient: FindClient;
  issuer: string;
  /** Path of the issuer without a slash at its end; empty at the root. */
  mountPath: string;
  trustProxy: boolean;
}
