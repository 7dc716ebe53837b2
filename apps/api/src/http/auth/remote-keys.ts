import { type JWTVerifyGetKey, createRemoteJWKSet, customFetch } from 'jose';

const PATIENCE_MS = 5000;
/** A key that the issuer withdrew is trusted no longer than this. */
const KEYS_KEPT_MS = 10 * 60_000;
/** An unknown key makes us ask again, but not more often than this. */
const ASK_AGAIN_MS = 30_000;

/**
 * The signing keys of an issuer, found through its discovery document when the first token comes, kept, and asked
 * for again when a token names a key that is not among them.
 */
export function createRemoteKeys(fetcher: typeof fetch = fetch): (issuer: string) => JWTVerifyGetKey {
  const byIssuer = new Map<string, JWTVerifyGetKey>();
  return (issuer) => {
    const known = byIssuer.get(issuer);
    if (known !== undefined) return known;
    const keys = keysOf(issuer, fetcher);
    byIssuer.set(issuer, keys);
    return keys;
  };
}

function keysOf(issuer: string, fetcher: typeof fetch): JWTVerifyGetKey {
  let found: Promise<JWTVerifyGetKey> | null = null;

  async function find(): Promise<JWTVerifyGetKey> {
    const address = await discover(issuer, fetcher);
    return createRemoteJWKSet(address, {
      timeoutDuration: PATIENCE_MS,
      cooldownDuration: ASK_AGAIN_MS,
      cacheMaxAge: KEYS_KEPT_MS,
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
  const answer = await fetcher(address, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!answer.ok) throw new Error(`The issuer's discovery document returned ${answer.status}`);
  const { issuer: named, jwks_uri: keys } = (await answer.json()) as Record<string, unknown>;
  if (named !== issuer) throw new Error('The discovery document belongs to another issuer');
  if (typeof keys !== 'string' || !URL.canParse(keys))
    throw new Error('The discovery document has no jwks_uri');
  return new URL(keys);
}
