import { describe, expect } from 'vitest';

import { test } from '../../testing/api-test.js';
import { draftBody, goodItem, pathOf } from '../../testing/fixtures.js';
import { storeConsignment } from '../../testing/store-consignment.js';

const it = test
  .extend('load', ({ api }) =>
    async (path: string) =>
      (await api.get(path)).body as Loaded)
  .extend(
    'openDraft',
    ({ api }) =>
      async (...lineItems: readonly object[]) =>
        pathOf(await api.post('/api/v1/consignments', { ...draftBody, lineItems })),
  )
  /** A Draft with one item. */
  .extend('withItem', ({ openDraft, load }) => async (over: object = {}) => {
    const path = await openDraft({ ...goodItem, ...over });
    const id = (await load(path)).lineItems[0]?.id ?? '';
    return { path, id, itemPath: `${path}/line-items/${id}` };
  });

interface Loaded {
  lineItems: { id: string; description: string }[];
  lastModifiedAtDateTimeUtc: string;
}

describe('a freight item', () => {
  it('[FRGT-12] is added behind the others, and answered as it is stored', async ({
    openDraft,
    api,
    load,
  }) => {
    const path = await openDraft({ ...goodItem, description: 'First' });
    const added = await api.post(`${path}/line-items`, {
      ...goodItem,
      description: ' Second ',
      volume: 0,
    });
    expect(added).toMatchObject({
      status: 201,
      body: {
        ...goodItem,
        id: expect.any(String),
        description: 'Second',
        volume: 0.0001,
        packagingType: { code: 'PALLET', name: 'Pallet' },
      },
    });
    const { id } = added.body as { id: string };
    expect(added.headers['location']).toBe(`${path}/line-items/${id}`);
    expect((await load(path)).lineItems.map(({ description }) => description)).toEqual(['First', 'Second']);
  });

  it('[CALL-41] does not move the moment of the consignment’s last change', async ({
    withItem,
    load,
    api,
  }) => {
    const { path, itemPath } = await withItem();
    const before = (await load(path)).lastModifiedAtDateTimeUtc;
    await api.post(`${path}/line-items`, goodItem);
    await api.put(itemPath, goodItem);
    await api.delete(itemPath);
    expect((await load(path)).lastModifiedAtDateTimeUtc).toBe(before);
  });

  it('[CONS-34] that is added again with its Idempotency-Key is there once', async ({
    openDraft,
    api,
    load,
  }) => {
    const path = await openDraft();
    const add = () =>
      api.post(`${path}/line-items`, goodItem, { headers: { 'idempotency-key': 'double click' } });
    const first = await add();
    const again = await add();
    expect(again.body).toEqual(first.body);
    expect((await load(path)).lineItems).toHaveLength(1);
  });
});

