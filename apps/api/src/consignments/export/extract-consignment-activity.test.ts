import { readCsv } from '@consign/domain/csv';
import { expect } from 'vitest';

import { test } from '../../testing/api-test.js';
import { kowhaiSite } from '../../testing/fixtures.js';
import { storeConsignment } from '../../testing/store-consignment.js';
import { worldId } from '../../testing/world-rows.js';

const url = '/api/v1/data/extracts/consignments/activity';
const siteIds = ['AKL1', 'WLG1'].map((code) => kowhaiSite(code).id);
/** 10 to 16 March 2026 in Auckland. */
const week = { startDateUtc: '2026-03-09T11:00:00Z', endDateUtc: '2026-03-16T11:00:00Z' };

const it = test
  .extend('extract', ({ api }) =>
    (changes: object = {}) =>
      api.post(url, { dateType: 'Creation', ...week, siteIds, ...changes }))
  .extend('references', ({ extract }) => async (changes: object = {}) => {
    const [, ...rows] = readCsv((await extract(changes)).text);
    return rows.map(([reference]) => reference);
  });

const salesReference = '=1+1, "Tūī"\r\n0110';
const requestedDeliveryAt = new Date('2026-03-11T11:00:00Z');
const confirmedDeliveryAt = new Date('2026-05-15T11:00:00Z');

it.beforeAll(async ({ database }) => {
  for (const [reference, createdAt, more] of [
    ['TAS5000001', '2026-03-09T10:59:59.999Z', {}],
    ['TAS5000002', '2026-03-16T10:59:59.999Z', {}],
    ['TAS5000003', '2026-03-09T11:00:00Z', { status: 'DELIVERED', salesReference }],
    ['TAS5000004', '2026-03-16T11:00:00Z', {}],
    ['TAS5000005', '2026-03-12T00:00:00Z', { site: 'WLG1', status: 'FINAL' }],
    ['TAS5000006', '2026-01-12T00:00:00Z', { requestedDeliveryAt }],
    ['TAS5000007', '2026-01-11T00:00:00Z', { requestedDeliveryAt, confirmedDeliveryAt }],
  ] as const)
    await storeConsignment(database, { reference, createdAt: new Date(createdAt), ...more });
});

it('[CALL-57] [EXTR-02] [EXTR-04] [EXTR-05] [EXTR-06] returns a file of the day, with a row for each consignment of the period', async ({
  extract,
  references,
}) => {
  const answer = await extract();
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="Consignments_17-Mar-2026.csv"',
    'cache-control': 'no-store',
    'x-total-count': '3',
  });
  expect(answer.text.startsWith('\uFEFFConsignment,Status,Status Date,Created,')).toBe(true);
  expect(await references()).toEqual(['TAS5000003', 'TAS5000005', 'TAS5000002']);
  expect(answer.text).toContain(`"'=1+1, ""Tūī""`);
  const [head = [], row = []] = readCsv(answer.text);
  expect(row[head.indexOf('Sales Reference')]).toBe(salesReference);
});

it('[EXTR-02] [EXTR-05] [EXTR-07] selects by requested delivery, statuses and sites, and says how many matched', async ({
  extract,
  references,
}) => {
  // Whatever date was confirmed, oldest first.
  expect(await references({ dateType: 'RequestedDelivery' })).toEqual(['TAS5000007', 'TAS5000006']);
  expect(await references({ statuses: ['DELIVERED', 'FINAL'] })).toEqual(['TAS5000003', 'TAS5000005']);
  expect(await references({ statuses: [] })).toHaveLength(3);
  expect(await references({ siteIds: [kowhaiSite('WLG1').id] })).toEqual(['TAS5000005']);
  const none = await extract({ statuses: ['CANCELLED'] });
  expect(none).toMatchObject({ status: 200, headers: { 'x-total-count': '0' } });
  expect(readCsv(none.text)).toHaveLength(1);
});

it.for([
  ['a reversed period', { endDateUtc: week.startDateUtc }, 'To Date cannot be earlier than From Date'],
  ['366 days', { endDateUtc: '2027-03-10T11:00:00Z' }, 'A maximum of 12 month(s) is allowed'],
  ['sites of others', { siteIds: [worldId(123_456)] }, 'Select one or more of your sites'],
] as const)('[CALL-57] [EXTR-02] [EXTR-05] refuses %s', async ([, changes, message], { extract }) => {
  const answer = await extract(changes);
  expect(answer.status).toBe(422);
  expect(answer.text).toContain(message);
});
