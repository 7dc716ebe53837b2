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
import { withoutValues } from './without-values.js';

/** Spans of calls and of their statements (PLAT-66). */
export interface Tracing {
  /** Begins a span with each call, in the trace of its `traceparent` if it has one. */
  install(app: FastifyInstance): void;
  readonly traceStatement: TraceStatement;
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
    traceStatement: (sql, run) => traceStatement(tracer, sql, run),
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

/** Only within a call: polling for jobs would fill the traces. */
async function traceStatement<T>(tracer: Tracer, sql: string, run: () => Promise<T>): Promise<T> {
  if (trace.getActiveSpan() === undefined) return run();
  const text = withoutValues(sql);
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
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