describe('a freight item is refused', () => {
  it.for([
    ['FRGT-01', { count: 0 }, 'count', 'Count must be a whole number from 1 to 999'],
    ['FRGT-02', { description: null }, 'description', 'Required'],
    ['FRGT-03', { packagingType: ' ' }, 'packagingType', 'Package type is required'],
    ['FRGT-03', { packagingType: 'DRUM' }, 'packagingType', 'This package type is not available'],
    ['FRGT-04', { height: -0.01 }, 'height', 'Height must be a number from 0 to 100'],
    ['FRGT-05', { volume: -1 }, 'volume', 'Volume must be a number from 0.0001 to 100'],
    ['FRGT-06', { weight: 40_001 }, 'weight', 'Weight must be a number from 0.01 to 40,000'],
    [
      'DG-01',
      { dangerousGoods: { unNumber: '12', class: '3' } },
      'dangerousGoods/unNumber',
      '4 digits required',
    ],
  ] as const)(
    '[%s] for %j, new or changed',
    async ([problemId, over, path, userMessage], { withItem, load, api }) => {
      const { path: consignment, itemPath } = await withItem();
      const before = await load(consignment);
      const refusal = { status: 422, body: { messages: [{ problemId, path, userMessage }] } };
      expect(await api.post(`${consignment}/line-items`, { ...goodItem, ...over })).toMatchObject(refusal);
      expect(await api.put(itemPath, { ...goodItem, ...over })).toMatchObject(refusal);
      expect(await load(consignment)).toEqual(before);
    },
  );

  it('[CONS-54] as the 201st', async ({ openDraft, api, load }) => {
    const path = await openDraft(...Array.from({ length: 199 }, () => goodItem));
    expect(await api.post(`${path}/line-items`, goodItem)).toMatchObject({ status: 201 });
    expect(await api.post(`${path}/line-items`, goodItem)).toMatchObject({
      status: 422,
      body: { messages: [{ problemId: 'CONS-54', userMessage: 'At most 200 freight items are allowed' }] },
    });
    expect((await load(path)).lineItems).toHaveLength(200);
  });

  it('[AUTH-11] of a site that is not the user’s own', async ({ withItem, apiAs, load }) => {
    const { path, itemPath } = await withItem();
    const dispatch = await apiAs('dispatch');
    expect(await dispatch.post(`${path}/line-items`, goodItem)).toMatchObject({ status: 404 });
    expect(await dispatch.put(itemPath, { ...goodItem, count: 9 })).toMatchObject({ status: 404 });
    expect(await dispatch.delete(itemPath)).toMatchObject({ status: 404 });
    expect((await load(path)).lineItems).toMatchObject([{ count: 2 }]);
  });

  it('[CONS-28] without the maintain permission', async ({ withItem, apiAs }) => {
    const { path, itemPath } = await withItem();
    const limited = await apiAs('manager', ['Access.DISPATCH', 'Consignment.LimitedEdit']);
    expect(await limited.post(`${path}/line-items`, goodItem)).toMatchObject({ status: 403 });
    expect(await limited.put(itemPath, goodItem)).toMatchObject({ status: 403 });
    expect(await limited.delete(itemPath)).toMatchObject({ status: 403 });
  });
});

describe('the freight items of a consignment', () => {
  it('[CONS-28] that is Ready may change, but one stays', async ({ database, load, api }) => {
    await storeConsignment(database, { reference: 'TAS7000001', status: 'FINAL' });
    const path = '/api/v1/consignments/TAS7000001';
    const [first] = (await load(path)).lineItems;
    const itemPath = `${path}/line-items/${first?.id}`;
    expect(await api.delete(itemPath)).toMatchObject({
      status: 409,
      body: {
        messages: [
          {
            problemId: 'CONS-28',
            userMessage: 'A Ready consignment must keep at least one freight item',
          },
        ],
      },
    });
    expect(await api.post(`${path}/line-items`, goodItem)).toMatchObject({ status: 201 });
    expect(await api.put(itemPath, goodItem)).toMatchObject({ status: 200 });
    expect(await api.delete(itemPath)).toMatchObject({ status: 204 });
    expect((await load(path)).lineItems).toHaveLength(1);
  });

  it.for(['STAGED', 'TRANSIT', 'CANCELLED'] as const)(
    '[CONS-28] that is %s do not change',
    async (status, { database, load, api }) => {
      const reference = `TAS71${status}`;
      await storeConsignment(database, { reference, status });
      const path = `/api/v1/consignments/${reference}`;
      const [first] = (await load(path)).lineItems;
      const itemPath = `${path}/line-items/${first?.id}`;
      const refusal = { status: 409, body: { messages: [{ problemId: 'CONS-28' }] } };
      expect(await api.post(`${path}/line-items`, goodItem)).toMatchObject(refusal);
      expect(await api.put(itemPath, goodItem)).toMatchObject(refusal);
      expect(await api.delete(itemPath)).toMatchObject(refusal);
      expect((await load(path)).lineItems).toEqual([first]);
    },
  );
});
