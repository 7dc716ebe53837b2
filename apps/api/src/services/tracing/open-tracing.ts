import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ConsoleSpanExporter,
  NodeTracerProvider,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace-node';

import { type Tracing, createTracing } from './tracing.js';

/**
 * Sends spans as OTLP over HTTP, or prints them. OpenTelemetry itself reads its other standard variables: the address and
 * headers, the sampler, the service's name and attributes, and the limits of batches.
 */
export function openTracing(exporter: 'otlp' | 'console'): Tracing {
  return startTracing(
    new BatchSpanProcessor(exporter === 'console' ? new ConsoleSpanExporter() : new OTLPTraceExporter()),
  );
}

/** Hands the spans to a processor. */
export function startTracing(processor: SpanProcessor): Tracing {
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'consign-api' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [processor],
  });
  // The context of a call, and the header traceparent.
  provider.register();
  return createTracing({
    tracer: provider.getTracer('consign'),
    close: () => provider.shutdown(),
  });
}
