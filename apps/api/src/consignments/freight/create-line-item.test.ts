import { describe, expect } from 'vitest';

import { goodItem } from '../../testing/fixtures.js';
import { test as it } from '../../testing/line-item-test.js';
import { storeConsignment } from '../../testing/store-consignment.js';

describe('adding a freight item', () => {
  it('[FRGT-12] appends it and returns it as stored', async ({ openDraft, api, load }) => {
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

  it('[CALL-41] leaves the consignment’s last-modified time alone', async ({
    openDraftWithItem,
    load,
    api,
  }) => {
    const { path } = await openDraftWithItem();
    const before = (await load(path)).lastModifiedAtDateTimeUtc;
    await api.post(`${path}/line-items`, goodItem);
    expect((await load(path)).lastModifiedAtDateTimeUtc).toBe(before);
  });
});

describe('adding a freight item is refused', () => {
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
      const { path: consignment } = await openDraftWithItem();
      const before = await load(consignment);
      const refusal = { status: 422, body: { messages: [{ problemId, path, userMessage }] } };
      expect(await api.post(`${consignment}/line-items`, { ...goodItem, ...over })).toMatchObject(refusal);
      expect(await load(consignment)).toEqual(before);
    },
  );

  it('[CONS-54] when there are 200 already', async ({ openDraft, api, load }) => {
    const path = await openDraft(...Array.from({ length: 199 }, () => goodItem));
    expect(await api.post(`${path}/line-items`, goodItem)).toMatchObject({ status: 201 });
    expect(await api.post(`${path}/line-items`, goodItem)).toMatchObject({
      status: 422,
      body: { messages: [{ problemId: 'CONS-54', userMessage: 'At most 200 freight items are allowed' }] },
    });
    expect((await load(path)).lineItems).toHaveLength(200);
  });
});

describe('adding a freight item, by status', () => {
  it('[CONS-28] works when the consignment is Ready', async ({ database, load, api }) => {
    await storeConsignment(database, { reference: 'TAS7000001', status: 'FINAL' });
    const path = '/api/v1/consignments/TAS7000001';
    expect(await api.post(`${path}/line-items`, goodItem)).toMatchObject({ status: 201 });
    expect((await load(path)).lineItems).toHaveLength(2);
  });

  it.for(['STAGED', 'TRANSIT', 'CANCELLED'] as const)(
    '[CONS-28] is refused when the consignment is %s',
    async (status, { database, load, api }) => {
      const reference = `TAS71${status}`;
      await storeConsignment(database, { reference, status });
      const path = `/api/v1/consignments/${reference}`;
      const [first] = (await load(path)).lineItems;
      const refusal = { status: 409, body: { messages: [{ problemId: 'CONS-28' }] } };
      expect(await api.post(`${path}/line-items`, goodItem)).toMatchObject(refusal);
      expect((await load(path)).lineItems).toEqual([first]);
    },
  );
});
