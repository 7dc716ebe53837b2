import { SigninState, WebStorageStateStore } from 'oidc-client-ts';

import { CheckedManager } from './checked-manager.js';
import { callbackPath } from './return-path.js';

/** The part of oidc-client-ts that boot uses. Tests provide their own. */
export type SignInManager = Pick<
  CheckedManager,
  | 'signinRedirect'
  | 'signinRedirectCallback'
  | 'signinSilent'
  | 'revokeRefreshToken'
  | 'signoutRedirect'
  | 'removeUser'
> & {
  metadataService: Pick<CheckedManager['metadataService'], 'getUserInfoEndpoint'>;
  /** The state stored for this callback before the redirect to sign-in; null if there is none. */
  findState(callback: string): Promise<unknown>;
};

export interface ManagerSettings {
  /** The issuer's URL. */
  authority: string;
  clientId: string;
  /** Audience of the access tokens. */
  audience: string;
  /** The tenant's externalId: the organisation that sign-in is scoped to. */
  organisation: string;
  origin: string;
  storage: Storage;
}

/**
 * Configures the authorization code flow with PKCE. User and tokens are kept in memory, state and verifier in session storage
 * until the callback. No automatic renewal.
 */
export function createManager(settings: ManagerSettings): SignInManager {
  const states = new WebStorageStateStore({ store: settings.storage });
  const manager = new CheckedManager({
    authority: settings.authority,
    client_id: settings.clientId,
    redirect_uri: settings.origin + callbackPath,
    post_logout_redirect_uri: `${settings.origin}/`,
    response_type: 'code',
    scope: 'openid profile email offline_access',
    // Issuers ignore unknown parameters.
    extraQueryParams: { audience: settings.audience, organization: settings.organisation },
    stateStore: states,
    requestTimeoutInSeconds: 10,
    loadUserInfo: false,
  });
  return Object.assign(manager, {
    findState: async (callback: string) => {
      const stored = await states.get(new URL(callback).searchParams.get('state') ?? '');
      return stored === null ? null : (await SigninState.fromStorageString(stored)).data;
    },
  });
}
