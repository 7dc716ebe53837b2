import { describe, expect } from 'vitest';

import { countConsignments, createdPath, draftBody, goodItem } from '../testing/fixtures.js';
import { test, toDigest } from '../testing/import-test.js';

const it = test.extend('importItem', ({ api }) =>
  async (name: string, change: object) =>
    api.post(
      '/api/v1/consignments',
      { ...draftBody, lineItems: [{ ...goodItem, ...change }] },
      { headers: { accept: 'application/problem+json', 'import-row': `${toDigest(name)}.1` } },
    ));

describe('a row of a file on the server', () => {
  it.for([0, 1000])(
    '[IMPT-09] [IMPT-14] with a count of %i is refused with its field, and is not taken for imported',
    async (count, { importItem, api, database }) => {
      const before = await countConsignments(database);
      const refused = await importItem(`count ${count}`, { count });
      expect(refused.status).toBe(422);
      expect(refused.body).toMatchObject({
        problems: [{ id: 'FRGT-01', path: 'lineItems/0/count' }],
      });
      expect(await countConsignments(database)).toBe(before);
      const { body } = await api.post('/api/v2/imports/created', { digests: [toDigest(`count ${count}`)] });
      expect(body).toEqual({ consignments: [] });
      // Mended, it is created.
      expect((await importItem(`count ${count}`, { count: 1 })).status).toBe(201);
    },
  );

  it('[IMPT-14] with a volume and a weight of 0 is created with the least of both', async ({
    importItem,
    api,
  }) => {
    const created = await importItem('least', { volume: 0, weight: 0 });
    expect((await api.get(createdPath(created))).body).toMatchObject({
      lineItems: [{ volume: 0.0001, weight: 0.01 }],
    });
  });
});
