import { describe, expect } from 'vitest';

import { test } from '../../testing/api-test.js';
import { storeConsignment } from '../../testing/store-consignment.js';
import { worldId } from '../../testing/world-rows.js';

const paint = { unNumber: '1263', class: '3', subsidiaryClass1: '6.1', subsidiaryClass2: null };
const pallet = { code: 'PALLET', name: 'Pallet', defaultVolume: 1.44, defaultWeight: 250 };
const carton = { code: 'CARTON', name: 'Carton', defaultVolume: null, defaultWeight: null };

const it = test.extend('ask', ({ api }) =>
  (ids: readonly string[], who = api) =>
    who.post('/api/v2/consignments/consignments-line-items', ids));

let auckland: string;
let wellington: string;
let empty: string;

it.beforeAll(async ({ database }) => {
  auckland = await storeConsignment(database, {
    reference: 'TAS1000001',
    items: [
      { count: 3, packagingType: 'PALLET' },
      { count: 2, packagingType: 'CARTON', dangerousGoods: paint },
      { count: 1, packagingType: 'CRATE' },
    ],
  });
  wellington = await storeConsignment(database, { reference: 'TAS1000002', site: 'WLG1' });
  empty = await storeConsignment(database, { reference: 'TAS1000003', items: [] });
});

describe('the freight of several consignments', () => {
  it('[CALL-36, CALL-94, LIST-03] is keyed by id, in its order, with dangerous goods', async ({ ask }) => {
    const answer = await ask([wellington, auckland]);
    expect(answer).toMatchObject({ status: 200 });
    expect(answer.body).toEqual({
      [auckland]: [
        { count: 3, packagingTypeObject: pallet, dangerousGoods: null },
        { count: 2, packagingTypeObject: carton, dangerousGoods: paint },
        {
          count: 1,
          packagingTypeObject: { ...carton, code: 'CRATE', name: 'CRATE' },
          dangerousGoods: null,
        },
      ],
      [wellington]: [{ count: 1, packagingTypeObject: carton, dangerousGoods: null }],
    });
  });

  it('[CALL-36] has no entry for what is not there, has no item, or is of a site that is not the user’s', async ({
    ask,
    apiAs,
  }) => {
    expect((await ask([worldId(1), empty])).body).toEqual({});
    const dispatch = await apiAs('dispatch');
    expect(Object.keys((await ask([auckland, wellington], dispatch)).body as object)).toEqual([wellington]);
  });

  it('[CALL-36] is refused for none, 201, one twice or what is no id', async ({ ask }) => {
    const many = Array.from({ length: 201 }, (_, index) => worldId(index));
    for (const ids of [[], many, [worldId(1), worldId(1)], ['TAS1000001']])
      expect(await ask(ids)).toMatchObject({ status: 400 });
  });
});
