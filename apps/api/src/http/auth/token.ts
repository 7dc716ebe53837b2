import { type JWTVerifyGetKey, errors, jwtVerify } from 'jose';

import { type PermissionSet, hasReportPermission, parsePermissions } from '@consign/domain/permissions';

import { ExpiringCache } from '../../services/expiring-cache.js';
import type { Tenant } from './identity.js';

/** The claims of a valid token. */
export interface TokenClaims {
  readonly subject: string;
  readonly permissions: PermissionSet;
  /** Whether it belongs to a machine of the provider (PROV-01). */
  readonly mayReport: boolean;
  /** Seconds since 1970. */
  readonly expiresAt: number;
}

export type VerifyToken = (token: string, tenant: Tenant) => Promise<TokenClaims | undefined>;

/** The issuer's keys can't be fetched; the caller can retry with the same token. */
export class SigningKeysUnavailable extends Error {
  override readonly name = 'SigningKeysUnavailable';
  readonly code = 'SIGNING_KEYS_UNAVAILABLE';
}

const TOLERANCE_SECONDS = 5;
const REMEMBERED_MS = 60_000;
/** Longer than any known issuer's access token; longer ones are rejected unread. */
const LONGEST_TOKEN = 16_384;

/**
 * Accepts a token only from the tenant's own issuer, for its audience and organisation. Verified tokens are cached for
 * up to a minute, because checking the signature costs more than the rest of a small call.
 */
export function createTokenVerifier(deps: {
  signingKeys: (issuer: string) => JWTVerifyGetKey;
  clock: { now(): Date };
}): VerifyToken {
  const verified = new ExpiringCache<TokenClaims | undefined>(() => deps.clock.now(), REMEMBERED_MS);
  const now = () => deps.clock.now();

  async function verify(token: string, tenant: Tenant): Promise<TokenClaims | undefined> {
    if (tenant.signIn === null) return undefined;
    try {
      const { payload } = await jwtVerify(token, deps.signingKeys(tenant.signIn.issuer), {
        algorithms: ['RS256'],
        typ: 'at+jwt',
        issuer: tenant.signIn.issuer,
        audience: tenant.signIn.audience,
        requiredClaims: ['sub', 'exp', 'org_id'],
        clockTolerance: TOLERANCE_SECONDS,
        currentDate: now(),
      });
      if (payload['org_id'] !== tenant.externalId || !payload.sub) return undefined;
      return {
        subject: payload.sub,
        permissions: parsePermissions(payload['permissions']),
        mayReport: hasReportPermission(payload['permissions']),
        expiresAt: payload.exp ?? 0,
      };
    } catch (error) {
      if (isTokenFault(error)) return undefined;
      throw new SigningKeysUnavailable('The signing keys could not be fetched', { cause: error });
    }
  }

  return async (token, tenant) => {
    if (token.length > LONGEST_TOKEN) return undefined;
    const claims = await verified.get(`${tenant.id} ${tenant.signIn?.issuer} ${token}`, () =>
      verify(token, tenant),
    );
    if (claims === undefined) return undefined;
    return claims.expiresAt + TOLERANCE_SECONDS > now().getTime() / 1000 ? claims : undefined;
  };
}

const KEY_FAULTS = new Set(['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC']);

function isTokenFault(error: unknown): boolean {
  return error instanceof errors.JOSEError && !KEY_FAULTS.has(error.code);
}
