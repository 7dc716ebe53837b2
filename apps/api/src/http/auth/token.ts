import { type JWTVerifyGetKey, errors, jwtVerify } from 'jose';

import { type PermissionSet, hasReportPermission, parsePermissions } from '@consign/domain/permissions';

import { ExpiringCache } from '../../services/expiring-cache.js';
import type { Tenant } from './identity.js';

/** The claims of a valid token. */
export interface TokenClaims {
  readonly subject: string;
  readonly permissions: PermissionSet;
  /** Whether the claim `permissions` is a list; without one the permissions are empty. */
  readonly hasPermissionList: boolean;
  /** Whether it belongs to a machine of the provider (PROV-01). */
  readonly mayReport: boolean;
  /** Seconds since 1970. */
  readonly expiresAt: number;
}

/** A token that is not accepted. */
export interface RefusedToken {
  /** For the log: a code of jose or of this file, with nothing of the token in it. */
  readonly reason: string;
}

export type VerifyToken = (token: string, tenant: Tenant) => Promise<TokenClaims | RefusedToken>;

/** The issuer's keys can't be fetched; the caller can retry with the same token. */
export class SigningKeysUnavailable extends Error {
  override readonly name = 'SigningKeysUnavailable';
  readonly code = 'SIGNING_KEYS_UNAVAILABLE';
}

/** Asymmetric signatures only, never `none` or HMAC: with HMAC, anyone with the public key could sign (PLAT-151). */
const SIGNATURE_ALGORITHMS = ['RS256', 'PS256', 'ES256'];
const TOLERANCE_SECONDS = 5;
/** How far the issuer's clock may be ahead of ours (AUTH-21). */
const AHEAD_SECONDS = 60;
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
  const verified = new ExpiringCache<TokenClaims | RefusedToken>(() => deps.clock.now(), REMEMBERED_MS);
  const now = () => deps.clock.now();

  async function verify(token: string, tenant: Tenant): Promise<TokenClaims | RefusedToken> {
    if (tenant.signIn === null) return { reason: 'NO_SIGN_IN_SETTINGS' };
    try {
      const { payload } = await jwtVerify(token, deps.signingKeys(tenant.signIn.issuer), {
        algorithms: SIGNATURE_ALGORITHMS,
        typ: 'at+jwt',
        issuer: tenant.signIn.issuer,
        audience: tenant.signIn.audience,
        requiredClaims: ['sub', 'exp', 'org_id'],
        // For `nbf`: the end of a token is checked below, each time that it is used.
        clockTolerance: AHEAD_SECONDS,
        currentDate: now(),
      });
      if (payload['org_id'] !== tenant.externalId) return { reason: 'WRONG_ORGANISATION' };
      if (!payload.sub) return { reason: 'NO_SUBJECT' };
      return {
        subject: payload.sub,
        permissions: parsePermissions(payload['permissions']),
        hasPermissionList: Array.isArray(payload['permissions']),
        mayReport: hasReportPermission(payload['permissions']),
        expiresAt: payload.exp ?? 0,
      };
    } catch (error) {
      if (isTokenFault(error)) return { reason: error.code };
      throw new SigningKeysUnavailable('The signing keys could not be fetched', { cause: error });
    }
  }

  return async (token, tenant) => {
    if (token.length > LONGEST_TOKEN) return { reason: 'TOO_LONG' };
    const claims = await verified.get(`${tenant.id} ${tenant.signIn?.issuer} ${token}`, () =>
      verify(token, tenant),
    );
    if ('reason' in claims) return claims;
    const isExpired = claims.expiresAt + TOLERANCE_SECONDS <= now().getTime() / 1000;
    return isExpired ? { reason: errors.JWTExpired.code } : claims;
  };
}

const KEY_FAULTS = new Set(['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC']);

function isTokenFault(error: unknown): error is errors.JOSEError {
  return error instanceof errors.JOSEError && !KEY_FAULTS.has(error.code);
}
