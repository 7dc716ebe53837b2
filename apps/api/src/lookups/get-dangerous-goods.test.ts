import { describe, expect } from 'vitest';

import { test } from '../testing/api-test.js';
import { createLookups } from '../testing/lookups.js';

const it = test.extend('number', ({ api }) =>
  (unNumber: string) =>
    api.get(`/api/v1/dangerousGoods/number/${unNumber}`));

it.beforeAll(async ({ database }) => {
  await createLookups(database);
});

describe('dangerous goods', () => {
  it('[CALL-92, CALL-94] a UN number leads to its entry', async ({ number }) => {
    expect((await number('1230')).body).toEqual({
      unitedNationsNumber: '1230',
      nameAndDescription: 'Methanol',
      packingGroup: 'II',
      class: '3',
      subsidiaryClass1: '6.1',
      subsidiaryClass2: null,
    });
  });

  it('[CALL-92] the entry of the provider stands before the built-in one, for its customers alone', async ({
    number,
    apiAs,
  }) => {
    expect((await number('1263')).body).toMatchObject({
      nameAndDescription: 'Paint of the provider',
      class: '8',
    });
    const other = await (await apiAs('harbour')).get('/api/v1/dangerousGoods/number/1263');
    expect(other.body).toMatchObject({ nameAndDescription: 'Paint or paint related material', class: '3' });
  });

  it.for([
    ['0000', 404],
    ['12', 400],
    ['12634', 400],
    ['1O90', 400],
  ] as const)('[CALL-92] %s is answered %i', async ([unNumber, status], { number }) => {
    expect((await number(unNumber)).status).toBe(status);
  });
});
