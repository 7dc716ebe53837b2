import type { FastifyInstance } from 'fastify';

import { type Refusal, problem } from './problem.js';
import { refusalFromError } from './from-error.js';
import { scrubError } from './scrub.js';
import { sendRefusal } from './shape.js';

/** The one place where something thrown becomes an answer and a line in the log. */
export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalFromError(error);
    if (refusal.status >= 500) {
      const secret = request.tenant?.settings.mapsApiKey?.reveal();
      request.log.error(
        { failure: scrubError(error, secret === undefined ? [] : [secret]), route: request.routeOptions.url },
        'call failed',
      );
    }
    return sendRefusal(request, reply, refusal, request.routeOptions.config.errorShape ?? 'problem');
  });
}

export function notFound(): Refusal {
  return problem(404, { detail: 'There is nothing at this address' });
}
