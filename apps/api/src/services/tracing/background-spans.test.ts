import { SpanStatusCode } from '@opentelemetry/api';
import { InMemorySpanExporter, type ReadableSpan, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import { sql } from 'kysely';
import { expect, vi } from 'vitest';

import { reportChanges } from '../../changes/index.js';
import { type Database, createDatabase } from '../../database/database.js';
import { createLogger } from '../../http/problems/logger.js';
import { newId } from '../../ids.js';
import { requestEstimates } from '../../pricing/index.js';
import { countReportDays } from '../../reports/index.js';
import { call } from '../../testing/call.js';
import { handles, thingHandlers } from '../../testing/contract.js';
import { kowhaiCaller, kowhaiScope } from '../../testing/fixtures.js';
import { testNow } from '../../testing/now.js';
import { sampleApp } from '../../testing/sample.js';
import { storeConsignment } from '../../testing/store-consignment.js';
import { storeJob } from '../../testing/store-job.js';
import { token } from '../../testing/tokens.js';
import { createHook, goodWebhook, webhookTest } from '../../testing/webhook-test.js';
import { type JobHandler, TryAgainAt } from '../jobs/job-handler.js';
import { rescheduleJob } from '../jobs/job-store.js';
import { createJobRunner } from '../jobs/run-jobs.js';
import { startTracing } from './open-tracing.js';

const log = createLogger('silent');
const clock = { now: () => testNow };

const it = webhookTest
  // oxlint-disable-next-line no-empty-pattern -- vitest reads the fixtures that this one needs from the pattern
  .extend('exporter', ({}) => new InMemorySpanExporter())
  .extend('tracing', ({ exporter }, { onCleanup }) => {
    const tracing = startTracing(new SimpleSpanProcessor(exporter));
    onCleanup(() => tracing.close());
    return tracing;
  })
  /** As on a server: its transactions are statements of a trace, and store its traceparent. */
  .extend('traced', ({ database, tracing }): Database => {
    const traceStatement = tracing.traceStatements('primary');
    const { inTenant, ...rest } = createDatabase(
      database.kysely,
      database.runScript,
      tracing.findTraceparent,
    );
    return { ...rest, inTenant: (...all) => traceStatement('select 1', () => inTenant(...all)) };
  })
  .extend('runJobs', ({ traced, tracing }) => (...handlers: readonly JobHandler[]) => {
    return createJobRunner({ database: traced, log, traceJob: tracing.traceJob, handlers }).runDue(clock);
  })
  .extend('find', ({ exporter }) => (name: string) => {
    const spans = exporter.getFinishedSpans().filter((span) => span.name === name);
    if (spans[0] === undefined || spans.length > 1) throw new Error(`${name}: ${spans.length} spans`);
    return spans[0];
  });

it.beforeEach(({ database }) => database.inTenant(kowhaiScope, (tx) => tx.deleteFrom('jobs').execute()));

const add = async (database: Database, ...kinds: readonly string[]) => {
  for (const kind of kinds) await storeJob(database, kind, { payload: { note: 'Tūī' } });
};
const doNothing = (kind: string): JobHandler => ({ kind, run: () => Promise.resolve() });
const refuse = () => Promise.reject(new TypeError('TAS0001234'));
const listLinks = ({ links }: ReadableSpan) => links.map(({ context }) => [context.traceId, context.spanId]);
const toLink = (span: ReadableSpan) => [span.spanContext().traceId, span.spanContext().spanId];

it('[PLAT-66] a job has a span by kind, with its statements, and an error is named without its text', async ({
  database,
  exporter,
  find,
  runJobs,
  tracing,
}) => {
  const traceStatement = tracing.traceStatements('primary');
  await add(database, 'price', 'mail', 'webhook');
  const ran = await runJobs(
    { kind: 'price', run: () => traceStatement('update x', () => Promise.resolve()) },
    { kind: 'mail', run: () => Promise.reject(new RangeError('TAS0001234')) },
    { kind: 'webhook', run: () => Promise.reject(new TryAgainAt(new Date(testNow.getTime() + 1000))) },
  );
  expect(ran).toBe(3);
  expect(find('UPDATE').parentSpanContext?.spanId).toBe(find('job price').spanContext().spanId);
  expect(find('job mail')).toMatchObject({
    status: { code: SpanStatusCode.ERROR },
    attributes: { 'consign.job.kind': 'mail', 'consign.job.attempt': 1, 'error.type': 'RangeError' },
  });
  expect(find('job webhook')).toMatchObject({
    status: { code: SpanStatusCode.UNSET },
    attributes: { 'consign.job.is_put_off': true },
  });
  const spans = exporter.getFinishedSpans();
  expect(new Set(spans.map((span) => span.spanContext().traceId)).size).toBe(3);
  // What stores each result, too.
  const parents = spans.filter(({ name }) => name === 'SELECT').map((span) => span.parentSpanContext?.spanId);
  const jobs = ['job price', 'job mail', 'job webhook'].map((name) => find(name).spanContext().spanId);
  expect(parents.toSorted()).toEqual(jobs.toSorted());
  const told = JSON.stringify(
    spans.map(({ name, attributes, events, status }) => ({ name, attributes, events, status })),
  );
  for (const word of ['TAS0001234', 'Tūī', kowhaiScope.organisationId]) expect(told).not.toContain(word);

  // A result that cannot be stored has no error text in its span either.
  exporter.reset();
  await add(database, 'price');
  await expect(runJobs({ ...doNothing('price'), onDone: refuse })).rejects.toThrow('TAS0001234');
  expect(find('job price')).toMatchObject({
    status: { code: SpanStatusCode.ERROR },
    attributes: { 'error.type': 'TypeError' },
  });
  expect(JSON.stringify(exporter.getFinishedSpans().map(({ events }) => events))).not.toContain('TAS');
});

it('[PLAT-66] a count of report days is a trace for each customer, with its statements', async ({
  database,
  exporter,
  find,
  traced,
  tracing,
}) => {
  const { traceWork } = tracing;
  const look = () => countReportDays({ database: traced, log, traceWork }).runDue(clock);
  await look();
  exporter.reset();
  await look();
  expect(exporter.getFinishedSpans()).toEqual([]);
  await storeConsignment(database, { reference: 'TAS6600001', status: 'STAGED' });
  await look();
  const count = find('count report days');
  expect(count.parentSpanContext).toBeUndefined();
  expect(count.attributes).toEqual({});
  expect(find('SELECT').parentSpanContext?.spanId).toBe(count.spanContext().spanId);
});

it('[PLAT-170] each run of a job links to the call that added it, or to the job', async ({
  database,
  exporter,
  find,
  runJobs,
  traced,
  tracing,
}) => {
  const app = await sampleApp({
    tracing,
    handlers: thingHandlers(
      handles('createThing', async () => {
        await add(traced, 'price');
        return { status: 201, body: { count: 1 } };
      }),
    ),
  });
  const bearer = await token({ permissions: ['Access.DISPATCH', 'Consignment.CREATE'] });
  await call(app, 'POST', '/api/v2/things', { token: bearer, body: { count: 1, note: 'Tūī' } });
  await add(database, 'untraced');
  await runJobs({ kind: 'price', run: () => Promise.reject(new RangeError('once')) }, doNothing('untraced'));
  expect(listLinks(find('job price'))).toEqual([toLink(find('createThing'))]);
  expect(find('job price').parentSpanContext).toBeUndefined();
  expect(find('job price').spanContext().traceId).not.toBe(find('createThing').spanContext().traceId);
  expect(listLinks(find('job untraced'))).toEqual([]);

  const callSpan = toLink(find('createThing'));
  exporter.reset();
  await database.inTenant(kowhaiScope, (tx) => tx.updateTable('jobs').set({ due_at: testNow }).execute());
  await tracing.traceWork('poll', () => runJobs({ kind: 'price', run: () => add(traced, 'mail') }));
  await runJobs(doNothing('mail'));
  expect(find('job price').parentSpanContext).toBeUndefined();
  expect(listLinks(find('job price'))).toEqual([callSpan]);
  expect(listLinks(find('job mail'))).toEqual([toLink(find('job price'))]);
});

it('[PLAT-170] a call whose trace is not recorded is not linked to', async ({ exporter, tracing }) => {
  const find = () => tracing.traceWork('call', () => Promise.resolve(tracing.findTraceparent()));
  expect(await find()).toMatch(/^00-/u);
  expect(tracing.findTraceparent()).toBeNull();
  vi.stubEnv('OTEL_TRACES_SAMPLER', 'always_off');
  const unsampled = startTracing(new SimpleSpanProcessor(exporter));
  vi.unstubAllEnvs();
  const found = unsampled.traceWork('call', () => Promise.resolve(unsampled.findTraceparent()));
  expect(await found).toBeNull();
  await unsampled.close();
});

it('[PLAT-170] a job of a change links too', async ({ api, database, find, runJobs, traced, tracing }) => {
  const id = await storeConsignment(database, { reference: 'TAS6600002', status: 'FINAL' });
  await createHook(api);
  await tracing.traceWork('change', () =>
    traced.inTenant(kowhaiScope, (tx) =>
      reportChanges(tx, { ...kowhaiCaller, now: testNow }, [
        {
          kind: 'moved',
          consignmentId: id,
          reference: 'TAS6600002',
          siteId: goodWebhook.siteIds[0] ?? '',
          statusCode: 'STAGED',
          at: testNow,
        },
      ]),
    ),
  );
  await database.inTenant(kowhaiScope, (tx) => tx.updateTable('jobs').set({ due_at: testNow }).execute());
  await runJobs(doNothing('webhook'));
  expect(listLinks(find('job webhook'))).toEqual([toLink(find('change'))]);
});

it('[PLAT-170] a job that is replaced or repeated links to the latest call', async ({
  database,
  find,
  runJobs,
  traced,
  tracing,
}) => {
  const consignmentId = await storeConsignment(database, { reference: 'TAS6600003', status: 'FINAL' });
  const job = { id: newId(testNow), kind: 'mail', payload: {}, createdAt: testNow, dueAt: testNow };
  for (const name of ['first', 'latest']) {
    await tracing.traceWork(name, () =>
      traced.inTenant(kowhaiScope, async (tx) => {
        await rescheduleJob(tx, kowhaiScope, job);
        await requestEstimates(tx, kowhaiScope, [consignmentId], testNow);
      }),
    );
    await database.inTenant(kowhaiScope, (tx) => tx.updateTable('jobs').set({ attempts: 1 }).execute());
  }
  await runJobs(doNothing('mail'), doNothing('price-estimate'));
  expect(listLinks(find('job mail'))).toEqual([toLink(find('latest'))]);
  expect(listLinks(find('job price-estimate'))).toEqual([toLink(find('latest'))]);
});

it('[PLAT-170] a process of the release before adds and claims jobs', async ({ database, find, runJobs }) => {
  const { tenantId, organisationId } = kowhaiScope;
  const kinds = ['earlier', 'claimed'];
  await database.inTenant(kowhaiScope, async (tx) => {
    for (const kind of kinds)
      await sql`insert into jobs (tenant_id, organisation_id, id, kind, payload, state, created_at, due_at, attempts)
        values (${tenantId}, ${organisationId}, ${newId(testNow)}, ${kind}, '{}', 'waiting', ${testNow}, ${testNow}, 0)`.execute(
        tx,
      );
  });
  const { rows } = await database.asSystem((tx) =>
    sql`select tenant_id, organisation_id, id, kind, payload, created_at, attempts
      from claim_jobs(${testNow}, ${new Date(testNow.getTime() + 60_000)}, ${['claimed']}::text[], ${[]}::uuid[])`.execute(
      tx,
    ),
  );
  expect(rows).toMatchObject([{ kind: 'claimed', attempts: 1 }]);
  await runJobs(doNothing('earlier'));
  expect(listLinks(find('job earlier'))).toEqual([]);
});
