import { type JWTVerifyGetKey, SignJWT, createLocalJWKSet, exportJWK, generateKeyPair } from 'jose';

import { testNow } from './now.js';

export const testIssuer = 'http://localhost:4301';

const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
const jwk = { ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256', use: 'sig' };
/** The public keys of token(), as an issuer serves them. */
export const testKeySet = { keys: [jwk] };
const keys = createLocalJWKSet(testKeySet);

/** The signing keys of the test issuer; any other issuer has none. */
export const testSigningKeys = (issuer: string): JWTVerifyGetKey =>
  issuer === testIssuer ? keys : createLocalJWKSet({ keys: [] });

export interface TokenParts {
  sub?: string;
  permissions?: readonly string[];
  orgId?: string;
  aud?: string;
  iss?: string;
  typ?: string;
  /** Seconds from the test's now. */
  expiresIn?: number;
  /** Merged into the payload. */
  claims?: Readonly<Record<string, unknown>>;
  now?: Date;
}

const signed = new Map<string, Promise<string>>();

/** An access token of the tenant TASMAN, unless told otherwise. One that was asked for before is the same. */
export function token(parts: TokenParts = {}): Promise<string> {
  // A claim that is undefined on purpose makes another token than a claim without a mention.
  const key = JSON.stringify(parts, (_name, value: unknown) => (value === undefined ? 'undefined' : value));
  const known = signed.get(key) ?? sign(parts);
  signed.set(key, known);
  return known;
}

function sign(parts: TokenParts): Promise<string> {
  const issuedAt = Math.floor((parts.now ?? testNow).getTime() / 1000);
  return new SignJWT({
    permissions: parts.permissions ?? ['Access.DISPATCH'],
    org_id: parts.orgId ?? 'org_tasman',
    ...parts.claims,
  })
    .setProtectedHeader({ alg: 'RS256', kid: 'test', typ: parts.typ ?? 'at+jwt' })
    .setIssuer(parts.iss ?? testIssuer)
    .setSubject(parts.sub ?? 'subject')
    .setAudience(parts.aud ?? 'urn:consign:tasman')
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + (parts.expiresIn ?? 600))
    .sign(privateKey);
}
