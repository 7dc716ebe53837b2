import { expect, it } from 'vitest';

import { openCsv } from './index.js';
import { buildMessage, fakeServer } from './testing/index.js';

const extract = {
  dateType: 'Creation' as const,
  startDateUtc: '2026-11-15T11:00:00Z',
  endDateUtc: '2026-11-22T11:00:00Z',
  siteIds: ['019808b4-5b1e-7c3a-9a51-3d2f6c0e4b20'],
  statuses: [],
};
const search = { siteIds: extract.siteIds, searchTerm: 'whangarei' };
const { signal } = new AbortController();

const idle = (): void => undefined;

const headers = {
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': 'attachment; filename="Consignments_21-Nov-2026.csv"',
  'x-total-count': '12',
};

it('[EXTR-02] [EXTR-07] [CALL-57] an extract has its name and the number of rows before it has arrived', async () => {
  let arrive = idle;
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => {
      arrive = () => {
        stream.enqueue(new TextEncoder().encode('Consignment\r\n'));
        stream.close();
      };
    },
  });
  const { client, calls } = fakeServer({
    'POST /api/v1/data/extracts/consignments/activity': () => new Response(body, { headers }),
  });
  const opened = await openCsv(client, { extract }, signal);
  expect(opened).toMatchObject({ name: 'Consignments_21-Nov-2026.csv', total: 12 });
  arrive();
  expect(await new Response(opened.content).text()).toBe('Consignment\r\n');
  expect(calls.map((call) => call.body)).toEqual([extract]);
});

it('[EXTR-09] a file that breaks off fails, and not before it has begun', async () => {
  const body = new ReadableStream<Uint8Array>({
    pull: (stream) => stream.error(new TypeError('network error')),
  });
  const { client } = fakeServer({
    'POST /api/v1/data/export/consignments': () => new Response(body, { headers }),
  });
  const opened = await openCsv(client, { search }, signal);
  await expect(new Response(opened.content).text()).rejects.toThrow('network error');
});

it('[EXTR-03] a refusal has the server’s message', async () => {
  const message = 'Several are running';
  const messages = [buildMessage('Error', message)];
  const { client } = fakeServer({
    'POST /api/v1/data/extracts/consignments/activity': () =>
      Response.json({ messages }, { status: 429, headers: { 'retry-after': '30' } }),
  });
  const refusal = { status: 429, retryAfter: 30, message };
  await expect(openCsv(client, { extract }, signal)).rejects.toMatchObject(refusal);
});
