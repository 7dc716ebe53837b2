import { describe, expect } from 'vitest';

import { test } from '../../testing/api-test.js';
import {
  createdPath,
  draftBody,
  goodItem,
  kowhaiScope,
  kowhaiSite,
  tuiCafe,
} from '../../testing/fixtures.js';
import { runSql } from '../../testing/run-sql.js';
import { setSettings } from '../../testing/tenant-settings.js';
import { tasman } from '../../testing/world.js';
import { worldId } from '../../testing/world-rows.js';

const it = test
  /** Whether TASMAN carries dangerous goods, hires out pallets and takes exports. */
  .extend('offer', ({ database }) =>
    async (isOn: boolean) => {
      const value = String(isOn);
      const settings = {
        DangerousGoodsEnabled: value,
        HireageEnabled: value,
        AllowCustomParticipants: value,
      };
      await setSettings(database, settings);
      await runSql(database)`update feature_flags set value = ${value}::jsonb
      where flag_name = 'ExportConsignments' and tenant_id = ${tasman.id}`;
    })
  /** A Draft with everything that the tenant then stops offering. */
  .extend('openDraft', ({ offer, createDraft, load }) => async () => {
    await offer(true);
    const path = await createDraft({
      ...extras,
      requestedDeliveryDate: '2026-03-23T11:00:00Z',
      lineItems: [{ ...goodItem, dangerousGoods }],
    });
    await offer(false);
    return { path, loaded: await load(path) };
  })
  /** A Draft with a hire unit, a package type and a service type that are then withdrawn. */
  .extend('openWithdrawn', ({ createDraft, database, load, offer }) => async (chosen: object = {}) => {
    await offer(true);
    await database.asSchemaOwner(kowhaiScope, async (tx) => {
      await tx.insertInto('hire_units').values(unit).execute();
      await tx.insertInto('packaging_types').values(packagingType).execute();
      await tx.insertInto('service_types').values(serviceType).execute();
    });
    const body = { ...draftBody, hireage: withdrawnHire, ...chosen };
    const requestedDeliveryDate = '2026-03-23T11:00:00Z';
    const path = await createDraft({ ...body, requestedDeliveryDate, lineItems: [crate] });
    await runSql(database)`delete from hire_units where code = ${unit.code}`;
    await runSql(database)`delete from packaging_types where code = ${packagingType.code}`;
    await runSql(database)`delete from service_types where code = ${serviceType.code}`;
    const loaded = await load(path);
    const { lastModifiedAtDateTimeUtc } = loaded;
    const update = {
      ...body,
      requestedDeliveryDateTimeUtc: '2026-03-23T11:00:00Z',
      lastModifiedAtDateTimeUtc,
    };
    return { path, update, itemPath: `${path}/line-items/${loaded.lineItems[0]?.id ?? ''}` };
  });

const owner = { tenant_id: kowhaiScope.tenantId, organisation_id: kowhaiScope.organisationId };
const unit = { tenant_id: owner.tenant_id, provider_code: 'LOSCAM', code: 'BIN', name: 'Loscam bin' };
const packagingType = { ...owner, code: 'CRATE', name: 'Crate', position: 9 };
const serviceType = { ...owner, code: 'COURIER', name: 'Courier', position: 9 };
const withdrawnHire = [{ providerCode: 'LOSCAM', hireUnitCode: 'BIN', quantity: 2 }];
const crate = { ...goodItem, packagingType: 'CRATE' };
const refusal = (problemId: string, path: string) => ({
  status: 422,
  body: { messages: [{ problemId, path }] },
});

const toTui = (over: object) => ({
  receiverParticipantId: null,
  receiverParticipant: { ...tuiCafe, ...over },
});
const dangerousGoods = { unNumber: '1263', class: '3' };
const extras = {
  hireage: [{ providerCode: 'CHEP', hireUnitCode: 'PALLET', quantity: 2 }],
  consignmentFlags: [{ code: 'EXPORT', flagProperties: { ecert: 'NZ1' } }],
};

