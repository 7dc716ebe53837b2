import { volumeFromSteps, weightFromSteps } from '@consign/domain/freight';
import { expect } from 'vitest';

import { test } from '../../testing/api-test.js';
import { kowhaiSite } from '../../testing/fixtures.js';
import { readText } from '../../testing/read-pdf.js';
import { storeConsignment } from '../../testing/store-consignment.js';
import { worldId } from '../../testing/world-rows.js';

const it = test.extend('textFor', ({ apiAs }) =>
  async (subject: string, body: object) =>
    readText((await (await apiAs(subject)).post(url, body)).bytes));

const ids: string[] = [];

const url = '/api/v2/data/reports/pickup-manifest';

it.beforeAll(async ({ database }) => {
  const items = [{ count: 3, volume: volumeFromSteps(10_000), weight: weightFromSteps(25_000) }];
  for (const [reference, fullName, site] of [
    ['TAS7000001', 'Kōwhai Wellington', 'WLG1'],
    ['TAS7000002', 'Kōwhai Auckland', 'AKL1'],
    ['TAS7000003', 'Kōwhai Auckland', 'AKL1'],
  ] as const) {
    const sender = { fullName, siteId: kowhaiSite(site).id };
    ids.push(await storeConsignment(database, { reference, site, sender, items }));
  }
});

it('[CALL-55, BULK-07, BULK-18, DOCS-04] is grouped by site with totals, at local time', async ({ api }) => {
  const answer = await api.post(url, { consignmentIds: ids });
  expect(answer).toMatchObject({
    status: 200,
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="Pickup Manifest.pdf"',
    },
  });
  const text = await readText(answer.bytes);
  expect(text).toContain('Kōwhai Kitchens · 3 consignments · 2 pickup sites · 17/03/2026 10:30:00 AM');
  const places = [
    'Kōwhai Auckland 5 Bank',
    'TAS7000002',
    'TAS7000003',
    'Total 2 consignments 6 2.0000 m³ 500.00 kg',
  ];
  const after = [
    'Kōwhai Wellington 5 Bank',
    'TAS7000001',
    'Total 1 consignment 3 1.0000 m³ 250.00 kg',
    'All pickup sites',
  ];
  const found = [...places, ...after].map((each) => text.indexOf(each));
  expect(found).not.toContain(-1);
  expect(found).toEqual([...found].sort((one, other) => one - other));
  expect(text).toContain('Page 1 of 1');
});

it.for([
  [
    { searchTerm: 'whangarei', statuses: ['STAGED', 'FINAL'] },
    'Keyword: whangarei · Status: Staged, Ready · Created: 11/03/2026 to 17/03/2026',
  ],
  [
    { statuses: ['STAGED'], references: ['TAS7000001', ' tas7000001 ', 'TAS7000002', ' '] },
    'Status: Staged · 2 pasted references',
  ],
  [{ statuses: ['STAGED'], references: ['TAS7000001'] }, 'Status: Staged · 1 pasted reference'],
  [{ statuses: ['STAGED'], references: [' '] }, 'Status: Staged · Created: 11/03/2026 to 17/03/2026'],
] as const)('[BULK-19] [LIST-26] of the search %j says %s', async ([search, words], { textFor }) => {
  const date = {
    dateRangeType: 'Creation',
    startDateUtc: '2026-03-10T11:00:00Z',
    endDateUtc: '2026-03-17T11:00:00Z',
  };
  const searchParameters = { siteIds: [kowhaiSite('AKL1').id], date, ...search };
  const text = await textFor('manager', { consignmentIds: ids, searchParameters });
  expect(text).toContain(words);
  expect(text.includes('Created')).toBe(words.includes('Created'));
});

it('[AUTH-11] omits consignments of other sites, refused if nothing is left', async ({ apiAs, textFor }) => {
  const text = await textFor('dispatch', { consignmentIds: ids });
  expect(text).toContain('TAS7000001');
  expect(text).not.toContain('TAS7000002');
  const refused = await (await apiAs('southern')).post(url, { consignmentIds: ids });
  expect(refused.status).toBe(422);
});

it('[DOCS-10] takes at most 1,000 consignments', async ({ api }) => {
  const consignmentIds = Array.from({ length: 1001 }, (_none, index) => worldId(index));
  expect((await api.post(url, { consignmentIds })).status).toBe(400);
});

const dangerousGoods = {
  unNumber: '1992',
  class: '3',
  subsidiaryClass1: '6.1',
  subsidiaryClass2: null,
  nameAndDescription: 'Flammable liquid, toxic, n.o.s. (methanol)',
  packingGroup: 'II',
} as const;

const declared = 'UN 1992 Flammable liquid, toxic, n.o.s. (methanol) Class 3 (6.1) PG II';

it('[DG-05] [DOCS-04] note, label and manifest print the proper shipping name and packing group', async ({
  database,
  openFile,
  print,
  textFor,
}) => {
  const reference = 'TAS2100001';
  const items = [{ count: 1, packagingType: 'CARTON', dangerousGoods }];
  const id = await storeConsignment(database, { reference, status: 'STAGED', items });
  const made = await print(['CONNOTE', 'FRTLABEL'], [reference]);
  const [note, label] = await Promise.all(made.items.map(async ({ uri }) => readText(await openFile(uri))));
  expect(note).toContain(declared);
  expect(label).toContain('UN 1992 Class 3 (6.1) PG II');
  expect(label).toContain('Flammable liquid, toxic, n.o.s. (methanol)');
  expect(await textFor('manager', { consignmentIds: [id] })).toContain(declared);
});
