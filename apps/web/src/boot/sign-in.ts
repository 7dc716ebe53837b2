import { InMemoryWebStorage, SigninState, UserManager, WebStorageStateStore } from 'oidc-client-ts';

import { callbackPath } from './return-path.js';

/** The part of oidc-client-ts that boot uses; tests give their own. */
export type SignInManager = Pick<
  UserManager,
  'signinRedirect' | 'signinRedirectCallback' | 'signinSilent' | 'signoutRedirect' | 'removeUser'
> & {
  metadataService: Pick<UserManager['metadataService'], 'getUserInfoEndpoint'>;
  /** What was noted for this callback when the browser left for sign-in; null where nothing is known of it. */
  findState(callback: string): Promise<unknown>;
};

export interface ManagerSettings {
  /** The issuer's address. */
  authority: string;
  clientId: string;
  /** What access tokens are made for. */
  audience: string;
  /** The tenant's externalId: the organisation that sign-in is scoped to. */
  organisation: string;
  origin: string;
  storage: Storage;
}

/**
 * Authorization code with PKCE. The user and the tokens live in memory; state and verifier in the tab's session
 * storage until the callback. Nothing renews by itself and nothing uses an iframe.
 */
export function createManager(settings: ManagerSettings): SignInManager {
  const states = new WebStorageStateStore({ store: settings.storage });
  const manager = new UserManager({
    authority: settings.authority,
    client_id: settings.clientId,
    redirect_uri: settings.origin + callbackPath,
    post_logout_redirect_uri: `${settings.origin}/`,
    response_type: 'code',
    scope: 'openid profile email offline_access',
    // Issuers that do not know these parameters ignore them.
    extraQueryParams: { audience: settings.audience, organization: settings.organisation },
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
    stateStore: states,
    redirectMethod: 'replace',
    requestTimeoutInSeconds: 10,
    // A renewal given up halfway may have used up the refresh token, so it is given longer.
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
