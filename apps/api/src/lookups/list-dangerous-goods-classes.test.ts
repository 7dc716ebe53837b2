import { expect } from 'vitest';

import { test as it } from '../testing/api-test.js';
import { commonDangerousGoods } from './dangerous-goods.js';

/** The classes and divisions of the UN recommendations; of the first class it has the class itself too. */
const codes = '1 1.1 1.2 1.3 1.4 1.5 1.6 2.1 2.2 2.3 3 4.1 4.2 4.3 5.1 5.2 6.1 6.2 7 8 9'.split(' ');

it('[CALL-93] lists the classes by code and name, and each that the common goods have', async ({ api }) => {
  const { body } = await api.get('/api/v1/dangerousGoodsClasses');
  const classes = body as readonly { code: string; name: string }[];
  expect(classes.map(({ code }) => code)).toEqual(codes);
  expect(Object.fromEntries(classes.map(({ code, name }) => [code, name]))).toMatchObject({
    '2.1': 'Flammable gases',
    '2.2': 'Non-flammable, non-toxic gases',
    '2.3': 'Toxic gases',
    3: 'Flammable liquids',
    '6.1': 'Toxic substances',
    8: 'Corrosive substances',
  });
  expect(codes).toEqual(
    expect.arrayContaining([...new Set(commonDangerousGoods.flatMap(([, , ...of]) => of))]),
  );
});
