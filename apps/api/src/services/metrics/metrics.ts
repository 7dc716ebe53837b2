import { type Server, createServer } from 'node:http';

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

import type { Database, NamedDatabase } from '../../database/database.js';
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

/** Its name, where it has one, is a label of its figures. */
interface MeasuredDatabase extends Pick<NamedDatabase, 'name'> {
  readonly database: Pick<Database, 'asSystem' | 'poolFigures'>;
}

export function createMetrics(deps: {
  readonly databases: readonly MeasuredDatabase[];
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
  watchPools(registry, deps.databases);
  const askDatabases = watchDatabases(registry, deps);
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
      await askDatabases();
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

function toLabel({ name }: MeasuredDatabase): { readonly database?: string } {
  return name === null ? {} : { database: name };
}

function watchPools(registry: Registry, databases: readonly MeasuredDatabase[]): void {
  const pools = databases.filter(({ database }) => database.poolFigures !== undefined);
  if (pools.length === 0) return;
  const connections = new Gauge({
    name: 'consign_database_connections',
    help: 'Connections of the pool by state, and callers that wait for one',
    labelNames: ['state', 'database'] as const,
    collect() {
      for (const each of pools) {
        for (const [state, count] of Object.entries(each.database.poolFigures?.() ?? {}))
          this.set({ state, ...toLabel(each) }, count);
      }
    },
    registers: [],
  });
  registry.registerMetric(connections);
}

/** Returns what asks the databases and fills their figures. */
function watchDatabases(
  registry: Registry,
  { databases, clock }: { databases: readonly MeasuredDatabase[]; clock: { now(): Date } },
): () => Promise<void> {
  const shared = { labelNames: ['kind', 'state', 'database'] as const, registers: [registry] };
  const jobs = new Gauge({ name: 'consign_jobs', help: 'Jobs by kind and state', ...shared });
  const oldest = new Gauge({
    name: 'consign_job_oldest_seconds',
    help: 'Age of the oldest job: since it was due, or else since it was created',
    ...shared,
  });
  const isUp = new Gauge({
    name: 'consign_database_up',
    help: 'Whether the database answered',
    labelNames: ['database'] as const,
    registers: [registry],
  });
  return async () => {
    // The log tells of a database that is away; the other figures are still worth having.
    const asked = databases.map(async (each) => ({
      label: toLabel(each),
      figures: await each.database.asSystem((tx) => findJobFigures(tx, clock.now())).catch(() => null),
    }));
    const answers = await Promise.all(asked);
    jobs.reset();
    oldest.reset();
    for (const { label, figures } of answers) {
      isUp.set(label, figures === null ? 0 : 1);
      for (const { kind, state, jobs: count, oldestSeconds } of figures ?? []) {
        jobs.set({ kind, state, ...label }, count);
        oldest.set({ kind, state, ...label }, Math.max(0, oldestSeconds));
      }
    }
  };
}

/** Serves `/metrics` on a port of its own, which only the operator's network should reach. */
export async function serveMetrics(
  metrics: Pick<Metrics, 'collect' | 'contentType'>,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.collect().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}
