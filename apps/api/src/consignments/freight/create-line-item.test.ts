import { describe, expect } from 'vitest';

import { asProblems, listProblems } from '../../testing/call.js';
import { goodItem } from '../../testing/fixtures.js';
import { test as it } from '../../testing/line-item-test.js';
import { storeConsignment } from '../../testing/store-consignment.js';

describe('adding a freight item', () => {
  it('[FRGT-12] [CALL-41] appends it and leaves the save time', async ({ openDraft, api, load }) => {
    const path = await openDraft({ ...goodItem, description: 'First' });
    const before = (await load(path)).lastModifiedAtDateTimeUtc;
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
    const after = await load(path);
    expect(after.lineItems.map(({ description }) => description)).toEqual(['First', 'Second']);
    expect(after.lastModifiedAtDateTimeUtc).toBe(before);
  });

  it('[FRGT-01, FRGT-04, FRGT-05, FRGT-06] stores numbers as JSON can write them, and no 0 with a sign', async ({
    openDraft,
    api,
  }) => {
    const written = '"count":1e2,"length":100,"width":0,"height":-0,"volume":1e-4,"weight":-0';
    const body = `{"packagingType":"PALLET",${written},"description":"Kitchen"}`;
    const headers = { 'content-type': 'application/json' };
    const answer = await api.post(`${await openDraft()}/line-items`, body, { headers });
    const stored = { count: 100, length: 100, width: 0, height: 0, volume: 0.0001, weight: 0.01 };
    expect(answer).toMatchObject({ status: 201, body: stored });
    expect(answer.text).not.toContain(':-0');
  });
});

describe('adding or changing a freight item is refused', () => {
  it('[FRGT-01, FRGT-02, FRGT-03, FRGT-04, FRGT-05, FRGT-06, DG-01, DG-07] for each rule that it breaks, at its field', async ({
    openDraftWithItem,
    load,
    api,
  }) => {
    const { path, itemPath } = await openDraftWithItem();
    const before = await load(path);
    const bad = {
      ...goodItem,
      count: 0,
      description: null,
      packagingType: 'DRUM',
      height: -0.01,
      volume: -1,
      weight: 40_001,
      dangerousGoods: { unNumber: '12', class: '33' },
    };
    for (const answer of [
      await api.post(`${path}/line-items`, bad, asProblems),
      await api.put(itemPath, bad, asProblems),
    ]) {
      expect(answer.status).toBe(422);
      expect(listProblems(answer)).toEqual([
        'DG-01 dangerousGoods/unNumber: 4 digits required',
        'DG-07 dangerousGoods/class: Unknown class. Enter one such as 3 or 6.1',
        'FRGT-01 count: Count must be a whole number from 1 to 999',
        'FRGT-02 description: Required',
        'FRGT-03 packagingType: This package type is not available',
        'FRGT-04 height: Height must be a number from 0 to 100',
        'FRGT-05 volume: Volume must be a number from 0.0001 to 100',
        'FRGT-06 weight: Weight must be a number from 0.01 to 40,000',
      ]);
    }
    expect(await load(path)).toEqual(before);
  });

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

describe('the freight items of a consignment', () => {
  it('[CONS-28] can be changed while it is Ready; the last one stays', async ({ database, load, api }) => {
    await storeConsignment(database, { reference: 'TAS7000001', status: 'FINAL' });
    const path = '/api/v1/consignments/TAS7000001';
    const itemPath = `${path}/line-items/${(await load(path)).lineItems[0]?.id}`;
    const userMessage = 'A Ready consignment must keep at least one freight item';
    expect(await api.delete(itemPath)).toMatchObject({
      status: 409,
      body: { messages: [{ problemId: 'CONS-28', userMessage }] },
    });
    expect(await api.post(`${path}/line-items`, { ...goodItem, count: 3 })).toMatchObject({ status: 201 });
    expect(await api.put(itemPath, { ...goodItem, count: 4 })).toMatchObject({ status: 200 });
    expect((await load(path)).lineItems).toMatchObject([{ count: 4 }, { count: 3 }]);
    expect(await api.delete(itemPath)).toMatchObject({ status: 204 });
    expect((await load(path)).lineItems).toMatchObject([{ count: 3 }]);
  });

  it('[CONS-28] can neither be added, changed nor removed after that', async ({ database, load, api }) => {
    await storeConsignment(database, { reference: 'TAS7000002', status: 'STAGED' });
    const path = '/api/v1/consignments/TAS7000002';
    const before = (await load(path)).lineItems;
    const itemPath = `${path}/line-items/${before[0]?.id}`;
    const refusal = { status: 409, body: { messages: [{ problemId: 'CONS-28' }] } };
    expect(await api.post(`${path}/line-items`, goodItem)).toMatchObject(refusal);
    expect(await api.put(itemPath, goodItem)).toMatchObject(refusal);
    expect(await api.delete(itemPath)).toMatchObject(refusal);
    expect((await load(path)).lineItems).toEqual(before);
  });
});
