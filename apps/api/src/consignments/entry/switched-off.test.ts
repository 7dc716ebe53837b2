import { sql } from 'kysely';
import { describe, expect } from 'vitest';

import { test } from '../../testing/api-test.js';
import { draftBody, goodItem, createdPath } from '../../testing/fixtures.js';
import { tasman } from '../../testing/world.js';

const it = test
  .extend('load', ({ api }) =>
    async (path: string) =>
      (await api.get(path)).body as Loaded)
  /** Whether TASMAN carries dangerous goods, hires out pallets and takes exports. */
  .extend(
    'offer',
    ({ database }) =>
      (isOn: boolean) =>
        database.asOwner({ tenantId: tasman.id, organisationId: null, userId: null }, async (tx) => {
          const names = ['DangerousGoodsEnabled', 'HireageEnabled', 'AllowCustomParticipants'];
          const settings = JSON.stringify(names.map((name) => ({ name, value: String(isOn) })));
          await sql`update tenants set record = jsonb_set(record, '{settings}', (select jsonb_agg(s)
      from jsonb_array_elements(record -> 'settings') s where not s ->> 'name' = any(${names}::text[]))
      || ${settings}::jsonb) where tenant_id = ${tasman.id}`.execute(tx);
          await sql`update feature_flags set value = ${JSON.stringify(isOn)}::jsonb
      where flag_name = 'ExportConsignments' and tenant_id = ${tasman.id}`.execute(tx);
        }),
  )
  /** A Draft with everything that the tenant then stops offering. */
  .extend('openDraft', ({ offer, api, load }) => async () => {
    await offer(true);
    const path = createdPath(
      await api.post('/api/v1/consignments', {
        ...draftBody,
        ...extras,
        requestedDeliveryDate: '2026-03-23T11:00:00Z',
        lineItems: [{ ...goodItem, dangerousGoods }],
      }),
    );
    await offer(false);
    return { path, loaded: await load(path) };
  });

interface Loaded {
  lastModifiedAtDateTimeUtc: string;
  lineItems: { id: string; version: number; dangerousGoods: object | null }[];
}
const dangerousGoods = { unNumber: '1263', class: '3' };
const typed = {
  fullName: 'Tūī Café',
  address: {
    streetNumber: '5',
    street: 'Bank Street',
    suburb: 'Regent',
    city: 'Whangārei',
    country: 'New Zealand',
    postcode: '0110',
  },
};
const extras = {
  hireage: [{ providerCode: 'CHEP', hireUnitCode: 'PALLET', quantity: 2 }],
  consignmentFlags: [{ code: 'EXPORT', flagProperties: { ecert: 'NZ1' } }],
};

