import { InMemoryWebStorage, SigninState, WebStorageStateStore } from 'oidc-client-ts';

import { CheckedUserManager } from './checked-manager.js';
import { callbackPath } from './return-path.js';

/** The part of oidc-client-ts that boot uses. Tests provide their own. */
export type SignInManager = Pick<
  CheckedUserManager,
  | 'signinRedirect'
  | 'signinRedirectCallback'
  | 'signinSilent'
  | 'revokeRefreshToken'
  | 'signoutRedirect'
  | 'removeUser'
> & {
  metadataService: Pick<CheckedUserManager['metadataService'], 'getUserInfoEndpoint'>;
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
 * until the callback. No automatic renewal, no iframes.
 */
export function createManager(settings: ManagerSettings): SignInManager {
  const states = new WebStorageStateStore({ store: settings.storage });
  const manager = new CheckedUserManager({
    authority: settings.authority,
    client_id: settings.clientId,
    redirect_uri: settings.origin + callbackPath,
    post_logout_redirect_uri: `${settings.origin}/`,
    response_type: 'code',
    scope: 'openid profile email offline_access',
    // Issuers ignore unknown parameters.
    extraQueryParams: { audience: settings.audience, organization: settings.organisation },
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
    stateStore: states,
    redirectMethod: 'replace',
    requestTimeoutInSeconds: 10,
    // Longer, because an aborted renewal may already have consumed the refresh token.
    silentRequestTimeoutInSeconds: 30,
    automaticSilentRenew: false,
    monitorSession: false,
    validateSubOnSilentRenew: true,
    loadUserInfo: false,
  });
  return Object.assign(manager, {
    findState: async (callback: string) => {
      const stored = await states.get(new URL(callback).searchParams.get('state') ?? '');
      return stored === null ? null : (await SigninState.fromStorageString(stored)).data;
    },
  });
}