describe('a consignment with options that the tenant has switched off', () => {
  it('[CONS-35] [CONS-56] can be saved with them unchanged or removed, not with more of them, and is copied with its dangerous goods alone', async ({
    openDraft,
    api,
    copy,
    load,
    saveLatest,
  }) => {
    const { path } = await openDraft();
    expect(await load(createdPath(await copy(path)))).toMatchObject({
      hireage: [],
      consignmentFlags: [],
      lineItems: [{ dangerousGoods: { unNumber: '1263' } }],
    });
    const hireage = extras.hireage.map((row) => ({ ...row, quantity: 3 }));
    expect(await saveLatest(path, { ...extras, hireage })).toMatchObject(refusal('HIRE-01', 'hireage'));
    expect(await api.post(`${path}/line-items`, { ...goodItem, dangerousGoods })).toMatchObject(
      refusal('DG-01', 'dangerousGoods'),
    );
    const date = { requestedDeliveryDateTimeUtc: '2026-03-23T11:00:00Z' };
    const saved = await saveLatest(path, { ...date, ...extras, notes: 'New' });
    expect(saved).toMatchObject({ status: 200, body: { hireage: [{ quantity: 2 }], notes: 'New' } });
    expect(await saveLatest(path, date)).toMatchObject({
      status: 200,
      body: { hireage: [], consignmentFlags: [] },
    });
  });

  it('[CONS-56] keeps its typed address, no other', async ({ offer, createDraft, saveLatest, api, load }) => {
    await offer(true);
    const path = await createDraft(toTui({}));
    await offer(false);
    const saved = await saveLatest(path, toTui({ phone: '09 555 0100' }));
    expect(saved).toMatchObject({ status: 200, body: { receiverParticipant: { phone: '09 555 0100' } } });
    const moved = toTui({ address: { ...tuiCafe.address, street: 'Another Street' } });
    const refused = refusal('PART-01', 'receiverParticipantId');
    expect(await saveLatest(path, moved)).toMatchObject(refused);
    const { lastModifiedAtDateTimeUtc } = await load(path);
    const saveReceiver = (body: object) =>
      api.put(`${path}/receiver`, { ...body, lastModifiedAtDateTimeUtc });
    expect(await saveReceiver(moved)).toMatchObject(refused);
    expect(await saveReceiver(toTui({}))).toMatchObject({ status: 200 });
  });

  it('[CONS-56] leaves Draft with its hireage, without its dangerous goods', async ({ openDraft, api }) => {
    const { path, loaded } = await openDraft();
    expect(await api.put(`${path}/mark-as-ready`, {})).toMatchObject(
      refusal('DG-01', 'lineItems/0/dangerousGoods'),
    );
    const item = `${path}/line-items/${loaded.lineItems[0]?.id}`;
    expect(await api.put(item, { ...goodItem, count: 3, dangerousGoods })).toMatchObject({ status: 200 });
    expect(
      await api.put(item, { ...goodItem, dangerousGoods: { ...dangerousGoods, class: '8' } }),
    ).toMatchObject({ status: 422 });
    expect(await api.put(item, goodItem)).toMatchObject({ status: 200 });
    expect(await api.put(`${path}/mark-as-ready`, {})).toMatchObject({ status: 204 });
  });
});

describe('a consignment with what the provider has withdrawn', () => {
  it('[CONS-35] [CONS-56] keeps its hire unit, takes no more', async ({ openWithdrawn, api, copy, load }) => {
    const { path, update } = await openWithdrawn();
    const more = [{ ...withdrawnHire[0], quantity: 3 }];
    expect(await api.put(path, { ...update, hireage: more })).toMatchObject(
      refusal('HIRE-01', 'hireage/0/hireUnitCode'),
    );
    expect(await api.put(path, { ...update, hireage: [...withdrawnHire, ...withdrawnHire] })).toMatchObject(
      refusal('HIRE-01', 'hireage/1/hireUnitCode'),
    );
    expect(await api.put(path, { ...update, notes: 'Fragile' })).toMatchObject({
      status: 200,
      body: { notes: 'Fragile', hireage: [{ quantity: 2 }] },
    });
    expect(await api.put(`${path}/mark-as-ready`, {})).toMatchObject({ status: 204 });
    expect(await load(createdPath(await copy(path)))).toMatchObject({
      hireage: [],
      lineItems: [{ packagingType: { code: 'CRATE' } }],
    });
  });

  it('[CONS-56] is saved with its service type, but cannot leave Draft', async ({ openWithdrawn, api }) => {
    const { path, update } = await openWithdrawn({ serviceType: 'COURIER' });
    expect(await api.put(path, { ...update, notes: 'Fragile' })).toMatchObject({ status: 200 });
    expect(await api.put(`${path}/mark-as-ready`, {})).toMatchObject(refusal('CONS-45', 'serviceType'));
  });

  it('[CONS-56] keeps the package type of an item, and adds no other', async ({ openWithdrawn, api }) => {
    const { path, itemPath } = await openWithdrawn();
    expect(await api.put(itemPath, { ...crate, count: 3 })).toMatchObject({
      status: 200,
      body: { count: 3, packagingType: { code: 'CRATE' } },
    });
    expect(await api.post(`${path}/line-items`, crate)).toMatchObject(refusal('FRGT-03', 'packagingType'));
    expect(await api.put(itemPath, goodItem)).toMatchObject({ status: 200 });
    expect(await api.put(itemPath, crate)).toMatchObject(refusal('FRGT-03', 'packagingType'));
  });
});

