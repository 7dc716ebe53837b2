import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

import type { Database } from '../../database/database.js';
import { findJobFigures } from '../jobs/operator-job-store.js';

/** What Prometheus asks a process for. Labels name operations, kinds and states, never anything of a tenant (PLAT-65). */
export interface Metrics {
  /** Measures every answer of the app from now on. */
  install(app: FastifyInstance): void;
  readonly contentType: string;
  /** The figures of this moment; without the database's while it is away. */
  collect(): Promise<string>;
}

const LATENCY_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export function createMetrics(deps: {
  readonly database: Pick<Database, 'asSystem' | 'poolFigures'>;
  readonly clock: { now(): Date };
}): Metrics {
  const registry = new Registry();
  // The process, its memory and garbage collection, and how late its event loop is.
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: 'consign_call_duration_seconds',
    help: 'How long answers took, by operationId and status',
    labelNames: ['operation', 'method', 'status'] as const,
    buckets: LATENCY_SECONDS,
    registers: [registry],
  });
  watchPool(registry, deps.database);
  const askDatabase = watchDatabase(registry, deps);
  return {
    install: (app) => {
      app.addHook('onResponse', (request, reply, done) => {
        calls.observe(
          { operation: toOperation(request), method: request.method, status: String(reply.statusCode) },
          reply.elapsedTime / 1000,
        );
        done();
      });
    },
    contentType: registry.contentType,
    collect: async () => {
      await askDatabase();
      return registry.metrics();
    },
  };
}

/** The operationId, or the kind of what else was asked for: never an address. */
function toOperation({ routeOptions: { url, config }, isRoutine }: FastifyRequest): string {
  if (config.operationId !== undefined) return config.operationId;
  if (url === undefined) return 'page';
  if (url === '/healthz' || url === '/readyz') return 'health';
  if (isRoutine) return 'static';
  return url.startsWith('/files') ? 'file' : 'docs';
}

function watchPool(registry: Registry, { poolFigures }: Pick<Database, 'poolFigures'>): void {
  if (poolFigures === undefined) return;
  const connections = new Gauge({
    name: 'consign_database_connections',
    help: 'Connections of the pool by state, and callers that wait for one',
    labelNames: ['state'] as const,
    collect() {
      for (const [state, count] of Object.entries(poolFigures())) this.set({ state }, count);
    },
    registers: [],
  });
  registry.registerMetric(connections);
}

/** Returns what asks the database and fills its figures. */
function watchDatabase(
  registry: Registry,
  { database, clock }: { database: Pick<Database, 'asSystem'>; clock: { now(): Date } },
): () => Promise<void> {
  const shared = { labelNames: ['kind', 'state'] as const, registers: [registry] };
  const jobs = new Gauge({ name: 'consign_jobs', help: 'Jobs by kind and state', ...shared });
  const oldest = new Gauge({
    name: 'consign_job_oldest_seconds',
    help: 'Age of the oldest job: since it was due, or else since it was created',
    ...shared,
  });
  const isUp = new Gauge({
    name: 'consign_database_up',
    help: 'Whether the database answered',
    registers: [registry],
  });
  return async () => {
    // The log tells of a database that is away; the other figures are still worth having.
    const figures = await database.asSystem((tx) => findJobFigures(tx, clock.now())).catch(() => null);
    isUp.set(figures === null ? 0 : 1);
    jobs.reset();
    oldest.reset();
    for (const { kind, state, jobs: count, oldestSeconds } of figures ?? []) {
      jobs.set({ kind, state }, count);
      oldest.set({ kind, state }, Math.max(0, oldestSeconds));
    }
  };
}
