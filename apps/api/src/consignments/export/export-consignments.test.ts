import { expect } from 'vitest';

import { test } from '../../testing/api-test.js';
import { storeConsignment } from '../../testing/store-consignment.js';

const it = test.extend('post', ({ api }) =>
  (references: readonly string[]) =>
    api.post(url, { format: 'csv', references }));

const url = '/api/v1/data/export/consignments';

it.beforeAll(async ({ database }) => {
  await storeConsignment(database, {
    reference: 'TAS5000001',
    createdAt: new Date('2026-03-16T21:30:00Z'),
    requestedDeliveryAt: new Date('2026-03-19T11:00:00Z'),
    receiver: { fullName: '=HYPERLINK("http://x")', phone: '021 555 0199' },
    salesReference: 'Tūī, "Café"\nsecond line',
  });
  await storeConsignment(database, { reference: 'TAS5000002', site: 'WLG1' });
  for (let index = 0; index < 7; index += 1) {
    await storeConsignment(database, { reference: `TAS51000${index}0` });
  }
});
const toRows = (text: string) => text.split('\r\n').slice(1, -1);
const toReference = (row: string) => row.split(',', 1)[0];

it('[CALL-54] [BULK-06] [BULK-18] [EXTR-04] [EXTR-06] [PLAT-08] [CONS-62] returns a file with a row for each reference, in the order given, letter for letter', async ({
  database,
  post,
}) => {
  const answer = await post(['tas5000002', 'TAS5000001']);
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="Consignments.csv"',
    'cache-control': 'no-store',
  });
  expect(answer.text.startsWith('\uFEFFConsignment,Status,Status Date,Created,')).toBe(true);
  expect(toRows(answer.text).map(toReference)).toEqual(['TAS5000002', 'TAS5000001']);
  // Formulas are escaped, dates are local, and numbers stay text.
  for (const text of [
    `"'=HYPERLINK(""http://x"")"`,
    `"Tūī, ""Café""\nsecond line"`,
    ',021 555 0199,',
    ',0110,',
    ',17/03/2026 10:30:00 AM,',
    ',20/03/2026,',
  ])
    expect(answer.text).toContain(text);
  const texts = ['👨‍👩‍👧🥝'.repeat(40), '\u202Eمرحبا 42 (שלום)', 'x'.repeat(250)];
  for (const [index, salesReference] of texts.entries()) {
    const reference = `TAS520000${index}`;
    await storeConsignment(database, { reference, salesReference });
    const [row = ''] = toRows((await post([reference])).text);
    expect(row.split(',')).toContain(salesReference);
  }
});

it('[DOCS-10] takes more references than a page holds, each once', async ({ post }) => {
  const known = Array.from({ length: 7 }, (_none, index) => `TAS51000${index}0`);
  const unknown = Array.from({ length: 2000 }, (_none, index) => `TAS6${String(index).padStart(6, '0')}`);
  const references = known.flatMap((reference, index) => [
    ...unknown.slice(index * 200, (index + 1) * 200),
    reference,
  ]);
  const answer = await post(references);
  expect(toRows(answer.text).map(toReference)).toEqual(known);
});

it('[DOCS-10] takes at most 10,000 references', async ({ post }) => {
  const references = Array.from({ length: 10_001 }, (_none, index) => `TAS${1_000_000 + index}`);
  expect((await post(references)).status).toBe(400);
  expect(await post(references.slice(1))).toMatchObject({
    status: 422,
    text: expect.stringContaining('None of these consignments were found'),
  });
});
