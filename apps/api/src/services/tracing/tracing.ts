import {
  type Context,
  type Span,
  type Tracer,
  type Link,
  type SpanOptions,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  context,
  propagation,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { FindTraceparent } from '../../database/database.js';
import type { TraceStatement } from '../../database/postgres.js';
import type { TraceJob, TracedJob } from '../jobs/run-jobs.js';
import { TryAgainAt } from '../jobs/job-handler.js';

/** Spans of calls, jobs and other work in the background, and of their statements (PLAT-66). */
export interface Tracing {
  /** Begins a span with each call, in the trace of its `traceparent` if it has one. */
  install(app: FastifyInstance): void;
  /** For the statements of the primary, or of its replica; with the database's name where there are several. */
  readonly traceStatements: (database: string) => TraceStatement;
  readonly traceJob: TraceJob;
  readonly traceWork: TraceWork;
  readonly findTraceparent: FindTraceparent;
  /** Sends the remaining spans. */
  close(): Promise<void>;
}

/** Names operations, routes and statements without values; nothing of an address, a body or a tenant. */
export function createTracing(deps: {
  readonly tracer: Tracer;
  readonly close: () => Promise<void>;
}): Tracing {
  const { tracer } = deps;
  const contexts = new WeakMap<FastifyRequest, Context>();
  return {
    install: (app) => {
      app.addHook('onRequest', (request, _reply, done) => {
        const parent = propagation.extract(ROOT_CONTEXT, request.headers);
        const span = startCall(tracer, request, parent);
        const own = trace.setSpan(parent, span);
        contexts.set(request, own);
        context.with(own, done);
      });
      // The rest of a call follows the events of its body, which know nothing of the span.
      app.addHook('preHandler', (request, _reply, done) => {
        context.with(contexts.get(request) ?? ROOT_CONTEXT, done);
      });
      app.addHook('onResponse', (request, reply, done) => {
        const own = contexts.get(request);
        if (own !== undefined) endCall(trace.getSpan(own), reply.statusCode);
        done();
      });
    },
    traceStatements: (database) => (sql, run) => traceStatement(tracer, { sql, database }, run),
    traceJob: (job, run) => traceJob(tracer, job, run),
    traceWork: (name, run) => traceWork(tracer, name, run),
    findTraceparent,
    close: deps.close,
  };
}

function startCall(tracer: Tracer, request: FastifyRequest, parent: Context): Span {
  const { url: route, config } = request.routeOptions;
  const name = config.operationId ?? `${request.method} ${route ?? 'page'}`;
  const attributes = {
    'http.request.method': request.method,
    ...(route === undefined ? {} : { 'http.route': route }),
    'consign.request_id': request.id,
  };
  return tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent);
}

function endCall(span: Span | undefined, status: number): void {
  span?.setAttribute('http.response.status_code', status);
  if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
  span?.end();
}

function findTraceparent(): string | null {
  const flags = trace.getActiveSpan()?.spanContext().traceFlags ?? TraceFlags.NONE;
  // A trace that is not recorded is nothing to link to.
  if ((flags & TraceFlags.SAMPLED) === 0) return null;
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent ?? null;
}

/** Only within a call or a job: polling for jobs would fill the traces. */
async function traceStatement<T>(
  tracer: Tracer,
  { sql, database }: { readonly sql: string; readonly database: string },
  run: () => Promise<T>,
): Promise<T> {
  if (trace.getActiveSpan() === undefined) return run();
  const text = withoutValues(sql);
  const attributes = {
    'db.system.name': 'postgresql',
    'db.query.text': text,
    'consign.database': database,
  };
  const name = /^\w+/u.exec(text)?.[0].toUpperCase() ?? 'SQL';
  const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes });
  try {
    return await run();
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    if (error instanceof Error && 'code' in error)
      span.setAttribute('db.response.status_code', String(error.code));
    throw error;
  } finally {
    span.end();
  }
}

/** Quoted texts, with doubled quotes and dollar quotes; numbers that are no part of a name or of a parameter such as $1. */
const VALUES = /'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$|(?<![\w$.])\d+(?:\.\d+)?(?!\w)/gu;

/** A statement as a trace may show it: with ? for every value, on one line. */
export function withoutValues(sql: string): string {
  return sql.replace(VALUES, '?').replaceAll(/\s+/gu, ' ').trim();
}

/** Runs work that no call waits for, to measure it. */
export type TraceWork = <T>(name: string, run: () => Promise<T>) => Promise<T>;

/** Links to the call or job that added the job: the job may run much later, and more than once. */
export function traceJob(tracer: Tracer, job: TracedJob, run: Parameters<TraceJob>[1]): Promise<void> {
  const attributes = {
    'consign.job.kind': job.kind,
    'consign.job.id': job.id,
    'consign.job.attempt': job.attempts,
  };
  const options = { kind: SpanKind.CONSUMER, attributes, links: findLinks(job.traceparent) };
  return traceRoot(tracer, `job ${job.kind}`, options, (span) =>
    run((error) => {
      if (error instanceof TryAgainAt) span.setAttribute('consign.job.is_put_off', true);
      else recordError(span, error);
    }),
  );
}

export function traceWork<T>(tracer: Tracer, name: string, run: () => Promise<T>): Promise<T> {
  return traceRoot(tracer, name, { kind: SpanKind.INTERNAL }, run);
}

function findLinks(traceparent: string | null): Link[] {
  const added = trace.getSpanContext(propagation.extract(ROOT_CONTEXT, { traceparent }));
  return added === undefined ? [] : [{ context: added }];
}

/** In a trace of its own. */
function traceRoot<T>(
  tracer: Tracer,
  name: string,
  options: SpanOptions,
  run: (span: Span) => Promise<T>,
): Promise<T> {
  return tracer.startActiveSpan(name, { ...options, root: true }, async (span) => {
    try {
      return await run(span);
    } catch (error) {
      recordError(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** By its class: its text may quote a customer's data. */
function recordError(span: Span, error: unknown): void {
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
  span.setStatus({ code: SpanStatusCode.ERROR });
}
