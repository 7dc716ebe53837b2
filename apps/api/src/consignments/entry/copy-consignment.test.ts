import { describe, expect } from 'vitest';

import { test } from '../../testing/api-test.js';
import {
  activeAccountId,
  goodItem,
  inactiveAccountId,
  createdPath,
  kowhaiSite,
  tuiCafe,
} from '../../testing/fixtures.js';
import { storeConsignment } from '../../testing/store-consignment.js';
import { runSql } from '../../testing/run-sql.js';

const it = test
  .extend('links', ({ api }) =>
    async (path: string, who = api) =>
      (await who.get(`${path.replace('/v1/', '/v2/')}/links`)).body)
  .extend('open', ({ createDraft }) => (over: object = {}) => {
    return createDraft({ ...full, ...over });
  })
  .extend('rename', ({ database }) => (full_name: string) => {
    return runSql(database)`update sites set full_name = ${full_name} where code = 'AKL1'`;
  });

const full = {
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
    // Enough that another order is not met by chance.
    ...['Second', 'Third', 'Fourth', 'Fifth', 'Sixth'].map((description) => ({ ...goodItem, description })),
  ],
  hireage: [{ providerCode: 'CHEP', hireUnitCode: 'PALLET', quantity: 2 }],
  consignmentFlags: [{ code: 'EXPORT', flagProperties: { ecert: 'NZ1' } }],
};

const withoutIds = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, each: unknown) => (key === 'id' ? undefined : each)));

describe('a copy', () => {
  it('[CALL-42] [CONS-29] [CONS-35] is a Draft with everything but dates; of type Return, the other way round', async ({
    open,
    copy,
    load,
  }) => {
    const path = await open();
    const made = await copy(path);
    expect(made).toMatchObject({ status: 201 });
    expect(made.headers['location']).toBe(createdPath(made));
    const [source, target] = [await load(path), await load(createdPath(made))];
    for (const field of [
      'serviceType',
      'account',
      'senderReference',
      'receiverReference',
      'salesReference',
      'notes',
      'receiverNotes',
      'hireage',
      'consignmentFlags',
      'totals',
    ] as const) {
      expect([field, target[field]]).toEqual([field, source[field]]);
    }
    for (const field of ['senderParticipant', 'receiverParticipant', 'lineItems'] as const) {
      expect(withoutIds(target[field])).toEqual(withoutIds(source[field]));
    }
    expect(target).toMatchObject({
      requestedPickupDateTimeUtc: null,
      requestedDeliveryDateTimeUtc: null,
      confirmedDeliveryDateTimeUtc: null,
      statusHistory: [{ code: 'DRAFT' }],
      chargeSite: { code: 'AKL1' },
      tags: [],
      trackingUrl: null,
    });
    expect(target.reference).not.toBe(source.reference);
    const ids = new Set([...source.lineItems, ...target.lineItems].map(({ id }) => id));
    expect(ids.size).toBe(2 * full.lineItems.length);

    const returned = await load(createdPath(await copy(path, { copyType: 'Return' })));
    expect(withoutIds(returned['senderParticipant'])).toEqual(withoutIds(source['receiverParticipant']));
    expect(withoutIds(returned['receiverParticipant'])).toEqual(withoutIds(source['senderParticipant']));
    expect(returned).toMatchObject({
      senderReference: 'R-1',
      receiverReference: 'PO-1',
      notes: 'At the back',
      receiverNotes: 'Ring the bell',
      salesReference: 'SO-1',
    });
  });

  it('[CALL-42] omits what was not requested', async ({ open, load, copy }) => {
    const path = await open({ senderParticipantId: kowhaiSite('WLG1').participantId });
    const bare = { copyLineItems: false, copyReceiver: false, copySender: false };
    expect(await load(createdPath(await copy(path, bare)))).toMatchObject({
      senderParticipant: { siteProxy: { code: 'AKL1' } },
      receiverParticipant: { fullName: null, siteProxy: null },
      senderReference: null,
      notes: null,
      receiverReference: null,
      receiverNotes: null,
      lineItems: [],
      salesReference: 'SO-1',
    });
  });

  it('[CONS-35] can be made in a final status', async ({ database, copy, load }) => {
    await storeConsignment(database, { reference: 'TAS7100002', status: 'CANCELLED' });
    const made = await copy('/api/v1/consignments/tas7100002');
    expect(await load(createdPath(made))).toMatchObject({ statusHistory: [{ code: 'DRAFT' }] });
  });

  it('[CONS-35] [CONS-45] takes the current details of a site, and the default for an inactive account', async ({
    open,
    database,
    load,
    copy,
    rename,
  }) => {
    const path = await open();
    await runSql(database)`
      update consignments set account_id = ${inactiveAccountId} where reference = ${path.split('/').at(-1) ?? ''}`;
    await rename('Kōwhai Penrose');
    const made = await load(createdPath(await copy(path)));
    await rename('Kōwhai Auckland');
    expect(made).toMatchObject({
      account: { id: activeAccountId },
      senderParticipant: { fullName: 'Kōwhai Penrose' },
    });
  });
});

describe('links', () => {
  it('[CALL-43] [CONS-30] lead both ways, with reference and status', async ({ open, links, copy }) => {
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

  it('[CONS-30] [AUTH-11] omit what the user may not see', async ({ database, copy, links, apiAs }) => {
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
