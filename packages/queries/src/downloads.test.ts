import { expect, it } from 'vitest';

import { openCsv } from './index.js';
import { fakeServer } from './testing/index.js';

const extract = {
  dateType: 'Creation' as const,
  startDateUtc: '2026-11-15T11:00:00Z',
  endDateUtc: '2026-11-22T11:00:00Z',
  siteIds: ['019808b4-5b1e-7c3a-9a51-3d2f6c0e4b20'],
  statuses: [],
};
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
