import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  context,
  propagation,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { TraceStatement } from '../../database/postgres.js';
import { TryAgainAt } from '../jobs/job-handler.js';
import type { TraceJob, TracedJob } from '../jobs/run-jobs.js';
import { withoutValues } from './without-values.js';

/** Spans of calls and jobs, and of their statements (PLAT-66). */
export interface Tracing {
  /** Begins a span with each call, in the trace of its `traceparent` if it has one. */
  install(app: FastifyInstance): void;
  /** For the statements of the primary, or of its replica. */
  readonly traceStatements: (database: 'primary' | 'replica') => TraceStatement;
  readonly traceJob: TraceJob;
  /** Sends what has not been sent. */
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

/** In a trace of its own. An error is named by its class: its text may quote a customer's data. */
function traceJob(tracer: Tracer, job: TracedJob, run: () => Promise<void>): Promise<void> {
  const attributes = {
    'consign.job.kind': job.kind,
    'consign.job.id': job.id,
    'consign.job.attempt': job.attempts,
  };
  const options = { kind: SpanKind.CONSUMER, attributes, root: true };
  return tracer.startActiveSpan(`job ${job.kind}`, options, async (span) => {
    try {
      await run();
    } catch (error) {
      if (error instanceof TryAgainAt) span.setAttribute('consign.job.is_put_off', true);
      else {
        span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
        span.setStatus({ code: SpanStatusCode.ERROR });
      }
      throw error;
    } finally {
      span.end();
    }
  });
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
