import type { FastifyInstance } from 'fastify';

/**
 * Lets a balancer take this process out of rotation before it stops (PLAT-100): from `startDraining` on, `/readyz` answers
 * 503 and every answer closes its connection, while calls are served as before.
 */
export function installDraining(app: FastifyInstance): void {
  let isDraining = false;
  app.decorate('startDraining', () => {
    isDraining = true;
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!isDraining) return;
    void reply.header('connection', 'close');
    if (request.routeOptions.url === '/readyz') {
      await reply.code(503).header('cache-control', 'no-store').send({ status: 'stopping' });
    }
  });
}
