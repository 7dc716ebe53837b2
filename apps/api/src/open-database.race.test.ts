import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';

import { openDatabases } from './open-database.js';
import { startTracing } from './services/tracing/open-tracing.js';
import { createServerDatabase, hasServer } from './testing/database.js';
import { kowhaiScope } from './testing/fixtures.js';

it.runIf(hasServer())(
  '[PLAT-66] [PLAT-170] a server traces the statements of its primary and of its replica, and tells the primary of the trace',
  async () => {
    const server = await createServerDatabase();
    const exporter = new InMemorySpanExporter();
    const tracing = startTracing(new SimpleSpanProcessor(exporter));
    const [opened] = openDatabases(
      {
        databases: [{ name: null, url: server.url, readUrl: server.url }],
        databasePool: 2,
        config: { logLevel: 'silent' },
      },
      tracing,
    );
    if (opened === undefined) throw new Error('No database was opened');
    const { database } = opened;
    onTestFinished(async () => {
      await database.close();
      await server.drop();
      await tracing.close();
    });
    const readSetting = sql<{ traceparent: string | null }>`
      select current_setting('app.traceparent', true) as traceparent`;
    const { rows } = await tracing.traceWork('call', async () => {
      await database.inReading(kowhaiScope, (tx) => sql`select 1`.execute(tx));
      return database.inTenant(kowhaiScope, (tx) => readSetting.execute(tx));
    });
    const spans = exporter.getFinishedSpans();
    const call = spans.find(({ name }) => name === 'call')?.spanContext();
    expect(rows).toEqual([{ traceparent: `00-${call?.traceId ?? ''}-${call?.spanId ?? ''}-01` }]);
    const sentTo = (text: string) =>
      spans
        .filter(({ attributes }) => String(attributes['db.query.text']).includes(text))
        .map(({ attributes }) => attributes['consign.database']);
    expect(sentTo('pg_is_in_recovery()')).toEqual(['replica']);
    expect(sentTo('pg_current_wal_flush_lsn()')).toEqual(['primary']);
    expect(sentTo('current_setting(')).toEqual(['primary']);
  },
);
