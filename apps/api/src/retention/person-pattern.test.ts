import { sql } from 'kysely';
import { expect } from 'vitest';

import { test as it } from '../testing/api-test.js';
import { buildPersonPattern } from './erase-person.js';

it.for([
  [
    { name: 'Hēmi  Quark' },
    ['hemi quark', '"hēmi quark"', 'for hemi quark.'],
    ['hemi quarks', '9hemi quark'],
  ],
  [{ name: 'A.B (Ltd)' }, [], ['axb ltd', 'ab']],
  [
    { email: 'Z@Quark.example' },
    ['"z@quark.example"', '<z@quark.example>.'],
    ['az@quark.example', 'z@quark.examples'],
  ],
  [
    { phone: '021 555 7788' },
    ['0215557788', '+64 21 555-7788', '6421 5557788', '(021) 555 7788'],
    ['02155577889', '121 555 7788', '021 555 778'],
  ],
] as const)('[PLAT-278] %j is found whole, however written', async ([person, hits, misses], { database }) => {
  const pattern = buildPersonPattern(person);
  const find = async (text: string) =>
    (await sql<{ hit: boolean }>`select ${text}::text ~ ${pattern} as hit`.execute(database.kysely)).rows[0]
      ?.hit;
  expect(await Promise.all(hits.map(find))).toEqual(hits.map(() => true));
  expect(await Promise.all(misses.map(find))).toEqual(misses.map(() => false));
});

it('[PLAT-278] a part that is too short is refused', () => {
  expect(
    [{ name: 'Al' }, { phone: '0215' }, { name: 'Zelda Quark', email: 'z@' }].map(buildPersonPattern),
  ).toEqual([null, null, null]);
});
