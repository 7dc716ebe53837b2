import type { FastifyRequest } from 'fastify';

import {
  type Permission,
  type PermissionSet,
  missingPermissionMessage,
  reportPermission,
} from '@consign/domain/permissions';

import { type Refusal, problem } from '../problems/problem.js';
import type { FindReporter, FindTenant, FindUser, Tenant, User } from './identity.js';
import type { CountCall, CountedAs } from './rate-limit.js';
import type { TokenClaims, VerifyToken } from './token.js';

/** A user's permission, or the provider's systems' permission. */
export type NeededPermission = Permission | typeof reportPermission;

/** The caller needs all permissions of one of these lists. Empty: public. */
export type Alternatives = readonly (readonly NeededPermission[])[];

export interface Caller {
  readonly tenant: Tenant;
  readonly user: User | null;
  /** The subject of a provider's machine, for operations that only the provider's systems may call. */
  readonly reporter: string | null;
}

/** Authenticates and authorizes a call before its body is read. */
export type Guard = (request: FastifyRequest, needed: Alternatives) => Promise<Caller | Refusal>;

const UNKNOWN_HOST = 'No service is registered for this address';
const NO_REPORTER = 'The operator has not allowed this client to report events';
const NO_ACCOUNT = 'There is no active account for this sign-in';

/** Checks tenant by host, token, permissions and account, in this order. */
export function createGuard(deps: {
  findTenant: FindTenant;
  verifyToken: VerifyToken;
  findUser: FindUser;
  findReporter: FindReporter;
  countCall: CountCall;
}): Guard {
  async function refuse(
    request: FastifyRequest,
    refusal: Refusal,
    as: CountedAs = 'refused call',
  ): Promise<Refusal> {
    return (await deps.countCall(request, as)) ?? refusal;
  }

  /** The caller reads the refusal, the operator the reason, in the log (PLAT-150). */
  function forbid(request: FastifyRequest, refusal: Refusal, because: string): Promise<Refusal> {
    request.forbiddenBecause = because;
    return refuse(request, refusal);
  }

  return async (request, needed) => {
    const { deadline } = request;
    const tenant = await deadline.during(() => deps.findTenant(request.host));
    if (tenant === undefined) return refuse(request, problem(404, { detail: UNKNOWN_HOST }), 'unknown host');
    request.tenant = tenant;
    if (needed.length === 0)
      return (await deps.countCall(request, 'public call')) ?? { tenant, user: null, reporter: null };

    const token = bearerToken(request.headers.authorization);
    if (token === undefined) return refuse(request, unauthorised('Bearer'));
    const claims = await deadline.during(() => deps.verifyToken(token, tenant));
    if ('reason' in claims) {
      request.refusedToken = claims.reason;
      return refuse(request, unauthorised('Bearer error="invalid_token"'));
    }
    request.subject = claims.subject;
    if (isForProvider(needed)) {
      if (!claims.mayReport) {
        return forbid(request, forbidden(claims.permissions), describeLack(needed, claims));
      }
      const reporter = claims.subject;
      if (!(await deps.findReporter(tenant, reporter))) {
        return forbid(request, problem(403, { detail: NO_REPORTER }), 'the client is not allowed to report');
      }
      return (
        (await deps.countCall(request, { user: `${tenant.id} ${reporter}` })) ?? {
          tenant,
          user: null,
          reporter,
        }
      );
    }
    if (!needed.some((list) => isHeld(claims.permissions, list))) {
      return forbid(request, forbidden(claims.permissions), describeLack(needed, claims));
    }
    const account = await deadline.during(() => deps.findUser(tenant, claims.subject));
    if (account === undefined) {
      return forbid(request, problem(403, { detail: NO_ACCOUNT }), 'no active user has the subject');
    }

    const { machinePermissions, ...stored } = account;
    const permissions = limitPermissions(claims.permissions, machinePermissions ?? null);
    if (!needed.some((list) => isHeld(permissions, list))) {
      const because = `the client's account ${describeMissing(needed, permissions)}`;
      return forbid(request, forbidden(permissions), because);
    }
    const user: User = { ...stored, subject: claims.subject, permissions };
    return (
      (await deps.countCall(request, { user: `${tenant.id} ${user.id}` })) ?? { tenant, user, reporter: null }
    );
  };
}

/** Whether only the provider's systems may call an operation (PROV-01). */
export function isForProvider(needed: Alternatives): boolean {
  return needed.some((list) => list.includes(reportPermission));
}

function isHeld(held: PermissionSet, list: readonly NeededPermission[]): boolean {
  return list.every((permission) => permission !== reportPermission && held.has(permission));
}

/** Why a token's permissions are not enough. */
function describeLack(
  needed: Alternatives,
  { permissions, hasPermissionList }: Pick<TokenClaims, 'permissions' | 'hasPermissionList'>,
): string {
  return hasPermissionList
    ? `the token ${describeMissing(needed, permissions)}`
    : 'the token has no list of permissions';
}

/** "lacks A and B, or C". */
function describeMissing(needed: Alternatives, held: PermissionSet): string {
  const missing = needed.map((list) =>
    list.filter((permission) => !isHeld(held, [permission])).join(' and '),
  );
  return `lacks ${missing.join(', or ')}`;
}

/** A machine client may do what both its token and its account allow (PROV-20); a person what the token allows. */
function limitPermissions(claimed: PermissionSet, allowed: PermissionSet | null): PermissionSet {
  return allowed === null ? claimed : new Set([...claimed].filter((permission) => allowed.has(permission)));
}

/** Users of the product are told what to do (BULK-10). */
function forbidden(held: PermissionSet): Refusal {
  return problem(403, held.has('Access.DISPATCH') ? { detail: missingPermissionMessage } : {});
}

function unauthorised(challenge: string): Refusal {
  return problem(401, { headers: { 'www-authenticate': challenge } });
}

function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer ([\w~+/.=-]+)$/iu.exec(header ?? '')?.[1];
}
