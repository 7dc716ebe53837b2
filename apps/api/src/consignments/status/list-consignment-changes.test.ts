import { sql } from 'kysely';
import { describe, expect } from 'vitest';

import { test } from '../../testing/api-test.js';
import {
  draftBody,
  goodItem,
  kowhaiScope,
  createdPath,
  kowhaiSite,
  tuiCafe,
} from '../../testing/fixtures.js';
import { testNow } from '../../testing/now.js';
import { runSql } from '../../testing/run-sql.js';

const it = test
  .extend('appOptions', { scope: 'file' }, () => ({ clock }))
  .extend('getTrail', ({ api }) => (path: string, query = '') => {
    return api.get(`${path.replace('/v1/', '/v2/')}/audit${query}`);
  })
  .extend('openDraft', ({ createDraft, load }) => async (over: object = {}) => {
    const path = await createDraft({
      notes: 'Ring the bell',
      requestedDeliveryDate: '2026-03-23T11:00:00Z',
      lineItems: [goodItem],
      ...over,
    });
    return { path, loaded: await load(path) };
  });

/** Each call has a moment of its own, so that the trail has an order. */
let calls = 0;
const clock = { now: () => new Date(testNow.getTime() + (calls += 1)) };

describe('the audit trail', () => {
  it('[CONS-55] lists changed fields, old and new values', async ({ openDraft, readTrail, saveLatest }) => {
    const { path } = await openDraft({ notes: `${'a'.repeat(498)}🚚🚚` });
    const body = {
      serviceType: 'OVERNIGHT',
      notes: 'b'.repeat(5000),
      receiverParticipantId: null,
      receiverParticipant: tuiCafe,
      salesReference: 'SO-1',
      hireage: [{ providerCode: 'CHEP', hireUnitCode: 'PALLET', quantity: 2 }],
      consignmentFlags: [{ code: 'EXPORT', flagProperties: { ecert: 'NZ1' } }],
      senderParticipant: { phone: '09 555 0110' },
    };
    expect(await saveLatest(path, body)).toMatchObject({ status: 200 });
    const [change] = await readTrail(path);
    expect(change).toMatchObject({ action: 'Saved', changedBy: 'Mere Manager' });
    expect(Object.fromEntries((change?.changes ?? []).map((each) => [each.field, each]))).toMatchObject({
      serviceType: { oldValue: 'General freight', newValue: 'Overnight' },
      receiverName: { oldValue: 'Kōwhai Wellington', newValue: 'Tūī Café' },
      receiverAddress: { newValue: '5 Bank Street, Regent, Whangārei 0110, New Zealand' },
      receiverEmail: { newValue: 'orders@tui.example' },
      salesReference: { oldValue: null, newValue: 'SO-1' },
      // Of a value 500 characters are kept, and none is split.
      notes: { oldValue: `${'a'.repeat(498)}…`, newValue: `${'b'.repeat(499)}…` },
      requestedDeliveryDate: { oldValue: '2026-03-23T11:00:00.000Z', newValue: null },
      hireage: { oldValue: null, newValue: '2 × CHEP pallet' },
      exportCertificate: { oldValue: null, newValue: 'NZ1' },
    });
    await saveLatest(path, body);
    expect((await readTrail(path)).map(({ action }) => action)).toEqual(['Saved', 'Created']);
  });

  it('[CONS-55] lists added, changed and removed freight items', async ({ openDraft, api, readTrail }) => {
    const { path, loaded } = await openDraft();
    const [item] = loaded.lineItems;
    const items = `${path}/line-items`;
    await api.post(items, { ...goodItem, description: 'Hinges', count: 1 });
    await api.put(`${items}/${item?.id}`, {
      ...goodItem,
      weight: 510.5,
      dangerousGoods: { unNumber: '1263', class: '3', subsidiaryClass1: '8' },
    });
    await api.delete(`${items}/${item?.id}`);
    expect(await readTrail(path)).toMatchObject([
      { action: 'FreightItemRemoved', subject: '2 × Pallet: Flat-packed kitchen' },
      {
        action: 'FreightItemChanged',
        subject: '2 × Pallet: Flat-packed kitchen',
        changes: [
          { field: 'weight', oldValue: '500', newValue: '510.5' },
          {
            field: 'dangerousGoods',
            oldValue: null,
            newValue: 'UN 1263, Paint or paint related material, class 3, 8',
          },
        ],
      },
      { action: 'FreightItemAdded', subject: '1 × Pallet: Hinges', changes: [] },
      { action: 'Created' },
    ]);
  });

  it('[CONS-55] says who changed a status and why, and names the provider', async ({
    openDraft,
    api,
    database,
    readTrail,
  }) => {
    const { path } = await openDraft();
    await api.put(`${path}/mark-as-ready`, { dateTimeUtc: '2026-03-01T00:00:00Z' });
    await api.post(`${path.replace('/v1/', '/v2/')}/cancelled`, { reason: 'Changed our mind' });
    await runSql(database)`
      insert into status_history (tenant_id, organisation_id, consignment_id, position, status_code, status_at,
          recorded_at)
        select tenant_id, organisation_id, id, 4, 'ERR', ${testNow}, ${clock.now()} from consignments
        where reference = ${path.split('/').at(-1)}`;
    expect(await readTrail(path)).toMatchObject([
      { action: 'StatusChanged', statusCode: 'ERR', changedBy: 'Freight provider' },
      {
        action: 'StatusChanged',
        statusCode: 'CANCELLED',
        reason: 'Changed our mind',
        changedBy: 'Mere Manager',
      },
      { action: 'StatusChanged', statusCode: 'FINAL', changedBy: 'Mere Manager' },
      { action: 'Created' },
    ]);
  });

  it('[CONS-55] has receiver-only saves, bulk pickup dates, documents and copies', async ({
    openDraft,
    api,
    copy,
    print,
    readTrail,
  }) => {
    const { path, loaded } = await openDraft();
    const reference = path.split('/').at(-1) ?? '';
    await api.put(`${path}/receiver`, {
      receiverParticipantId: kowhaiSite('WLG1').participantId,
      receiverReference: 'R-1',
      lastModifiedAtDateTimeUtc: loaded.lastModifiedAtDateTimeUtc,
    });
    for (const requestedPickupDateTimeUtc of ['2026-03-22T11:00:00Z', '2026-03-22T11:00:00.000Z']) {
      await api.post('/api/v2/consignments/bulk/request-pickup-date', {
        references: [reference],
        requestedPickupDateTimeUtc,
      });
    }
    await api.put(`${path}/mark-as-ready`, {});
    await print(['CONNOTE', 'FRTLABEL'], [reference]);
    const copied = await copy(path, { copyType: 'Return' });
    expect(await readTrail(path)).toMatchObject([
      { action: 'DocumentsMade', subject: 'Consignment note, Freight label' },
      { action: 'StatusChanged' },
      {
        action: 'Saved',
        changes: [{ field: 'requestedPickupDate', oldValue: null, newValue: '2026-03-22T11:00:00.000Z' }],
      },
      { action: 'Saved', changes: [{ field: 'receiverReference', oldValue: null, newValue: 'R-1' }] },
      { action: 'Created' },
    ]);
    expect(await readTrail(createdPath(copied))).toMatchObject([
      { action: 'Created', reason: `Return of ${reference}` },
    ]);
  });

  it('[CALL-74] [CONS-55] begins with who created it, has no trace of what was refused, and is read page by page', async ({
    openDraft,
    api,
    getTrail,
  }) => {
    const { path, loaded } = await openDraft();
    const [item] = loaded.lineItems;
    await api.put(`${path}/line-items/${item?.id}`, { ...goodItem, count: 0 });
    const { lastModifiedAtDateTimeUtc } = loaded;
    await api.put(path, { ...draftBody, serviceType: 'OTHER', lastModifiedAtDateTimeUtc });
    await api.put(path, { ...draftBody, lastModifiedAtDateTimeUtc: testNow.toISOString() });
    const created = {
      action: 'Created',
      changedBy: 'Mere Manager',
      statusCode: 'DRAFT',
      subject: null,
      reason: null,
      changes: [],
    };
    expect(await getTrail(path)).toMatchObject({
      status: 200,
      body: { rowCount: 1, pageCount: 1, results: [created] },
    });
    for (const description of ['One', 'Two', 'Three'])
      await api.post(`${path}/line-items`, { ...goodItem, description });
    const page = async (number: number) => (await getTrail(path, `?pageNumber=${number}&pageSize=3`)).body;
    expect(await page(2)).toMatchObject({ rowCount: 4, pageCount: 2, firstRowOnPage: 4, results: [created] });
    expect(await page(3)).toMatchObject({ rowCount: 4, firstRowOnPage: 0, results: [] });
    expect(await getTrail(path, '?pageSize=101')).toMatchObject({ status: 400 });
  });

  it('[CONS-55] cannot be changed by the API’s database role', async ({ openDraft, database }) => {
    await openDraft();
    for (const statement of [
      sql`update consignment_changes set action = 'Saved'`,
      sql`delete from consignment_changes`,
    ]) {
      await expect(database.inTenant(kowhaiScope, (tx) => statement.execute(tx))).rejects.toThrow(
        'permission denied',
      );
    }
  });
});
