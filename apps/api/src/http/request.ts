import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';

import type { Caller } from './auth/guard.js';
import { Deadline } from '../database/deadline.js';
import type { Tenant } from './auth/identity.js';
import type { ErrorShape } from './problems/shape.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard as soon as it is known; the log needs it, and scrubs its secrets. */
    tenant: Tenant | null;
    caller: Caller | null;
    /** The time that all waits of the call share. */
    deadline: Deadline;
    /** Of a verified token, also where the call is refused afterwards; for the log. */
    subject: string | null;
    /** Why its token was not accepted, as a code for the log. */
    refusedToken: string | null;
    /** Why it was answered with 403, in words for the log. */
    forbiddenBecause: string | null;
    /** A static file or a health check: of an answer that is no failure, the log has a line at level debug only. */
    isRoutine: boolean;
    /** Refused because of load or an outage. The log counts these; each has a line only at level debug. */
    isCounted: boolean;
  }
  interface FastifyInstance {
    /** Runs the jobs that are due; returns how many it took. */
    runDueJobs(now: Date): Promise<number>;
    /** From now on `/readyz` answers 503 and answers close their connections; calls are still served. */
    startDraining(): void;
  }
  interface FastifyContextConfig {
    /** The error shape of this route; problem details by default. A page is refused by a page. */
    errorShape?: ErrorShape | 'page';
    /** The contract's name of this route; undefined if it is none of an operation. */
    operationId?: string;
    /** Whether its body is a form with a file; JSON by default. */
    takesForm?: boolean;
  }
}

/** Declares our request properties once, so that every request has the same shape. */
export function decorateRequests(app: FastifyInstance, deadlineMs: number | null): void {
  app.decorateRequest('tenant', null);
  app.decorateRequest('caller', null);
  app.decorateRequest('subject', null);
  app.decorateRequest('refusedToken', null);
  app.decorateRequest('forbiddenBecause', null);
  app.decorateRequest('isRoutine', false);
  app.decorateRequest('isCounted', false);
  app.decorateRequest('deadline');
  app.addHook('onRequest', (request, reply, done) => {
    request.deadline = new Deadline(deadlineMs ?? Number.POSITIVE_INFINITY, () => reply.raw.headersSent);
    done();
  });
}

/** Names a call to its caller, in the log and in the body of an error (CALL-170). */
export const requestIdHeader = 'x-request-id';

/** What proxies and clients send: a UUID, hexadecimal digits or the like, nothing that could be taken for more. */
const SANE = /^[\w.:=+-]{1,128}$/u;

/** The id that the caller gave its call; anything but an id is ignored. */
export function findRequestId(headers: IncomingHttpHeaders): string | undefined {
  const id = headers[requestIdHeader];
  return typeof id === 'string' && SANE.test(id) ? id : undefined;
}

/** Puts the id of the call on its answer. */
export function installRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id);
    done();
  });
}

/** Logs one line per call, with its route and not its URL: no query string, host or customer reference (PLAT-15). Static files
 * and health checks (PLAT-64), and calls that are counted instead (PLAT-203), are logged at level debug. */
export function logCalls(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const isQuiet = request.isCounted || (request.isRoutine && reply.statusCode < 400);
    const level = isQuiet ? 'debug' : 'info';
    request.log[level](
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...(request.tenant === null ? {} : { tenant: request.tenant.code }),
        ...describeCaller(request),
      },
      'answered',
    );
    done();
  });
}

/**
 * Names an accepted user by our id, any other verified caller by the issuer's, and says why a token was refused or a call
 * forbidden (PLAT-150).
 */
function describeCaller({ caller, subject, refusedToken, forbiddenBecause }: FastifyRequest): object {
  const reason = forbiddenBecause === null ? {} : { because: forbiddenBecause };
  if (caller?.user) return { user: caller.user.id, ...reason };
  if (subject !== null) return { subject, ...reason };
  return refusedToken === null ? {} : { refusedToken };
}
