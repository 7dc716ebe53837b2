import { monitorEventLoopDelay } from 'node:perf_hooks';

import type { FastifyInstance } from 'fastify';

import { problem } from './problem.js';
import { sendRefusal } from './shape.js';

const HEALTH = new Set<string | undefined>(['/healthz', '/readyz']);

/**
 * Refuses calls while the process is overloaded, except checks of its health: a failed one would restart the process, or
 * take it away, and add its load to the others (PLAT-69).
 */
function refuseWhile(app: FastifyInstance, isOverloaded: () => boolean): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (HEALTH.has(request.routeOptions.url) || !isOverloaded()) return done();
    const shape = request.routeOptions.config.errorShape ?? 'problem';
    void sendRefusal(request, reply, problem(503, { headers: { 'retry-after': '5' } }), shape);
  });
}

/** Each caller that waits for a connection is served within milliseconds; so many mean that the database is overloaded. */
const WAITING_PER_CONNECTION = 20;

/** Refuses calls while too many wait for a connection of the pool, rather than let each of them wait for seconds. */
export function refuseWhilePoolIsFull(
  app: FastifyInstance,
  poolFigures: (() => { readonly max: number; readonly waiting: number }) | undefined,
): void {
  if (poolFigures === undefined) return;
  refuseWhile(app, () => {
    const { max, waiting } = poolFigures();
    return waiting > max * WAITING_PER_CONNECTION;
  });
}

/** Each look wakes the process, also one without calls. */
const LOOK_EVERY_MS = 200;
const SAMPLE_EVERY_MS = 1000;
const NS_PER_MS = 1_000_000;

/** Refuses calls while the event loop was late by more than this, on average of the last second. */
export function refuseWhileLate(app: FastifyInstance, maxDelayMs: number): void {
  const looks = monitorEventLoopDelay({ resolution: LOOK_EVERY_MS });
  looks.enable();
  let delayMs = 0;
  const sampling = setInterval(() => {
    // Without a look, the mean is not a number.
    delayMs = looks.count === 0 ? 0 : looks.mean / NS_PER_MS - LOOK_EVERY_MS;
    looks.reset();
  }, SAMPLE_EVERY_MS);
  sampling.unref();
  refuseWhile(app, () => delayMs > maxDelayMs);
  app.addHook('onClose', (_app, done) => {
    clearInterval(sampling);
    looks.disable();
    done();
  });
}
