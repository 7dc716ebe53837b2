import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import { expect, it } from 'vitest';

import { call } from '../../testing/call.js';
import { handles, thingHandlers } from '../../testing/contract.js';
import { sampleApp } from '../../testing/sample.js';
import { token } from '../../testing/tokens.js';
import { startTracing } from './open-tracing.js';
import { withoutValues } from './tracing.js';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;

it('[PLAT-66] a call has a span by operation in the trace of its caller, and each statement one in it', async () => {
  const exporter = new InMemorySpanExporter();
  const tracing = startTracing(new SimpleSpanProcessor(exporter));
  const traceStatement = tracing.traceStatements('replica');
  const app = await sampleApp({
    tracing,
    lines: [],
    handlers: thingHandlers(
      handles('createThing', async () => {
        const find = traceStatement("select 1 where 'TAS0001234' = $1", () => Promise.resolve(1));
        await find;
        throw new Error('TAS0001234');
      }),
    ),
  });
  // Outside a call, such as by a job.
  await traceStatement('select claim_jobs()', () => Promise.resolve());
  const bearer = await token({ permissions: ['Access.DISPATCH', 'Consignment.CREATE'] });
  await call(app, 'POST', '/api/v2/things', {
    token: bearer,
    body: { count: 1, note: 'Tūī' },
    headers: { traceparent, 'x-request-id': 'call-1' },
  });
  const spans = exporter.getFinishedSpans();
  expect(spans.map(({ name }) => name)).toEqual(['SELECT', 'createThing']);
  const [statement, served] = spans;
  expect(served?.spanContext().traceId).toBe(traceId);
  expect(statement?.parentSpanContext?.spanId).toBe(served?.spanContext().spanId);
  expect(statement?.attributes['db.query.text']).toBe('select ? where ? = $1');
  expect(statement?.attributes['consign.database']).toBe('replica');
  expect(served?.attributes).toMatchObject({
    'http.request.method': 'POST',
    'http.route': '/api/v2/things',
    'http.response.status_code': 500,
    'consign.request_id': 'call-1',
  });
  const told = JSON.stringify(spans.map(({ name, attributes, events }) => ({ name, attributes, events })));
  for (const word of ['TAS0001234', 'Tūī', bearer, 'localhost']) expect(told).not.toContain(word);
  await tracing.close();
});

it.each([
  ["select set_config('app.tenant_id', '0198-a', true)", 'select set_config(?, ?, true)'],
  ["where name = 'O''Neil' and\n  n > 12.5", 'where name = ? and n > ?'],
  ['select $tag$secret$tag$, a1 from t2 where x = $12 limit 5', 'select ?, a1 from t2 where x = $12 limit ?'],
])('[PLAT-66] a statement has no values: %s', (sql, text) => {
  expect(withoutValues(sql)).toBe(text);
});
