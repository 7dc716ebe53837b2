import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { problem } from '../problems/problem.js';
import { sendRefusal } from '../problems/shape.js';

/**
 * Ends a call whose body has not arrived in time with 408, so that slow callers hold no connections. A form
 * with files has the server's whole request time instead: it may come from a truck's slow line.
 */
export function endSlowBodies(app: FastifyInstance, seconds: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (hasLimitedBody(request)) {
      const timer = setTimeout(() => endIfIncomplete(request, reply), seconds * 1000);
      timer.unref();
      reply.raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
}

function hasLimitedBody({ headers }: FastifyRequest): boolean {
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
  return hasBody && headers['content-type']?.startsWith('multipart/form-data') !== true;
}

function endIfIncomplete(request: FastifyRequest, reply: FastifyReply): void {
  if (request.raw.complete || reply.sent) return;
  reply.raw.once('finish', () => request.raw.destroy());
  const shape = request.routeOptions.config.errorShape ?? 'problem';
  void sendRefusal(request, reply.header('connection', 'close'), problem(408), shape);
}

/**
 * Lets a balancer take this process out of rotation before it stops (PLAT-100): from `startDraining` on, `/readyz` answers
 * 503 and every answer closes its connection, while calls are served as before.
 */
export function installDraining(app: FastifyInstance): void {
  let isDraining = false;
  app.decorate('startDraining', () => {
    isDraining = true;
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (!isDraining) return done();
    void reply.header('connection', 'close');
    if (request.routeOptions.url !== '/readyz') return done();
    void reply.code(503).header('cache-control', 'no-store').send({ status: 'stopping' });
  });
}
