import type { FastifyInstance, FastifyRequest } from 'fastify';

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
