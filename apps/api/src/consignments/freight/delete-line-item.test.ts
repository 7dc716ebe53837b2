import { describe, expect } from 'vitest';

import { goodItem } from '../../testing/fixtures.js';
import { test as it } from '../../testing/line-item-test.js';
import { storeConsignment } from '../../testing/store-consignment.js';
import { worldId } from '../../testing/world-rows.js';

describe('removing a freight item', () => {
  it('[FRGT-12] works once; a second call is not found', async ({ openDraftWithItem, api, load }) => {
    const { path, itemPath } = await openDraftWithItem();
    expect(await api.delete(itemPath)).toMatchObject({ status: 204, text: '' });
    expect(await load(path)).toMatchObject({ lineItems: [], totals: { deliveryItems: 0 } });
    expect(await api.delete(itemPath)).toMatchObject({ status: 404 });
  });

  it('[CALL-41] leaves the consignment’s last-modified time alone', async ({
    openDraftWithItem,
    load,
    api,
  }) => {
    const { path, itemPath } = await openDraftWithItem();
    const before = (await load(path)).lastModifiedAtDateTimeUtc;
    await api.delete(itemPath);
    expect((await load(path)).lastModifiedAtDateTimeUtc).toBe(before);
  });
});

describe('removing a freight item is refused', () => {
  it.for([
    [worldId(77), 404],
    [`urn:uuid:${worldId(77)}`, 400],
  ] as const)(
    '[CALL-41] [CALL-100] for an unknown id: %s',
    async ([id, status], { openDraftWithItem, api }) => {
      const { path } = await openDraftWithItem();
      expect(await api.delete(`${path}/line-items/${id}`)).toMatchObject({ status });
    },
  );

  it('[CALL-41] for an item of another consignment', async ({ openDraftWithItem, api }) => {
    const { id } = await openDraftWithItem();
    const other = await openDraftWithItem();
    expect(await api.delete(`${other.path}/line-items/${id}`)).toMatchObject({ status: 404 });
  });
});

describe('removing a freight item, by status', () => {
  it('[CONS-28] works when the consignment is Ready, but keeps the last item', async ({
    database,
    load,
    api,
  }) => {
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
    expect(await api.delete(itemPath)).toMatchObject({ status: 204 });
    expect((await load(path)).lineItems).toHaveLength(1);
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
      expect(await api.delete(itemPath)).toMatchObject(refusal);
      expect((await load(path)).lineItems).toEqual([first]);
    },
  );
});
