import { randomBytes } from 'node:crypto';

import type { JWK } from 'jose';
import type {
  Account,
  Configuration,
  Grant,
  KoaContextWithOIDC,
  Provider as OidcProvider,
} from 'oidc-provider';

import { type IdentityAccount, claimsByScope, toAccessClaims, toUserClaims } from './accounts.js';
import { toClientMetadata, toMachineMetadata, type IdentityClient, type MachineClient } from './clients.js';
import { createErrorRenderer, renderNotFound } from './error-page.js';
import { cacheDiscovery, renderTo } from './http.js';
import { errors, interactionPolicy, startProvider } from './oidc-library.js';
import { buildSignInPath } from './sign-in.js';
import { acceptEarlierTokens, signedOutPage, signOut, skipEmptySignOut } from './sign-out.js';

export interface ProviderOptions {
  issuer: string;
  /** Path of the issuer without a trailing slash; empty at the root. */
  mountPath: string;
  signingKey: JWK;
  clients: readonly IdentityClient[];
  machines: readonly MachineClient[];
  accounts: readonly IdentityAccount[];
}

interface SignedIn extends Account {
  account: IdentityAccount;
}

const ACCESS_TOKEN_TTL_SECONDS = 10 * 60;
const SESSION_TTL_SECONDS = 7 * 24 * 60 * 60;

/** Keeps sessions and tokens in memory: after a restart users sign in again. */
export function createProvider(options: ProviderOptions): OidcProvider {
  const provider = startProvider(options.issuer, configure(options));
  // The handler has set the issuer's host and protocol as proxy headers.
  provider.proxy = true;
  provider.use(renderNotFound);
  provider.use(cacheDiscovery);
  provider.use(acceptEarlierTokens(options.signingKey.kid));
  provider.use(skipEmptySignOut);
  return provider;
}

function configure({ mountPath, signingKey, clients, machines, accounts }: ProviderOptions): Configuration {
  // First-party clients need no consent.
  const policy = interactionPolicy.base();
  policy.remove('consent');
  const cookie = { httpOnly: true, sameSite: 'lax', path: mountPath || '/' } as const;
  const findMachine = (id: unknown) => machines.find(({ clientId }) => clientId === id);
  return {
    clients: [...clients.map(toClientMetadata), ...machines.map(toMachineMetadata)],
    jwks: { keys: [signingKey] },
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      names: { session: 'consign_session', interaction: 'consign_sign_in', resume: 'consign_resume' },
      long: { ...cookie, signed: true },
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    claims: { ...claimsByScope },
    scopes: ['openid', 'profile', 'email'],
    responseTypes: ['code'],
    pkce: { required: () => true },
    // Include the claims in the ID token, so that clients need no userinfo request.
    conformIdTokenClaims: false,
    enabledJWA: { idTokenSigningAlgValues: ['RS256'] },
    clientDefaults: { id_token_signed_response_alg: 'RS256' },
    extraParams: {
      organization: (ctx, value) => {
        const own = clients.find(({ clientId }) => clientId === ctx.oidc.client?.clientId)?.organisation;
        if (value !== undefined && value !== own)
          throw new errors.InvalidRequest('organization does not belong to this client');
      },
    },
    extraClientMetadata: { properties: ['cors_origins'] },
    clientBasedCORS: (_ctx, origin, client) => {
      const allowed: unknown = client['cors_origins'];
      return Array.isArray(allowed) && allowed.includes(origin);
    },
    // Looked up for every token, so that changed permissions apply from the next renewal.
    findAccount: (_ctx, subject): SignedIn | undefined => {
      const account = accounts.find((each) => each.subject === subject);
      return account && { accountId: subject, account, claims: () => toUserClaims(account) };
    },
    extraTokenClaims: (ctx, token) => {
      if (token.kind === 'ClientCredentials') {
        const machine = findMachine(token.clientId);
        return machine && { permissions: [...machine.permissions], org_id: machine.organisation };
      }
      const signedIn = ctx.oidc.entities.Account as SignedIn | undefined;
      return signedIn && { ...toAccessClaims(signedIn.account) };
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
    renderError: createErrorRenderer(clients),
    features: {
      devInteractions: { enabled: false },
      // It rejects access tokens with an API's audience, as all of ours have.
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
      resourceIndicators: createResourceIndicators([...clients, ...machines]),
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

type ResourceIndicators = NonNullable<NonNullable<Configuration['features']>['resourceIndicators']>;

/** Each client has one API, its tenant's audience. Tokens default to it; any other resource is rejected. */
function createResourceIndicators(
  clients: readonly Pick<MachineClient, 'clientId' | 'audience'>[],
): ResourceIndicators {
  const findAudience = (id: string) => clients.find(({ clientId }) => clientId === id)?.audience;
  return {
    enabled: true,
    defaultResource: (_ctx, client) => findAudience(client.clientId) ?? [],
    useGrantedResource: () => Promise.resolve(true),
    getResourceServerInfo: (_ctx, resource, client) => {
      const audience = findAudience(client.clientId);
      if (audience === undefined || resource !== audience) throw new errors.InvalidTarget();
      return {
        scope: '',
        audience,
        accessTokenFormat: 'jwt',
        accessTokenTTL: ACCESS_TOKEN_TTL_SECONDS,
        jwt: { sign: { alg: 'RS256' } },
      };
    },
  };
}

/** Loads or creates the grant of this client in this session, so that users are never asked for consent. */
async function loadOrCreateGrant(ctx: KoaContextWithOIDC): Promise<Grant | undefined> {
  const { client, session, provider } = ctx.oidc;
  if (!client || !session?.accountId) return undefined;
  const grantId = session.grantIdFor(client.clientId);
  const existing = grantId && (await provider.Grant.find(grantId));
  if (existing && existing.accountId === session.accountId) return existing;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid profile email');
  await grant.save();
  return grant;
}
