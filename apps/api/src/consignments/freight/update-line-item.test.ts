import { describe, expect } from 'vitest';

import { goodItem } from '../../testing/fixtures.js';
import { test as it } from '../../testing/line-item-test.js';
import { storeConsignment } from '../../testing/store-consignment.js';
import { worldId } from '../../testing/world-rows.js';

describe('changing a freight item', () => {
  it('[FRGT-14] replaces the whole item: an omitted field is cleared', async ({
    openDraftWithItem,
    api,
    load,
  }) => {
    const { path, id, itemPath } = await openDraftWithItem();
    const { count, packagingType, description, volume } = goodItem;
    const changed = await api.put(itemPath, {
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

  it('[FRGT-14] keeps its position', async ({ openDraft, load, api }) => {
    const path = await openDraft(
      { ...goodItem, description: 'First' },
      { ...goodItem, description: 'Second' },
    );
    const [first] = (await load(path)).lineItems;
    await api.put(`${path}/line-items/${first?.id}`, { ...goodItem, description: 'Still first' });
    const descriptions = (await load(path)).lineItems.map(({ description }) => description);
    expect(descriptions).toEqual(['Still first', 'Second']);
  });

  it('[CALL-41] leaves the consignment’s last-modified time alone', async ({
    openDraftWithItem,
    load,
    api,
  }) => {
    const { path, itemPath } = await openDraftWithItem();
    const before = (await load(path)).lastModifiedAtDateTimeUtc;
    await api.put(itemPath, goodItem);
    expect((await load(path)).lastModifiedAtDateTimeUtc).toBe(before);
  });
});

describe('changing a freight item is refused', () => {
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
    '[%s] for %j',
    async ([problemId, over, path, userMessage], { openDraftWithItem, load, api }) => {
      const { path: consignment, itemPath } = await openDraftWithItem();
      const before = await load(consignment);
      const refusal = { status: 422, body: { messages: [{ problemId, path, userMessage }] } };
      expect(await api.put(itemPath, { ...goodItem, ...over })).toMatchObject(refusal);
      expect(await load(consignment)).toEqual(before);
    },
  );

  it('[FRGT-14] under the id of another item', async ({ openDraftWithItem, api }) => {
    const { itemPath } = await openDraftWithItem();
    expect(await api.put(itemPath, { ...goodItem, id: worldId(77) })).toMatchObject({
      status: 422,
      body: { messages: [{ problemId: 'FRGT-14', path: 'id' }] },
    });
  });

  it.for([
    [worldId(77), 404],
    [`urn:uuid:${worldId(77)}`, 400],
  ] as const)(
    '[CALL-41] [CALL-100] for an unknown id: %s',
    async ([id, status], { openDraftWithItem, api }) => {
      const { path } = await openDraftWithItem();
      expect(await api.put(`${path}/line-items/${id}`, goodItem)).toMatchObject({ status });
    },
  );

  it('[CALL-41] for an item of another consignment', async ({ openDraftWithItem, api }) => {
    const { id } = await openDraftWithItem();
    const other = await openDraftWithItem();
    expect(await api.put(`${other.path}/line-items/${id}`, goodItem)).toMatchObject({ status: 404 });
  });
});

describe('changing a freight item, by status', () => {
  it('[CONS-28] works when the consignment is Ready', async ({ database, load, api }) => {
    await storeConsignment(database, { reference: 'TAS7000001', status: 'FINAL' });
    const path = '/api/v1/consignments/TAS7000001';
    const [first] = (await load(path)).lineItems;
    expect(await api.put(`${path}/line-items/${first?.id}`, goodItem)).toMatchObject({ status: 200 });
    expect((await load(path)).lineItems).toMatchObject([{ id: first?.id, count: goodItem.count }]);
  });

  it.for(['STAGED', 'TRANSIT', 'CANCELLED'] as const)(
    '[CONS-28] is refused when the consignment is %s',
    async (status, { database, load, api }) => {
      const reference = `TAS71${status}`;
      await storeConsignment(database, { reference, status });
      const path = `/api/v1/consignments/${reference}`;
      const [first] = (await load(path)).lineItems;
      const itemPath = `${path}/line-items/${first?.id}`;
      const refusal = { status: 409, body: { messages: [{ problemId: 'CONS-28' }] } };
      expect(await api.put(itemPath, goodItem)).toMatchObject(refusal);
      expect((await load(path)).lineItems).toEqual([first]);
    },
  );
});
