import { describe, expect } from 'vitest';

import { goodItem } from '../../testing/fixtures.js';
import { test as it } from '../../testing/line-item-test.js';
import { worldId } from '../../testing/world-rows.js';

describe('changing a freight item', () => {
  it('[FRGT-14] [CALL-41] replaces the item and leaves the save time', async ({ openDraft, api, load }) => {
    const path = await openDraft(goodItem, { ...goodItem, description: 'Second' });
    const before = await load(path);
    const { id = '' } = before.lineItems[0] ?? {};
    const { count, packagingType, volume } = goodItem;
    const changed = await api.put(`${path}/line-items/${id}`, {
      id,
      count,
      packagingType,
      description: 'Still first',
      volume,
      weight: 7.005,
    });
    expect(changed).toMatchObject({
      status: 200,
      body: { id, length: null, width: null, height: null, weight: 7.01, dangerousGoods: null },
    });
    const after = await load(path);
    expect(after.lineItems).toEqual([changed.body, before.lineItems[1]]);
    expect(after.lastModifiedAtDateTimeUtc).toBe(before.lastModifiedAtDateTimeUtc);
  });
});

it('[FRGT-12] [FRGT-14] [CALL-41] an item is not saved as another, is removed once and leaves the save time', async ({
  openDraftWithItem,
  api,
  load,
}) => {
  const { path, itemPath } = await openDraftWithItem();
  const { lastModifiedAtDateTimeUtc } = await load(path);
  expect(await api.put(itemPath, { ...goodItem, id: worldId(77) })).toMatchObject({
    status: 422,
    body: { messages: [{ problemId: 'FRGT-14', path: 'id' }] },
  });
  expect(await api.delete(itemPath)).toMatchObject({ status: 204, text: '' });
  expect(await load(path)).toMatchObject({
    lineItems: [],
    totals: { deliveryItems: 0 },
    lastModifiedAtDateTimeUtc,
  });
  expect(await api.delete(itemPath)).toMatchObject({ status: 404 });
});

it('[CALL-41] [CALL-100] a freight item belongs to one consignment', async ({ openDraftWithItem, api }) => {
  const other = await openDraftWithItem();
  const { path } = await openDraftWithItem();
  for (const [id, status] of [
    [worldId(77), 404],
    [other.id, 404],
    [`urn:uuid:${worldId(77)}`, 400],
  ] as const) {
    const itemPath = `${path}/line-items/${id}`;
    expect(await api.put(itemPath, goodItem)).toMatchObject({ status });
    expect(await api.delete(itemPath)).toMatchObject({ status });
  }
});
