import { describe, expect } from 'vitest';

import { test } from '../testing/api-test.js';
import { aucklandRegion, createLookups, wellingtonRegion } from '../testing/lookups.js';

const it = test.extend('region', ({ api }) =>
  async (locality: Record<string, string>) => {
    const query = new URLSearchParams(locality).toString();
    const { status, body } = await api.get(`/api/v1/scheduling/regions?${query}`);
    return { status, body };
  });

it.beforeAll(async ({ database }) => {
  await createLookups(database);
});

const wellington = { region: { id: wellingtonRegion, name: 'Wellington' } };

describe('the region of a typed address', () => {
  it.for([
    [{ postcode: '6011' }, wellingtonRegion],
    [{ postcode: ' 6011 ', city: 'Auckland' }, wellingtonRegion],
    [{ city: 'wellington' }, wellingtonRegion],
    [{ postcode: '9999', city: 'Auckland' }, aucklandRegion],
  ] as const)(
    '[CALL-82] [PART-09] %j: comes from the postcode, then the city',
    async ([locality, id], { region }) => {
      expect(await region(locality)).toMatchObject({ status: 200, body: { region: { id } } });
    },
  );

  it('[CALL-82] [PART-09] is null if neither is known', async ({ region }) => {
    for (const locality of [{}, { postcode: '', city: '' }, { postcode: '9999', city: 'Atlantis' }]) {
      expect(await region(locality)).toEqual({ status: 200, body: { region: null } });
    }
    expect(await region({ postcode: '6011' })).toEqual({ status: 200, body: wellington });
  });

  it('[CALL-82] refuses a postcode that no address can have', async ({ region }) => {
    expect((await region({ postcode: '12345678901' })).status).toBe(400);
  });
});
