import type { Configuration, Provider as OidcProvider } from 'oidc-provider';

import { toAccessClaims, claimsByScope } from './claims.js';
import type { FindClient } from './clients.js';
import { createErrorRenderer, renderNotFound } from './error-page.js';
import type { FindMachine } from './machines.js';
import { interactionPolicy, Provider } from './oidc-library.js';
import { createAccountFinder, signedInAccount } from './provider-account.js';
import { keepDiscovery } from './keep-discovery.js';
import { loadOrCreateGrant } from './load-or-create-grant.js';
import { createOrganizationCheck, createResourceIndicators } from './provider-resources.js';
import { createStateAdapter, type Clock } from './provider-state.js';
import type { IdentitySecrets } from './secrets.js';
import { buildSignInPath } from './sign-in.js';
import { renderTo, signedOutPage, signOut, skipEmptySignOut } from './sign-out.js';
import { revokeFailedCode } from './revoke-failed-code.js';
import type { IdentityStore } from './store.js';

export interface ProviderOptions {
  store: IdentityStore;
  clock: Clock;
  issuer: string;
  mountPath: string;
  secrets: IdentitySecrets;
  findClient: FindClient;
  findMachine: FindMachine;
}

const ACCESS_TOKEN_TTL_SECONDS = 10 * 60;
const SESSION_TTL_SECONDS = 7 * 24 * 60 * 60;

function configure(options: ProviderOptions): Configuration {
  const { issuer, mountPath, store, clock, secrets, findClient, findMachine } = options;
  // First-party clients need no consent.
  const policy = interactionPolicy.base();
  policy.remove('consent');
  const cookie = { httpOnly: true, sameSite: 'lax', path: mountPath || '/' } as const;
  return {
    adapter: createStateAdapter(store, clock, findClient, findMachine),
    jwks: { keys: secrets.signingKeys },
    cookies: {
      keys: secrets.cookieKeys,
      names: { session: 'consign_session', interaction: 'consign_sign_in', resume: 'consign_resume' },
      long: { ...cookie, signed: true },
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    claims: { ...claimsByScope },
    scopes: ['openid', 'profile', 'email'],
    responseTypes: ['code'],
    pkce: { required: () => true },
    // Include the claims in the ID token, so that clients don't need a userinfo request.
    conformIdTokenClaims: false,
    enabledJWA: { idTokenSigningAlgValues: ['RS256'] },
    clientDefaults: { id_token_signed_response_alg: 'RS256' },
    extraParams: { organization: createOrganizationCheck(findClient) },
    extraClientMetadata: { properties: ['cors_origins'] },
    clientBasedCORS: (_ctx, origin, client) => {
      const allowed: unknown = client['cors_origins'];
      return Array.isArray(allowed) && allowed.includes(origin);
    },
    findAccount: createAccountFinder(store),
    extraTokenClaims: async (ctx, token) => {
      if (token.kind === 'ClientCredentials') {
        const machine = await findMachine(token.clientId);
        return machine && { permissions: [...machine.permissions], org_id: machine.organisation };
      }
      const account = signedInAccount(ctx);
      return account && { ...toAccessClaims(account) };
    },
    issueRefreshToken: (_ctx, client) => Promise.resolve(client.grantTypeAllowed('refresh_token')),
    // Tokens end with their session, so that signing out revokes all of them.
    expiresWithSession: () => Promise.resolve(true),
    rotateRefreshToken: true,
    loadExistingGrant: loadOrCreateGrant,
    interactions: {
      policy,
      url: (_ctx, { uid, params }) =>
        buildSignInPath(mountPath, uid, String(params['client_id']), params['redirect_uri']),
    },
    renderError: createErrorRenderer(findClient),
    discovery: { userinfo_endpoint: `${issuer}/me` },
    features: {
      devInteractions: { enabled: false },
      // Replaced by userinfo.ts: the library's rejects access tokens with an API audience.
      userinfo: { enabled: false },
      // For machine clients only.
      clientCredentials: { enabled: true },
      revocation: {
        enabled: true,
        allowedPolicy: (_ctx, client, token) => Promise.resolve(token.clientId === client.clientId),
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: signOut,
        postLogoutSuccessSource: (ctx) => renderTo(ctx, signedOutPage()),
      },
      resourceIndicators: createResourceIndicators(findClient, findMachine, ACCESS_TOKEN_TTL_SECONDS),
    },
    ttl: {
      AccessToken: ACCESS_TOKEN_TTL_SECONDS,
      ClientCredentials: ACCESS_TOKEN_TTL_SECONDS,
      AuthorizationCode: 60,
      IdToken: ACCESS_TOKEN_TTL_SECONDS,
      Interaction: 60 * 60,
      Grant: SESSION_TTL_SECONDS,
      Session: SESSION_TTL_SECONDS,
      RefreshToken: (ctx) => ctx.oidc.entities.RotatedRefreshToken?.remainingTTL ?? SESSION_TTL_SECONDS,
    },
  };
}

export function createProvider(options: ProviderOptions): OidcProvider {
  const provider = new Provider(options.issuer, configure(options));
  // The handler has set the issuer's host and protocol as proxy headers.
  provider.proxy = true;
  provider.use(renderNotFound);
  provider.use(keepDiscovery);
  provider.use(skipEmptySignOut);
  provider.use(revokeFailedCode);
  return provider;
}
