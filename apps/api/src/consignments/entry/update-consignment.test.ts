import { describe, expect } from 'vitest';

import { test } from '../../testing/api-test.js';
import { asProblems, listProblems } from '../../testing/call.js';
import { activeAccountId, draftBody, goodItem, inactiveAccountId, tuiCafe } from '../../testing/fixtures.js';
import { storeConsignment } from '../../testing/store-consignment.js';
import { worldId } from '../../testing/world-rows.js';
import { runSql } from '../../testing/run-sql.js';

/** A Draft with everything on it, and the body that would save it unchanged. */
const it = test.extend('openDraft', ({ createDraft, load }) =>
  async (over: object = {}) => {
    const path = await createDraft({
      notes: 'Ring the bell',
      salesReference: 'SO-1',
      requestedDeliveryDate: '2026-03-23T11:00:00Z',
      lineItems: [goodItem],
      hireage: [{ providerCode: 'CHEP', hireUnitCode: 'PALLET', quantity: 2 }],
      ...over,
    });
    const { lastModifiedAtDateTimeUtc } = await load(path);
    return { path, body: { ...draftBody, lastModifiedAtDateTimeUtc } };
  });

const receiver = (fullName: string, phone: string) => ({
  receiverParticipantId: null,
  receiverParticipant: { ...tuiCafe, fullName, phone },
});

describe('a save', () => {
  it('[CALL-32] [CONS-33] writes every field of the body, clears omitted ones and leaves the rest, with a later time of change', async ({
    openDraft,
    api,
    load,
  }) => {
    const { path, body } = await openDraft();
    const before = await load(path);
    const saved = await api.put(path.toLowerCase(), {
      ...body,
      receiverNotes: 'At the back',
      serviceType: 'OVERNIGHT',
    });
    expect(saved).toMatchObject({
      status: 200,
      body: {
        receiverNotes: 'At the back',
        serviceType: { code: 'OVERNIGHT' },
        notes: null,
        salesReference: null,
        requestedDeliveryDateTimeUtc: null,
        hireage: [],
      },
    });
    const after = await load(path);
    expect(saved.body).toEqual(after);
    for (const field of [
      'id',
      'reference',
      'createdAtDateTimeUtc',
      'chargeSite',
      'statusHistory',
      'lineItems',
    ] as const) {
      expect(after[field]).toEqual(before[field]);
    }
    // Within one moment of the tests' clock.
    expect(after.lastModifiedAtDateTimeUtc > body.lastModifiedAtDateTimeUtc).toBe(true);
  });

  it('[CONS-33] of a stale version is refused with the current one; a colleague’s item makes none stale', async ({
    openDraft,
    api,
    load,
  }) => {
    const { path, body } = await openDraft();
    await api.post(`${path}/line-items`, goodItem);
    const saved = await api.put(path, { ...body, notes: 'First' });
    expect(saved).toMatchObject({ status: 200, body: { totals: { deliveryItems: 4 } } });
    const now = await load(path);
    const second = await api.put(path, { ...body, notes: 'Second' });
    expect(second).toMatchObject({
      status: 409,
      body: { current: now, messages: [{ problemId: 'CONS-33', path: 'lastModifiedAtDateTimeUtc' }] },
    });
    expect(await load(path)).toEqual(now);
    const { lastModifiedAtDateTimeUtc } = now;
    const merged = { ...body, lastModifiedAtDateTimeUtc, notes: 'First, then second' };
    expect(await api.put(path, merged)).toMatchObject({ status: 200 });
  });

  it('is found by its new words and no longer by the old ones', async ({ openDraft, api, search }) => {
    const { path, body } = await openDraft(receiver('Weka Wines', '021 555 0111'));
    await api.put(path, { ...body, ...receiver('Kererū Kayaks', '021 555 0122') });
    for (const [conditions, rowCount] of [
      [{ searchTerm: 'weka' }, 0],
      [{ searchTerm: 'kereru' }, 1],
      [{ phoneNumber: '021 555 0111' }, 0],
      [{ phoneNumber: '021 555 0122' }, 1],
    ] as const)
      expect(await search(conditions)).toMatchObject({ rowCount });
  });

  it('writes no words for a search when they stay the same', async ({ openDraft, saveLatest, database }) => {
    const { path } = await openDraft();
    const save = async (notes: string) => expect((await saveLatest(path, { notes })).status).toBe(200);
    const readWriter = async () => {
      const { rows } = await runSql(database)`
        select s.xmin::text from consignment_search s join consignments c on c.id = s.consignment_id
          where c.reference = ${path.split('/').at(-1)}`;
      return rows;
    };
    await save('First');
    const writer = await readWriter();
    expect(writer).toHaveLength(1);
    await save('Second');
    expect(await readWriter()).toEqual(writer);
  });
});

