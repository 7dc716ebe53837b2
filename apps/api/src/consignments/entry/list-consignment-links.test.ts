import { describe, expect } from 'vitest';

import { test } from '../../testing/api-test.js';
import { draftBody, goodItem, createdPath, tuiCafe } from '../../testing/fixtures.js';
import { storeConsignment } from '../../testing/store-consignment.js';

const it = test
  .extend('copy', ({ api }) =>
    (path: string, over: object = {}, who = api) =>
      who.post(`${path}/copies`, { ...everything, copyType: 'Copy', ...over }))
  .extend(
    'links',
    ({ api }) =>
      async (path: string, who = api) =>
        (await who.get(`${path.replace('/v1/', '/v2/')}/links`)).body,
  )
  .extend(
    'open',
    ({ api }) =>
      async (over: object = {}) =>
        createdPath(await api.post('/api/v1/consignments', { ...full, ...over })),
  );

const everything = { copyLineItems: true, copyReceiver: true, copySender: true };

const full = {
  ...draftBody,
  receiverParticipantId: null,
  receiverParticipant: tuiCafe,
  senderReference: 'PO-1',
  receiverReference: 'R-1',
  salesReference: 'SO-1',
  notes: 'Ring the bell',
  receiverNotes: 'At the back',
  requestedPickupDateTimeUtc: '2026-03-22T11:00:00Z',
  requestedDeliveryDate: '2026-03-23T11:00:00Z',
  lineItems: [
    { ...goodItem, dangerousGoods: { unNumber: '1263', class: '3', subsidiaryClass1: null } },
    { ...goodItem, description: 'Second' },
  ],
  hireage: [{ providerCode: 'CHEP', hireUnitCode: 'PALLET', quantity: 2 }],
  consignmentFlags: [{ code: 'EXPORT', flagProperties: { ecert: 'NZ1' } }],
};

describe('links', () => {
  it('[CALL-43] [CONS-30] lead both ways, newest first, with reference and status', async ({
    open,
    links,
    copy,
  }) => {
    const path = await open();
    expect(await links(path)).toEqual([]);
    const first = createdPath(await copy(path));
    const second = createdPath(await copy(path, { copyType: 'Return' }));
    const link = (target: string, linkTypeName: string) => ({
      sourceConsignment: { reference: path.split('/').at(-1), statusHistory: [{ code: 'DRAFT' }] },
      targetConsignment: { reference: target.split('/').at(-1), statusHistory: [{ code: 'DRAFT' }] },
      linkTypeName,
    });
    expect(await links(first)).toMatchObject([link(first, 'Copy')]);
    expect(await links(second)).toMatchObject([link(second, 'Return')]);
    const both = (await links(path)) as { linkTypeName: string }[];
    expect(both.map(({ linkTypeName }) => linkTypeName).toSorted()).toEqual(['Copy', 'Return']);
  });

  it('[CONS-30] [AUTH-11] omit consignments that the user may not see', async ({
    database,
    copy,
    links,
    apiAs,
  }) => {
    await storeConsignment(database, { reference: 'TAS7100001', site: 'WLG1' });
    const path = '/api/v1/consignments/TAS7100001';
    await copy(path);
    expect(await links(path)).toHaveLength(1);
    const dispatch = await apiAs('dispatch');
    expect(await links(path, dispatch)).toEqual([]);
    expect(await (await apiAs('southern')).get('/api/v2/consignments/TAS7100001/links')).toMatchObject({
      status: 404,
    });
  });
});
