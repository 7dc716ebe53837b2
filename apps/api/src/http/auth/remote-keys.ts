import { type JWTVerifyGetKey, createRemoteJWKSet, customFetch } from 'jose';

const TIMEOUT_MS = 5000;
/** How long a revoked key is still trusted. */
const CACHE_TTL_MS = 10 * 60_000;
/** An unknown key triggers a refetch, at most this often. */
const ASK_AGAIN_MS = 30_000;

/**
 * The signing keys of an issuer. Fetched through its discovery document for the first token, cached, and fetched again
 * when a token names an unknown key.
 */
export function createRemoteKeys(fetcher: typeof fetch = fetch): (issuer: string) => JWTVerifyGetKey {
  const byIssuer = new Map<string, JWTVerifyGetKey>();
  return (issuer) => {
    const known = byIssuer.get(issuer);
    if (known !== undefined) return known;
    const keys = createIssuerKeys(issuer, fetcher);
    byIssuer.set(issuer, keys);
    return keys;
  };
}

function createIssuerKeys(issuer: string, fetcher: typeof fetch): JWTVerifyGetKey {
  let found: Promise<JWTVerifyGetKey> | null = null;

  async function find(): Promise<JWTVerifyGetKey> {
    const address = await discover(issuer, fetcher);
    return createRemoteJWKSet(address, {
      timeoutDuration: TIMEOUT_MS,
      cooldownDuration: ASK_AGAIN_MS,
      cacheMaxAge: CACHE_TTL_MS,
      [customFetch]: fetcher,
    });
  }

  return async (header, token) => {
    found ??= find().catch((error: unknown) => {
      found = null;
      throw error;
    });
    return (await found)(header, token);
  };
}

async function discover(issuer: string, fetcher: typeof fetch): Promise<URL> {
  const address = `${issuer.replace(/\/$/u, '')}/.well-known/openid-configuration`;
  const answer = await fetcher(address, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`The issuer's discovery document returned ${answer.status}`);
  const { issuer: named, jwks_uri: keys } = (await answer.json()) as Record<string, unknown>;
  if (named !== issuer) throw new Error('The discovery document belongs to another issuer');
  if (typeof keys !== 'string' || !URL.canParse(keys))
    throw new Error('The discovery document has no jwks_uri');
  return new URL(keys);
}