describe('what a save keeps', () => {
  it('is the site as it was when it was chosen, and the id of a typed participant and its address', async ({
    openDraft,
    database,
    api,
    load,
  }) => {
    const renameWellington = (name: string) =>
      runSql(database)`update sites set full_name = ${name} where code = 'WLG1'`;
    const { path, body } = await openDraft();
    await renameWellington('Kōwhai Petone');
    const saved = await api.put(path, { ...body, notes: 'New' });
    const chosen = await openDraft();
    const current = await load(chosen.path);
    await renameWellington('Kōwhai Wellington');
    expect(saved).toMatchObject({ body: { receiverParticipant: { fullName: 'Kōwhai Wellington' } } });
    expect(current).toMatchObject({ receiverParticipant: { fullName: 'Kōwhai Petone' } });

    const typed = await openDraft({ receiverParticipantId: null, receiverParticipant: tuiCafe });
    const before = (await load(typed.path))['receiverParticipant'] as { id: string; address: { id: string } };
    const address = { ...tuiCafe.address, street: 'Water Street' };
    const moved = { receiverParticipantId: null, receiverParticipant: { ...tuiCafe, address } };
    expect(await api.put(typed.path, { ...typed.body, ...moved })).toMatchObject({
      body: {
        receiverParticipant: { id: before.id, address: { id: before.address.id, street: 'Water Street' } },
      },
    });
  });

  it('[CONS-45] is an inactive account, and only that one', async ({ openDraft, database, saveLatest }) => {
    const { path } = await openDraft();
    const setActive = (isActive: boolean) =>
      runSql(database)`update accounts set is_active = ${isActive} where id = ${activeAccountId}`;
    await setActive(false);
    const saved = await saveLatest(path, { notes: 'New' });
    const refused = await saveLatest(path, { accountId: inactiveAccountId });
    await setActive(true);
    expect(saved).toMatchObject({ status: 200, body: { account: { isActive: false } } });
    expect(refused).toMatchObject({
      status: 422,
      body: { messages: [{ problemId: 'CONS-45', path: 'accountId' }] },
    });
  });
});

describe('a save is refused', () => {
  it('[CONS-45, PART-01, PART-04, HIRE-01, DATE-01] for each rule of a first save that it breaks', async ({
    openDraft,
    api,
  }) => {
    const draft = await openDraft();
    const over = {
      serviceType: 'OTHER',
      senderParticipantId: worldId(77),
      receiverParticipant: { phone: '12' },
      hireage: [{ providerCode: 'X', hireUnitCode: 'X', quantity: 1 }],
      requestedPickupDateTimeUtc: '2026-03-15T11:00:00Z',
    };
    const answer = await api.put(draft.path, { ...draft.body, ...over }, asProblems);
    expect(answer.status).toBe(422);
    expect(listProblems(answer)).toEqual([
      'CONS-45 serviceType: This service type is not available',
      'DATE-01 requestedPickupDateTimeUtc: Past date',
      'HIRE-01 hireage/0/hireUnitCode: This hire unit is not available',
      'PART-01 senderParticipantId: This site is not available',
      'PART-04 receiverParticipant/phone: Value is not a valid phone number',
    ]);
  });

  it('[CONS-41, CONS-42, DATE-06] once Ready without freight or a date', async ({ database, saveLatest }) => {
    await storeConsignment(database, { reference: 'TAS5000001', status: 'FINAL', items: [] });
    expect(await saveLatest('/api/v1/consignments/TAS5000001')).toMatchObject({
      status: 422,
      body: {
        messages: [
          {},
          { problemId: 'DATE-06', userMessage: 'Requested delivery date is required' },
          { problemId: 'CONS-41', path: 'lineItems', userMessage: 'At least one freight item is required' },
        ],
      },
    });
  });

  it('[CONS-26] once it has left Ready, and not before', async ({ database, load, saveLatest }) => {
    const put = async (reference: string, status: 'FINAL' | 'STAGED') => {
      await storeConsignment(database, { reference, status });
      const requestedDeliveryDateTimeUtc = '2026-03-23T11:00:00Z';
      return saveLatest(`/api/v1/consignments/${reference}`, { requestedDeliveryDateTimeUtc });
    };
    expect(await put('TAS5000002', 'FINAL')).toMatchObject({ status: 200 });
    expect(await put('TAS5000003', 'STAGED')).toMatchObject({
      status: 409,
      body: { messages: [{ userMessage: "This consignment is Staged, so it can't be changed" }] },
    });
    expect(await load('/api/v1/consignments/TAS5000003')).toMatchObject({
      requestedDeliveryDateTimeUtc: null,
    });
  });
});