describe('a consignment with options that the tenant has switched off', () => {
  it('[CONS-56] can be saved with them unchanged or removed', async ({ openDraft, api }) => {
    const { path, loaded } = await openDraft();
    const body = { ...draftBody, requestedDeliveryDateTimeUtc: '2026-03-23T11:00:00Z' };
    const { lastModifiedAtDateTimeUtc } = loaded;
    const saved = await api.put(path, { ...body, ...extras, notes: 'New', lastModifiedAtDateTimeUtc });
    expect(saved).toMatchObject({ status: 200, body: { hireage: [{ quantity: 2 }], notes: 'New' } });
    const again = { lastModifiedAtDateTimeUtc: (saved.body as Loaded).lastModifiedAtDateTimeUtc };
    expect(await api.put(path, { ...body, ...again })).toMatchObject({
      status: 200,
      body: { hireage: [], consignmentFlags: [] },
    });
  });

  it('[CONS-56] keeps its typed address, and takes no other', async ({ offer, api, load }) => {
    await offer(true);
    const { receiverParticipantId: _site, ...rest } = draftBody;
    const path = createdPath(
      await api.post('/api/v1/consignments', { ...rest, receiverParticipant: typed, lineItems: [] }),
    );
    await offer(false);
    let { lastModifiedAtDateTimeUtc } = await load(path);
    const body = { ...rest, receiverParticipant: { ...typed, phone: '09 555 0100' } };
    const saved = await api.put(path, { ...body, lastModifiedAtDateTimeUtc });
    expect(saved).toMatchObject({ status: 200, body: { receiverParticipant: { phone: '09 555 0100' } } });
    ({ lastModifiedAtDateTimeUtc } = saved.body as Loaded);
    const address = { ...typed.address, street: 'Another Street' };
    const refused = {
      status: 422,
      body: { messages: [{ problemId: 'PART-01', path: 'receiverParticipantId' }] },
    };
    const receiverParticipant = { ...typed, address };
    expect(await api.put(path, { ...rest, receiverParticipant, lastModifiedAtDateTimeUtc })).toMatchObject(
      refused,
    );
    const receiver = `${path}/receiver`;
    expect(await api.put(receiver, { receiverParticipant, lastModifiedAtDateTimeUtc })).toMatchObject(
      refused,
    );
    expect(await api.put(receiver, { receiverParticipant: typed, lastModifiedAtDateTimeUtc })).toMatchObject({
      status: 200,
    });
  });

  it('[CONS-56] is refused when they are added to', async ({ openDraft, api }) => {
    const { path, loaded } = await openDraft();
    const { lastModifiedAtDateTimeUtc } = loaded;
    const hireage = extras.hireage.map((row) => ({ ...row, quantity: 3 }));
    expect(
      await api.put(path, { ...draftBody, ...extras, hireage, lastModifiedAtDateTimeUtc }),
    ).toMatchObject({ status: 422, body: { messages: [{ problemId: 'HIRE-01' }] } });
    expect(await api.post(`${path}/line-items`, { ...goodItem, dangerousGoods })).toMatchObject({
      status: 422,
      body: { messages: [{ problemId: 'DG-01' }] },
    });
  });

  it('[CONS-56] leaves Draft with its hireage, and without its dangerous goods', async ({
    openDraft,
    api,
  }) => {
    const { path, loaded } = await openDraft();
    expect(await api.put(`${path}/mark-as-ready`, {})).toMatchObject({
      status: 422,
      body: { messages: [{ problemId: 'DG-01', path: 'lineItems/0/dangerousGoods' }] },
    });
    const item = `${path}/line-items/${loaded.lineItems[0]?.id}`;
    expect(await api.put(item, { ...goodItem, count: 3, dangerousGoods })).toMatchObject({ status: 200 });
    expect(
      await api.put(item, { ...goodItem, dangerousGoods: { ...dangerousGoods, class: '8' } }),
    ).toMatchObject({ status: 422 });
    expect(await api.put(item, goodItem)).toMatchObject({ status: 200 });
    expect(await api.put(`${path}/mark-as-ready`, {})).toMatchObject({ status: 204 });
  });

  it('[CONS-35] [CONS-56] is copied with its dangerous goods, and without hireage and export', async ({
    openDraft,
    api,
  }) => {
    const { path } = await openDraft();
    const copied = await api.post(`${path}/copies`, {
      copyLineItems: true,
      copyReceiver: true,
      copySender: true,
      copyType: 'Copy',
    });
    expect((await api.get(createdPath(copied))).body).toMatchObject({
      hireage: [],
      consignmentFlags: [],
      lineItems: [{ dangerousGoods: { unNumber: '1263' } }],
    });
  });
});

describe('the version of a freight item', () => {
  it('[CONS-57] accepts a change of the current version, and increases', async ({ openDraft, api, load }) => {
    const { path, loaded } = await openDraft();
    const [item] = loaded.lineItems;
    expect(item).toMatchObject({ version: 1 });
    const itemPath = `${path}/line-items/${item?.id}`;
    const body = { ...goodItem, weight: 510, version: 1 };
    expect(await api.put(itemPath, body)).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await api.put(itemPath, { ...goodItem, weight: 520, version: 1 })).toMatchObject({
      status: 409,
      body: {
        current: { weight: 510, version: 2 },
        messages: [{ problemId: 'CONS-57', path: 'version' }],
      },
    });
    expect(await load(path)).toMatchObject({ lineItems: [{ weight: 510, version: 2 }] });
  });

  it('[CONS-57] refuses to delete a newer version, and accepts the current one', async ({
    openDraft,
    api,
    load,
  }) => {
    const { path, loaded } = await openDraft();
    const itemPath = `${path}/line-items/${loaded.lineItems[0]?.id}`;
    await api.put(itemPath, { ...goodItem, weight: 510 });
    expect(await api.delete(`${itemPath}?version=1`)).toMatchObject({
      status: 409,
      body: {
        current: { weight: 510, version: 2 },
        messages: [{ problemId: 'CONS-57', path: 'version' }],
      },
    });
    expect((await load(path)).lineItems).toHaveLength(1);
    expect(await api.delete(`${itemPath}?version=0`)).toMatchObject({ status: 400 });
    expect(await api.delete(`${itemPath}?version=2`)).toMatchObject({ status: 204 });
    expect((await load(path)).lineItems).toEqual([]);
  });

  it('[CONS-57] is optional', async ({ openDraft, api, load }) => {
    const { path, loaded } = await openDraft();
    const itemPath = `${path}/line-items/${loaded.lineItems[0]?.id}`;
    for (const weight of [510, 520]) {
      expect(await api.put(itemPath, { ...goodItem, weight })).toMatchObject({ status: 200 });
    }
    expect(await load(path)).toMatchObject({ lineItems: [{ weight: 520, version: 3 }] });
  });
});
