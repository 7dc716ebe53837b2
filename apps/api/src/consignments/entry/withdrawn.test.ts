import { describe, expect } from 'vitest';

import { test } from '../../testing/api-test.js';
import { createdPath, draftBody, goodItem, kowhaiScope } from '../../testing/fixtures.js';

interface Loaded {
  lastModifiedAtDateTimeUtc: string;
  lineItems: { id: string }[];
}

const owner = { tenant_id: kowhaiScope.tenantId, organisation_id: kowhaiScope.organisationId };
const unit = { tenant_id: owner.tenant_id, provider_code: 'LOSCAM', code: 'BIN', name: 'Loscam bin' };
const packagingType = { ...owner, code: 'CRATE', name: 'Crate', position: 9 };
const serviceType = { ...owner, code: 'COURIER', name: 'Courier', position: 9 };
const hireage = [{ providerCode: 'LOSCAM', hireUnitCode: 'BIN', quantity: 2 }];
const crate = { ...goodItem, packagingType: 'CRATE' };
const delivery = '2026-03-23T11:00:00Z';

const it = test
  .extend('load', ({ api }) =>
    async (path: string) =>
      (await api.get(path)).body as Loaded)
  /** A Draft with a hire unit, a package type and a service type that are then withdrawn. */
  .extend('openDraft', ({ api, database, load }) => async (chosen: object = {}) => {
    await database.asOwner(kowhaiScope, async (tx) => {
      await tx.insertInto('hire_units').values(unit).execute();
      await tx.insertInto('packaging_types').values(packagingType).execute();
      await tx.insertInto('service_types').values(serviceType).execute();
    });
    const body = { ...draftBody, hireage, ...chosen };
    const path = createdPath(
      await api.post('/api/v1/consignments', {
        ...body,
        requestedDeliveryDate: delivery,
        lineItems: [crate],
      }),
    );
    await database.asOwner(kowhaiScope, async (tx) => {
      await tx.deleteFrom('hire_units').where('code', '=', unit.code).execute();
      await tx.deleteFrom('packaging_types').where('code', '=', packagingType.code).execute();
      await tx.deleteFrom('service_types').where('code', '=', serviceType.code).execute();
    });
    const loaded = await load(path);
    const { lastModifiedAtDateTimeUtc } = loaded;
    const update = { ...body, requestedDeliveryDateTimeUtc: delivery, lastModifiedAtDateTimeUtc };
    return { path, update, itemPath: `${path}/line-items/${loaded.lineItems[0]?.id ?? ''}` };
  });

const refused = (problemId: string, path: string) => ({
  status: 422,
  body: { messages: [{ problemId, path }] },
});

describe('a consignment with what the provider has withdrawn', () => {
  it('[CONS-35] [CONS-56] is saved with its hire unit, takes no more of it, and is copied without it', async ({
    openDraft,
    api,
  }) => {
    const { path, update } = await openDraft();
    const more = [{ ...hireage[0], quantity: 3 }];
    expect(await api.put(path, { ...update, hireage: more })).toMatchObject(
      refused('HIRE-01', 'hireage/0/hireUnitCode'),
    );
    expect(await api.put(path, { ...update, hireage: [...hireage, ...hireage] })).toMatchObject(
      refused('HIRE-01', 'hireage/1/hireUnitCode'),
    );
    expect(await api.put(path, { ...update, notes: 'Fragile' })).toMatchObject({
      status: 200,
      body: { notes: 'Fragile', hireage: [{ quantity: 2 }] },
    });
    expect(await api.put(`${path}/mark-as-ready`, {})).toMatchObject({ status: 204 });
    const everything = { copyLineItems: true, copyReceiver: true, copySender: true, copyType: 'Copy' };
    expect((await api.get(createdPath(await api.post(`${path}/copies`, everything)))).body).toMatchObject({
      hireage: [],
      lineItems: [{ packagingType: { code: 'CRATE' } }],
    });
  });

  it('[CONS-56] is saved with its service type, but cannot leave Draft with it', async ({
    openDraft,
    api,
  }) => {
    const { path, update } = await openDraft({ serviceType: 'COURIER' });
    expect(await api.put(path, { ...update, notes: 'Fragile' })).toMatchObject({ status: 200 });
    expect(await api.put(`${path}/mark-as-ready`, {})).toMatchObject(refused('CONS-45', 'serviceType'));
  });

  it('[CONS-56] keeps the package type of an item, and adds no other', async ({ openDraft, api }) => {
    const { path, itemPath } = await openDraft();
    expect(await api.put(itemPath, { ...crate, count: 3 })).toMatchObject({
      status: 200,
      body: { count: 3, packagingType: { code: 'CRATE' } },
    });
    expect(await api.post(`${path}/line-items`, crate)).toMatchObject(refused('FRGT-03', 'packagingType'));
    expect(await api.put(itemPath, goodItem)).toMatchObject({ status: 200 });
    expect(await api.put(itemPath, crate)).toMatchObject(refused('FRGT-03', 'packagingType'));
  });
});
