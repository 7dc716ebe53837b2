import type { FastifyInstance } from 'fastify';

import type { Caller } from './auth/guard.js';
import type { Tenant } from './auth/identity.js';
import type { ErrorShape } from './problems/shape.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard as soon as it is known; for the log and for what the log must not say. */
    tenant: Tenant | null;
    caller: Caller | null;
  }
  interface FastifyInstance {
    /** Does the work that is due by then; answers how many jobs it took. */
    runDueJobs(now: Date): Promise<number>;
  }
  interface FastifyContextConfig {
    /** How this route words its errors; problem details where it does not say. */
    errorShape?: ErrorShape;
    /** Whether its body is a form with a file; JSON where it does not say. */
    takesForm?: boolean;
  }
}

/** What this app keeps on a request; declared once, so that every request has the same shape. */
export function decorateRequests(app: FastifyInstance): void {
  app.decorateRequest('tenant', null);
  app.decorateRequest('caller', null);
}
