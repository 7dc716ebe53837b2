import {
  type Link,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  type SpanOptions,
  SpanStatusCode,
  type Tracer,
  propagation,
  trace,
} from '@opentelemetry/api';

import { TryAgainAt } from '../jobs/job-handler.js';
import type { TraceJob, TracedJob } from '../jobs/run-jobs.js';

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
