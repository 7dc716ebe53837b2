import { describe, expect } from 'vitest';

import { test } from '../../testing/api-test.js';
import { draftBody, goodItem, pathOf } from '../../testing/fixtures.js';
import { storeConsignment } from '../../testing/store-consignment.js';
import { worldId } from '../../testing/world-rows.js';

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
  it('[FRGT-12] is removed, and a second time it is not found', async ({ withItem, api, load }) => {
    const { path, itemPath } = await withItem();
    expect(await api.delete(itemPath)).toMatchObject({ status: 204, text: '' });
    expect(await load(path)).toMatchObject({ lineItems: [], totals: { deliveryItems: 0 } });
    expect(await api.delete(itemPath)).toMatchObject({ status: 404 });
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
});

describe('a freight item is refused', () => {
  it.for([worldId(77), `urn:uuid:${worldId(77)}`])(
    '[CALL-41] as unknown: %s',
    async (id, { withItem, api }) => {
      const { path } = await withItem();
      expect(await api.put(`${path}/line-items/${id}`, goodItem)).toMatchObject({ status: 404 });
      expect(await api.delete(`${path}/line-items/${id}`)).toMatchObject({ status: 404 });
    },
  );

  it('[CALL-41] of another consignment', async ({ withItem, api }) => {
    const { id } = await withItem();
    const other = await withItem();
    expect(await api.put(`${other.path}/line-items/${id}`, goodItem)).toMatchObject({ status: 404 });
    expect(await api.delete(`${other.path}/line-items/${id}`)).toMatchObject({ status: 404 });
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
