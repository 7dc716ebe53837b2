import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type Api, type OpenWorld, draftBody, goodItem, openWorld, pathOf } from '../../testing/fixtures.js';
import { storeConsignment } from '../../testing/store-consignment.js';
import { worldId } from '../../testing/world-rows.js';

let world: OpenWorld;
let manager: Api;
beforeAll(async () => {
  world = await openWorld();
  manager = await world.as('manager');
});
afterAll(() => world.close());

interface Loaded {
  lineItems: { id: string; description: string }[];
  lastModifiedAtDateTimeUtc: string;
}

const load = async (path: string) => (await manager.get(path)).body as Loaded;
const openDraft = async (...lineItems: readonly object[]) =>
  pathOf(await manager.post('/api/v1/consignments', { ...draftBody, lineItems }));

/** A Draft with one item. */
async function withItem(over: object = {}) {
  const path = await openDraft({ ...goodItem, ...over });
  const id = (await load(path)).lineItems[0]?.id ?? '';
  return { path, id, itemPath: `${path}/line-items/${id}` };
}

describe('a freight item', () => {
  it('[FRGT-12] is added behind the others, and answered as it is stored', async () => {
    const path = await openDraft({ ...goodItem, description: 'First' });
    const added = await manager.post(`${path}/line-items`, {
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

  it('[FRGT-14] is changed whole: what is left out is emptied', async () => {
    const { path, id, itemPath } = await withItem();
    const { count, packagingType, description, volume } = goodItem;
    const changed = await manager.put(itemPath, {
      id,
      count,
      packagingType,
      description,
      volume,
      weight: 7.005,
    });
    expect(changed).toMatchObject({
      status: 200,
      body: { id, length: null, width: null, height: null, weight: 7.01, dangerousGoods: null },
    });
    expect((await load(path)).lineItems).toEqual([changed.body]);
  });

  it('[FRGT-14] keeps its place when it is changed', async () => {
    const path = await openDraft(
      { ...goodItem, description: 'First' },
      { ...goodItem, description: 'Second' },
    );
    const [first] = (await load(path)).lineItems;
    await manager.put(`${path}/line-items/${first?.id}`, { ...goodItem, description: 'Still first' });
    const descriptions = (await load(path)).lineItems.map(({ description }) => description);
    expect(descriptions).toEqual(['Still first', 'Second']);
  });

  it('[FRGT-12] is removed, and a second time it is not found', async () => {
    const { path, itemPath } = await withItem();
    expect(await manager.delete(itemPath)).toMatchObject({ status: 204, text: '' });
    expect(await load(path)).toMatchObject({ lineItems: [], totals: { deliveryItems: 0 } });
    expect(await manager.delete(itemPath)).toMatchObject({ status: 404 });
  });

  it('[CALL-41] does not move the moment of the consignment’s last change', async () => {
    const { path, itemPath } = await withItem();
    const before = (await load(path)).lastModifiedAtDateTimeUtc;
    await manager.post(`${path}/line-items`, goodItem);
    await manager.put(itemPath, goodItem);
    await manager.delete(itemPath);
    expect((await load(path)).lastModifiedAtDateTimeUtc).toBe(before);
  });

  it('[CONS-34] that is added again with its Idempotency-Key is there once', async () => {
    const path = await openDraft();
    const add = () =>
      manager.post(`${path}/line-items`, goodItem, { headers: { 'idempotency-key': 'double click' } });
    const first = await add();
    const again = await add();
    expect(again.body).toEqual(first.body);
    expect((await load(path)).lineItems).toHaveLength(1);
  });
});

describe('a freight item is refused', () => {
  it.each([
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
  ])('[%s] for %j, new or changed', async (problemId, over, path, userMessage) => {
    const { path: consignment, itemPath } = await withItem();
    const before = await load(consignment);
    const refusal = { status: 422, body: { messages: [{ problemId, path, userMessage }] } };
    expect(await manager.post(`${consignment}/line-items`, { ...goodItem, ...over })).toMatchObject(refusal);
    expect(await manager.put(itemPath, { ...goodItem, ...over })).toMatchObject(refusal);
    expect(await load(consignment)).toEqual(before);
  });

  it('[CONS-54] as the 201st', async () => {
    const path = await openDraft(...Array.from({ length: 199 }, () => goodItem));
    expect(await manager.post(`${path}/line-items`, goodItem)).toMatchObject({ status: 201 });
    expect(await manager.post(`${path}/line-items`, goodItem)).toMatchObject({
      status: 422,
      body: { messages: [{ problemId: 'CONS-54', userMessage: 'At most 200 freight items are allowed' }] },
    });
    expect((await load(path)).lineItems).toHaveLength(200);
  });

  it('[FRGT-14] under the id of another', async () => {
    const { itemPath } = await withItem();
    expect(await manager.put(itemPath, { ...goodItem, id: worldId(77) })).toMatchObject({
      status: 422,
      body: { messages: [{ problemId: 'FRGT-14', path: 'id' }] },
    });
  });

  it.each([worldId(77), `urn:uuid:${worldId(77)}`])('[CALL-41] as unknown: %s', async (id) => {
    const { path } = await withItem();
    expect(await manager.put(`${path}/line-items/${id}`, goodItem)).toMatchObject({ status: 404 });
    expect(await manager.delete(`${path}/line-items/${id}`)).toMatchObject({ status: 404 });
  });

  it('[CALL-41] of another consignment', async () => {
    const { id } = await withItem();
    const other = await withItem();
    expect(await manager.put(`${other.path}/line-items/${id}`, goodItem)).toMatchObject({ status: 404 });
    expect(await manager.delete(`${other.path}/line-items/${id}`)).toMatchObject({ status: 404 });
  });

  it('[AUTH-11] of a site that is not the user’s own', async () => {
    const { path, itemPath } = await withItem();
    const dispatch = await world.as('dispatch');
    expect(await dispatch.post(`${path}/line-items`, goodItem)).toMatchObject({ status: 404 });
    expect(await dispatch.put(itemPath, { ...goodItem, count: 9 })).toMatchObject({ status: 404 });
    expect(await dispatch.delete(itemPath)).toMatchObject({ status: 404 });
    expect((await load(path)).lineItems).toMatchObject([{ count: 2 }]);
  });

  it('[CONS-28] without the maintain permission', async () => {
    const { path, itemPath } = await withItem();
    const limited = await world.as('manager', ['Access.DISPATCH', 'Consignment.LimitedEdit']);
    expect(await limited.post(`${path}/line-items`, goodItem)).toMatchObject({ status: 403 });
    expect(await limited.put(itemPath, goodItem)).toMatchObject({ status: 403 });
    expect(await limited.delete(itemPath)).toMatchObject({ status: 403 });
  });
});

describe('the freight items of a consignment', () => {
  it('[CONS-28] that is Ready may change, but one stays', async () => {
    await storeConsignment(world.database, { reference: 'TAS7000001', status: 'FINAL' });
    const path = '/api/v1/consignments/TAS7000001';
    const [first] = (await load(path)).lineItems;
    const itemPath = `${path}/line-items/${first?.id}`;
    expect(await manager.delete(itemPath)).toMatchObject({
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
    expect(await manager.post(`${path}/line-items`, goodItem)).toMatchObject({ status: 201 });
    expect(await manager.put(itemPath, goodItem)).toMatchObject({ status: 200 });
    expect(await manager.delete(itemPath)).toMatchObject({ status: 204 });
    expect((await load(path)).lineItems).toHaveLength(1);
  });

  it.each(['STAGED', 'TRANSIT', 'CANCELLED'] as const)('[CONS-28] that is %s do not change', async (status) => {
    const reference = `TAS71${status}`;
    await storeConsignment(world.database, { reference, status });
    const path = `/api/v1/consignments/${reference}`;
    const [first] = (await load(path)).lineItems;
    const itemPath = `${path}/line-items/${first?.id}`;
    const refusal = { status: 409, body: { messages: [{ problemId: 'CONS-28' }] } };
    expect(await manager.post(`${path}/line-items`, goodItem)).toMatchObject(refusal);
    expect(await manager.put(itemPath, goodItem)).toMatchObject(refusal);
    expect(await manager.delete(itemPath)).toMatchObject(refusal);
    expect((await load(path)).lineItems).toEqual([first]);
  });
});
