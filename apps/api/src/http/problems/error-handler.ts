import type { FastifyInstance, FastifyRequest } from 'fastify';

import { NoConnectionFree } from '../../database/connection-queue.js';
import { type Refusal, problem } from './problem.js';
import { isUnavailable, refusalFromError } from './from-error.js';
import type { OutageLog } from './outage-log.js';
import type { RefusalCount } from './refusal-count.js';
import { scrubError } from './scrub.js';
import { sendRefusal } from './shape.js';

/** The only place where a thrown error becomes a response and a log entry. */
export function installErrorHandler(app: FastifyInstance, outages: OutageLog, refusals: RefusalCount): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalFromError(error);
    if (hasCallerLeft(error, request)) {
      request.log.info({ route: request.routeOptions.url }, 'caller left');
    } else if (error instanceof NoConnectionFree) {
      refusals.add('connections');
      request.isCounted = true;
    } else if (isUnavailable(error)) {
      outages.failed('calls', error);
      request.isCounted = true;
    } else if (refusal.status >= 500) {
      const secret = request.tenant?.settings.mapsApiKey?.reveal();
      request.log.error(
        { failure: scrubError(error, secret === undefined ? [] : [secret]), route: request.routeOptions.url },
        'call failed',
      );
    }
    return sendRefusal(request, reply, refusal, request.routeOptions.config.errorShape ?? 'problem');
  });
}

const BROKEN_OFF = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET']);

/** Leaving a page aborts its calls, which is no error; a stream that breaks while the caller waits is one. */
function hasCallerLeft(error: unknown, request: FastifyRequest): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && BROKEN_OFF.has(code) && request.socket.destroyed;
}

export function notFound(): Refusal {
  return problem(404, { detail: 'Nothing was found at this address' });
}