it('[CONS-57] a freight item is changed and deleted at its current version, and at any without one', async ({
  openDraft,
  api,
  load,
}) => {
  const { path, loaded } = await openDraft();
  const itemPath = `${path}/line-items/${loaded.lineItems[0]?.id}`;
  const stale = {
    status: 409,
    body: { current: { weight: 510, version: 2 }, messages: [{ problemId: 'CONS-57', path: 'version' }] },
  };
  const body = { ...goodItem, weight: 510, version: 1 };
  expect(await api.put(itemPath, body)).toMatchObject({ status: 200, body: { version: 2 } });
  expect(await api.put(itemPath, { ...goodItem, weight: 520, version: 1 })).toMatchObject(stale);
  expect(await api.delete(`${itemPath}?version=1`)).toMatchObject(stale);
  expect(await load(path)).toMatchObject({ lineItems: [{ weight: 510, version: 2 }] });
  expect(await api.put(itemPath, { ...goodItem, weight: 530 })).toMatchObject({ status: 200 });
  expect(await load(path)).toMatchObject({ lineItems: [{ weight: 530, version: 3 }] });
  expect(await api.delete(`${itemPath}?version=0`)).toMatchObject({ status: 400 });
  expect(await api.delete(`${itemPath}?version=3`)).toMatchObject({ status: 204 });
  expect((await load(path)).lineItems).toEqual([]);
});

describe('a tenant with every option off', () => {
  const site = kowhaiSite('AKL1').participantId;
  const aurora = {
    accountId: worldId(1201),
    serviceType: 'GENERAL',
    senderParticipantId: site,
    receiverParticipantId: site,
  };

  it.for([
    ['PART-01', { receiverParticipantId: null, receiverParticipant: tuiCafe }, 'receiverParticipantId'],
    ['HIRE-01', { hireage: [{ providerCode: 'CHEP', hireUnitCode: 'PALLET', quantity: 1 }] }, 'hireage'],
    ['DG-01', { lineItems: [{ ...goodItem, dangerousGoods }] }, 'lineItems/0/dangerousGoods'],
    ['EXPT-01', { consignmentFlags: extras.consignmentFlags }, 'consignmentFlags/0'],
  ] as const)('[PART-01, HIRE-01, DG-01, EXPT-01] refuses under %s', async ([id, over, path], { apiAs }) => {
    const answer = await (await apiAs('harbour')).post('/api/v1/consignments', { ...aurora, ...over });
    expect(answer).toMatchObject(refusal(id, path));
  });

  it('[PLAT-04] [CALL-31] needs no description or pickup date, has own references', async ({ apiAs }) => {
    const harbour = await apiAs('harbour');
    const lineItems = [{ ...goodItem, description: null }];
    const made = await harbour.post('/api/v1/consignments', {
      ...aurora,
      lineItems,
      requestedPickupDateTimeUtc: '2020-01-01T00:00:00Z',
    });
    expect(createdPath(made)).toMatch(/\/AUR\d{7}$/u);
    expect((await harbour.get(createdPath(made))).body).toMatchObject({
      requestedPickupDateTimeUtc: null,
      lineItems: [{ description: null }],
    });
  });
});
