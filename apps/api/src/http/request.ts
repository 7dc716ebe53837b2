import type { FastifyInstance } from 'fastify';

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
    /** The error shape of this route; problem details by default. */
    errorShape?: ErrorShape;
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
