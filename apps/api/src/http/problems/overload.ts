import { monitorEventLoopDelay } from 'node:perf_hooks';

import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { PoolFigures } from '../../database/database.js';
import { problem } from './problem.js';
import type { RefusalCount } from './refusal-count.js';
import { sendRefusal } from './shape.js';

const HEALTH = new Set<string | undefined>(['/healthz', '/readyz']);

/** Why the process takes this call not now; null if it does. */
type FindOverload = (request: FastifyRequest) => string | null;

/**
 * Refuses calls while the process is overloaded, except checks of its health: a failed one would restart the process, or
 * take it away, and add its load to the others (PLAT-69). The log has counts of them (PLAT-203).
 */
export function refuseOverload(
  app: FastifyInstance,
  refusals: RefusalCount,
  overloads: readonly FindOverload[],
): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (HEALTH.has(request.routeOptions.url)) return done();
    const reason = findFirst(overloads, request);
    if (reason === null) return done();
    refusals.add(reason);
    request.isCounted = true;
    const shape = request.routeOptions.config.errorShape ?? 'problem';
    void sendRefusal(request, reply, problem(503, { headers: { 'retry-after': '5' } }), shape);
  });
  app.addHook('onClose', (_app, done) => {
    refusals.close();
    done();
  });
}

function findFirst(overloads: readonly FindOverload[], request: FastifyRequest): string | null {
  for (const find of overloads) {
    const reason = find(request);
    if (reason !== null) return reason;
  }
  return null;
}

/** Before the first call is served, only the number of waiting calls shows an overload. */
const WAITING_PER_CONNECTION = 20;
/** A call waits for a connection for at most a second. Most calls with a longer expected wait would time out. */
const MAX_WAIT_MS = 800;

/** Overloaded while too many calls wait for a connection to their tenant's database, or the next would wait too long. */
export function watchPools(findPool: (host: string) => PoolFigures | undefined): FindOverload {
  return ({ host }) => {
    const { max, waiting, expectedWaitMs } = findPool(host) ?? { max: 0, waiting: 0, expectedWaitMs: 0 };
    return waiting > max * WAITING_PER_CONNECTION || expectedWaitMs > MAX_WAIT_MS ? 'connections' : null;
  };
}

/** Each look wakes the process, also one without calls. */
const LOOK_EVERY_MS = 200;
const SAMPLE_EVERY_MS = 1000;
const NS_PER_MS = 1_000_000;

/** Overloaded while the event loop was later than this, on average over the last second. */
export function watchEventLoop(app: FastifyInstance, maxDelayMs: number): FindOverload {
  const looks = monitorEventLoopDelay({ resolution: LOOK_EVERY_MS });
  looks.enable();
  let delayMs = 0;
  const sampling = setInterval(() => {
    // Without a look, the mean is not a number.
    delayMs = looks.count === 0 ? 0 : looks.mean / NS_PER_MS - LOOK_EVERY_MS;
    looks.reset();
  }, SAMPLE_EVERY_MS);
  sampling.unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(sampling);
    looks.disable();
    done();
  });
  return () => (delayMs > maxDelayMs ? 'event loop' : null);
}
