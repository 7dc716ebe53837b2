import { readCsv } from '@consign/domain/csv';
import type { AddressInfo } from 'node:net';

import { describe, expect, vi } from 'vitest';

import type { Database } from '../../database/database.js';
import { test } from '../../testing/api-test.js';
import { testApp } from '../../testing/app.js';
import { kowhaiSite } from '../../testing/fixtures.js';
import { storeVolume } from '../../testing/volume.js';
import { signIn } from '../../testing/world.js';
import { runSql } from '../../testing/run-sql.js';

const url = '/api/v1/data/export/consignments';
const siteIds = ['AKL1', 'WLG1'].map((code) => kowhaiSite(code).id);
const volume = 1100;
const within = (dateRangeType: string) => ({
  date: { dateRangeType, startDateUtc: '2025-10-01T11:00:00Z', endDateUtc: '2026-03-01T11:00:00Z' },
});

/** Transactions of a caller: `before` runs ahead of each, with its number. */
function watched(database: Database) {
  const state = { count: 0, open: 0, before: (_number: number): Promise<void> | void => undefined };
  const inTenant: Database['inTenant'] = async (scope, run) => {
    state.count += 1;
    await state.before(state.count);
    state.open += 1;
    try {
      return await database.inTenant(scope, run);
    } finally {
      state.open -= 1;
    }
  };
  return { state, database: { ...database, inTenant, inReading: inTenant } };
}

const it = test
  .extend('references', ({ api }) =>
    async (search: object) => {
      const searchParameters = { siteIds, ...search };
      const { text } = await api.post(url, { format: 'csv', searchParameters });
      return readCsv(text)
        .slice(1)
        .map(([reference = '']) => reference);
    })
  /** The app on a socket, over watched transactions. */
  .extend('listening', { scope: 'file' }, async ({ database }, { onCleanup }) => {
    const seen = watched(database);
    const config = { trustProxy: ['127.0.0.1'], cacheSeconds: { tenant: 60, user: 60 } };
    const app = await testApp({ database: seen.database, config, lines: [] });
    await app.listen({ port: 0, host: '127.0.0.1' });
    onCleanup(async () => {
      app.server.closeAllConnections();
      await app.close();
    });
    const { port } = app.server.address() as AddressInfo;
    const { host, token } = await signIn('manager');
    const post = ({ signal, encoding = 'identity' }: { signal?: AbortSignal; encoding?: string } = {}) =>
      fetch(`http://127.0.0.1:${port}${url}`, {
        method: 'POST',
        headers: {
          'x-forwarded-host': host,
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'accept-encoding': encoding,
        },
        body: JSON.stringify({ format: 'csv', searchParameters: { siteIds } }),
        ...(signal === undefined ? {} : { signal }),
      });
    // The tenant and the user are cached from here on.
    await (await post()).text();
    return { state: seen.state, post };
  });

it.beforeAll(async ({ database }) => {
  await storeVolume(database, volume);
});

describe('export of a search', () => {
  it.for([
    ['without a condition', {}],
    ['by status', { statuses: ['DRAFT', 'STAGED'] }],
    ['by a keyword of many', { searchTerm: 'café' }],
    ['by a keyword of many, and status', { searchTerm: 'café', statuses: ['DRAFT'] }],
    ['by a keyword of many, and delivery date', { searchTerm: 'café', ...within('RequestedDelivery') }],
    ['by a keyword of few', { searchTerm: 'SO-77' }],
    ['by reference', { references: ['tas5000007', 'TAS5000001', 'TAS0'] }],
    ['by creation', within('Creation')],
    ['by confirmed delivery', within('ConfirmedDelivery')],
  ] as const)(
    '[EXTR-12] [EXTR-08] has what the list has %s, each once, oldest first',
    async ([, search], { listMatching, references }) => {
      const { items } = await listMatching({ siteIds, ...search });
      expect(items.length).toBeGreaterThan(0);
      expect(await references(search)).toEqual(items.map(({ reference }) => reference));
    },
  );

  it('[EXTR-12] takes either references or a search, of the own sites', async ({ api, apiAs }) => {
    const post = async (body: object, who = api) => (await who.post(url, { format: 'csv', ...body })).status;
    expect(await post({})).toBe(422);
    expect(await post({ references: ['TAS5000001'], searchParameters: { siteIds } })).toBe(422);
    expect(await post({ references: ['TAS5000001'], searchParameters: null })).toBe(200);
    expect(await post({ searchParameters: { siteIds } }, await apiAs('dispatch'))).toBe(422);
  });

  it('[EXTR-08] has a consignment once, as it was when its page was read, whatever changes between two pages', async ({
    database,
    listening: { post, state },
  }) => {
    state.count = 0;
    state.before = async (number) => {
      if (number !== 3) return;
      await runSql(database)`
        update consignments set sales_reference = 'Changed meanwhile',
          requested_delivery_at = ${new Date('2027-01-01T00:00:00Z')}`;
    };
    const answer = await post();
    const [head = [], ...rows] = readCsv(await answer.text());
    state.before = () => undefined;
    expect(answer.headers.get('x-total-count')).toBe(String(rows.length));
    // A transaction to count, and one for each page of 500.
    expect(state).toMatchObject({ count: 1 + Math.ceil(rows.length / 500), open: 0 });
    const changed = rows.map((row) => row[head.indexOf('Sales Reference')] === 'Changed meanwhile');
    expect(changed.indexOf(true)).toBe(500);
    expect(changed.lastIndexOf(false)).toBe(499);
    expect(new Set(rows.map(([reference]) => reference)).size).toBe(rows.length);
  });

  it.for(['identity', 'gzip'])(
    '[EXTR-09] a file that broke off is never taken for a whole one: %s',
    async (encoding, { listening: { post, state } }) => {
      state.count = 0;
      state.before = (number) => {
        if (number === 3) throw new Error('The connection to the database failed');
      };
      const answer = await post({ encoding });
      expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding);
      expect(answer.status).toBe(200);
      await expect(answer.text()).rejects.toThrow(/terminated|aborted/u);
      state.before = () => undefined;
    },
  );

  it('[EXTR-10] stops reading when the client goes away, and lets a user download three files at a time', async ({
    listening: { post, state },
  }) => {
    const waiting: (() => void)[] = [];
    state.count = 0;
    // Each file is held at its first page.
    state.before = (number) =>
      number > 1 && waiting.length < 1
        ? new Promise<void>((resolve) => void waiting.push(resolve))
        : undefined;
    const going = new AbortController();
    const first = await post({ signal: going.signal });
    await expect.poll(() => waiting).toHaveLength(1);
    const others = [post(), post()];
    const last = await vi.waitFor(
      async () => {
        const answer = await post();
        expect(answer.status).toBe(429);
        return answer;
      },
      { timeout: 30_000 },
    );
    expect(last.headers.get('retry-after')).toBe('30');
    expect(await last.text()).toContain('You have several downloads running');
    going.abort();
    await expect(first.text()).rejects.toThrow(/abort/u);
    waiting[0]?.();
    for (const each of others) expect(readCsv(await (await each).text()).length).toBeGreaterThan(500);
    await expect.poll(async () => (await post()).status).toBe(200);
    state.before = () => undefined;
  });
});
