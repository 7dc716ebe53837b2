import { describe, expect } from 'vitest';

import { test } from '../../testing/api-test.js';
import {
  activeAccountId,
  draftBody,
  goodItem,
  kowhaiScope,
  createdPath,
  kowhaiSite,
  tuiCafe,
} from '../../testing/fixtures.js';
import { storeConsignment } from '../../testing/store-consignment.js';

const it = test
  .extend('load', ({ api }) =>
    async (path: string) =>
      (await api.get(path)).body as Loaded)
  .extend(
    'copy',
    ({ api }) =>
      (path: string, over: object = {}, who = api) =>
        who.post(`${path}/copies`, { ...everything, copyType: 'Copy', ...over }),
  )
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
  )
  .extend(
    'rename',
    ({ database }) =>
      (full_name: string) =>
        database.asOwner(kowhaiScope, (tx) =>
          tx.updateTable('sites').set({ full_name }).where('code', '=', 'AKL1').execute(),
        ),
  );

interface Loaded {
  reference: string;
  lineItems: { id: string }[];
  [field: string]: unknown;
}
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

const withoutIds = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, each: unknown) => (key === 'id' ? undefined : each)));

describe('a copy', () => {
  it('[CALL-42] [CONS-29] [CONS-35] is a Draft with everything but dates', async ({ open, copy, load }) => {
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
    ]) {
      expect([field, target[field]]).toEqual([field, source[field]]);
    }
    for (const field of ['senderParticipant', 'receiverParticipant', 'lineItems']) {
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
    expect(ids.size).toBe(4);
  });

  it('[CONS-35] of type Return swaps sender and receiver with their references and notes', async ({
    open,
    load,
    copy,
  }) => {
    const path = await open();
    const source = await load(path);
    const target = await load(createdPath(await copy(path, { copyType: 'Return' })));
    expect(withoutIds(target['senderParticipant'])).toEqual(withoutIds(source['receiverParticipant']));
    expect(withoutIds(target['receiverParticipant'])).toEqual(withoutIds(source['senderParticipant']));
    expect(target).toMatchObject({
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

  it.for(['STAGED', 'DELIVERED', 'CANCELLED', 'ERR'] as const)(
    '[CONS-35] can be made of a %s consignment',
    async (status, { database, copy, load }) => {
      const reference = `TAS7${status}`;
      await storeConsignment(database, { reference, status });
      const made = await copy(`/api/v1/consignments/${reference.toLowerCase()}`);
      expect(await load(createdPath(made))).toMatchObject({ statusHistory: [{ code: 'DRAFT' }] });
    },
  );

  it('[CONS-45] replaces an inactive account with the default account', async ({
    open,
    database,
    load,
    copy,
  }) => {
    const path = await open();
    await database.asOwner(kowhaiScope, (tx) =>
      tx
        .updateTable('consignments')
        .set({ account_id: '019808b4-0000-7000-8000-000000001209' })
        .where('reference', '=', path.split('/').at(-1) ?? '')
        .execute(),
    );
    expect(await load(createdPath(await copy(path)))).toMatchObject({ account: { id: activeAccountId } });
  });

  it('[CONS-35] takes the current details of a site', async ({ open, rename, load, copy }) => {
    const path = await open();
    await rename('Kōwhai Penrose');
    const made = await load(createdPath(await copy(path)));
    await rename('Kōwhai Auckland');
    expect(made).toMatchObject({ senderParticipant: { fullName: 'Kōwhai Penrose' } });
  });

  it('[ROUTE-08] is refused for a user without a site', async ({ open, apiAs, copy }) => {
    const path = await open();
    const nobody = await apiAs('nosites');
    expect(await copy(path, {}, nobody)).toMatchObject({ status: 404 });
  });
});
