import type { components } from '@consign/api-client/consignment';
import { volumeFromSteps, weightFromSteps } from '@consign/domain/freight';
import { expect } from 'vitest';

import { test } from '../../testing/api-test.js';
import { readGs1, readPages } from '../../testing/read-pdf.js';
import { storeConsignment } from '../../testing/store-consignment.js';

const it = test.extend('numbers', ({ print, openFile }) =>
  async () => {
    const { items } = await print(['FRTLABEL'], ['TAS2000001']);
    const pages = await readPages(await openFile(items[0]?.uri));
    return pages.map(readSscc);
  });

const readSscc = (page: string) => /\(00\) [\d ]+/u.exec(page)?.[0].trim();
const paint = { unNumber: '1263', class: '3', subsidiaryClass1: '6.1', subsidiaryClass2: null };

it.beforeAll(async ({ database }) => {
  const staged = { status: 'STAGED', receiver: { fullName: 'Tūī Café o Whangārei' } } as const;
  await storeConsignment(database, {
    ...staged,
    reference: 'TAS2000001',
    items: [
      { count: 2, packagingType: 'PALLET', volume: volumeFromSteps(28_800), weight: weightFromSteps(50_000) },
      { count: 1, packagingType: 'CARTON', dangerousGoods: paint },
    ],
  });
  await storeConsignment(database, { ...staged, reference: 'TAS2000002', site: 'WLG1' });
  await storeConsignment(database, { reference: 'TAS2000003' });
  await storeConsignment(database, { reference: 'TAS2000004', status: 'CANCELLED' });
  await storeConsignment(database, { ...staged, reference: 'TAS2000005', items: [] });
});

const reasons = ({ results }: components['schemas']['CreatedDocuments']) =>
  results.map(({ reference, messages }) => [reference, ...messages.map(({ userMessage }) => userMessage)]);

it('[CALL-51] [DOCS-20] [FILE-13] labels for thermal printers are a ZPL file to save, with the barcodes of the PDF, beside notes as PDF, and no files of the consignment', async ({
  api,
  app,
  print,
  numbers,
  openFile,
}) => {
  const zpl = { labelFormat: 'ZPL' };
  const { items, results } = await print(['FRTLABEL'], ['TAS2000001', 'TAS2000002'], zpl);
  expect([results, items.length]).toEqual([[], 1]);
  const file = await app.inject({ url: items[0]?.uri ?? '', headers: { host: 'tasman.localhost:4300' } });
  expect(file.headers['content-disposition']).toContain('attachment; filename="Labels.zpl"');
  expect(file.payload.match(/\^XA/gu)).toHaveLength(4);
  const ssccs = (await numbers()).map((number) => number?.replaceAll(/\D/gu, ''));
  for (const sscc of ssccs) expect(file.payload).toContain(`^FD>;>8${sscc ?? 'none'}^FS`);
  expect(file.payload).toContain('^FDTūī Café o Whangārei^FS');
  const both = (await print(['FRTLABEL', 'CONNOTE'], ['TAS2000001'], zpl)).items;
  expect(both.map(({ documentType }) => documentType)).toEqual(['FRTLABEL', 'CONNOTE']);
  expect((await openFile(both[0]?.uri)).toString('utf8')).toMatch(/^\^XA/u);
  expect((await openFile(both[1]?.uri)).subarray(0, 5).toString()).toBe('%PDF-');
  const files = (await api.get('/api/v1/consignments/TAS2000001/files')).body as { name: string }[];
  expect(files.map(({ name }) => name).toSorted()).toEqual([
    'Consignment note TAS2000001.pdf',
    'Labels TAS2000001.pdf',
  ]);
});

