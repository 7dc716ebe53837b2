import type { FastifyInstance } from 'fastify';

/**
 * One line for every call: what was asked by its route and never by its address, so that no query string, host
 * or reference of a customer stands in a log (PLAT-15).
 */
export function logCalls(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...(request.tenant === null ? {} : { tenant: request.tenant.code }),
        ...(request.caller?.user ? { user: request.caller.user.id } : {}),
      },
      'answered',
    );
    done();
  });
}