it('[CALL-51] [DOCS-04] [DOCS-09] [BULK-05] labels and notes are a PDF each: a label for each piece, numbered n of N, with the codes that a scanner reads', async ({
  print,
  openFile,
  numbers,
}) => {
  const { items, results } = await print(['FRTLABEL', 'CONNOTE'], ['tas2000001', 'TAS2000002']);
  expect(results).toEqual([]);
  expect(items.map(({ documentType }) => documentType)).toEqual(['FRTLABEL', 'CONNOTE']);
  const pdf = await openFile(items[0]?.uri);
  const pages = await readPages(pdf);
  expect(pages.map((page) => /\d of \d/u.exec(page)?.[0])).toEqual(['1 of 3', '2 of 3', '3 of 3', '1 of 1']);
  for (const page of pages) expect(page).toContain('Tūī Café o Whangārei');
  expect(pages[0]).not.toContain('UN 1263');
  expect(pages[2]).toContain('UN 1263 Class 3 (6.1)');
  expect(pages[2]).toContain('GENERAL FREIGHT');

  const codes = await Promise.all([1, 3].map((page) => readGs1(pdf, page)));
  const ssccs = codes.map((read) => read.find((text) => text.startsWith('(00)')));
  expect(codes.flat()).toContain('(401)9521234TAS2000001');
  for (const sscc of ssccs) expect(sscc).toMatch(/^\(00\)09521234\d{10}$/u);
  expect(new Set(ssccs).size).toBe(2);
  const reprinted = await numbers();
  expect(new Set(reprinted).size).toBe(3);
  expect(pages.slice(0, 3).map(readSscc)).toEqual(reprinted);

  const [note, ...others] = await readPages(await openFile(items[1]?.uri));
  expect(others).toHaveLength(1);
  for (const text of ['TAS2000001', 'Page 1 of 1', 'UN 1263 Class 3 (6.1)']) expect(note).toContain(text);
});

it('[DOCS-05, DOCS-06, DOCS-08, BULK-05] lists what cannot be printed with its reason, and prints the others', async ({
  print,
}) => {
  const answer = await print(
    ['FRTLABEL'],
    ['TAS2000001', 'TAS2000003', 'TAS2000004', 'TAS2000005', 'TAS9999999'],
  );
  expect(answer.items).toHaveLength(1);
  const only = 'Only Ready, Staged, Picked Up, In Transit, Delivering or Delivered consignments have labels';
  expect(reasons(answer)).toEqual([
    ['TAS2000003', `${only}; this one is Draft`],
    ['TAS2000004', `${only}; this one is Cancelled`],
    ['TAS2000005', 'This consignment has no freight items to label'],
    ['TAS9999999', 'This consignment was not found'],
  ]);
  expect((await print(['CONNOTE'], ['TAS2000004'])).items).toHaveLength(1);
  const draft = await print(['CONNOTE'], ['TAS2000003']);
  expect([draft.items, reasons(draft)]).toEqual([[], [['TAS2000003', 'A draft has no documents yet']]]);
  const signed = await print(['PODDOC', 'CONNOTE'], ['TAS2000001']);
  expect(signed.items.map(({ documentType }) => documentType)).toEqual(['CONNOTE']);
  expect(reasons(signed)).toEqual([['TAS2000001', 'This consignment has no proof of delivery yet']]);
});

it('[DOCS-04] the API answers while 100 labels are made', async ({ database, print, api, openFile }) => {
  const items = [{ count: 100 }];
  await storeConsignment(database, { reference: 'TAS2000007', status: 'STAGED', items });
  const answered: string[] = [];
  const printing = print(['FRTLABEL'], ['TAS2000007']).then((answer) => {
    answered.push('labels');
    return answer;
  });
  for (let calls = 0; calls < 20; calls += 1) {
    await api.get('/api/v1/statuses').then(({ status }) => answered.push(`call ${status}`));
  }
  const pages = await readPages(await openFile((await printing).items[0]?.uri));
  expect(pages).toHaveLength(100);
  expect(answered.at(-1)).toBe('labels');
  expect(answered.filter((each) => each === 'call 200')).toHaveLength(20);
});
