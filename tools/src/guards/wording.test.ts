import { expect, test } from 'vitest';

import { temporaryRepository } from '../testing/temporary-repository.js';
import { wording } from './wording.js';

const check = (file: string, text: string) => wording.findFaults(temporaryRepository({ [file]: text }));

test('a private name is found, and no other name', async () => {
  const found = [
    'export const MOST_IDS = 200;',
    'const CONNECT_PATIENCE_MS = 1;',
    'const KEPT_MS = 1;',
    'export function tripOf(row: Row): Trip {',
    'async function valueOf<T>(row: T): T {',
    'const totalOf = (items: Item[]) => 1;',
    'export const rowOf: Mapper = async (row) => row;',
    'const nameOf = row => row.name;',
  ];
  const fine = [
    'const at = list.indexOf(id);',
    'const partOf = { id: 1 };',
    'function isOneOf(value: string) {}',
    'type A = keyof typeof rows; const almost = 1;',
    'expect(text).toBe(sumOf);',
  ];
  const place = /^apps\/web\/src\/a\.ts:(\d+) has a (?:private name|function called …Of)/;
  const faults = await check('apps/web/src/a.ts', [...found, ...fine].join('\n'));
  expect(faults.map((fault) => Number(place.exec(fault)?.[1])).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test.each([
  ['a.md', 'The list is read anew.'],
  ['apps/web/src/A.tsx', "const text = 'Something else is being done';"],
  ['apps/web/src/a.ts', '/**\n * The client is told to\n * come again.\n */'],
  ['docs/spec/04.md', 'A status that is none is an error (decided).'],
])('a stilted phrase is found in %s: %s', async (file, text) => {
  expect(await check(file, text)).toEqual([expect.stringContaining('has a phrase that reads as translated')]);
});

test('every match of a file is listed, with its line', async () => {
  expect(await check('a.md', 'Read it anew,\nand anew.')).toEqual([
    'a.md:1 has a phrase that reads as translated: anew',
    'a.md:2 has a phrase that reads as translated: anew',
  ]);
});

test("the owner's texts keep their words", async () => {
  expect(await check('docs/spec/part-1.txt', 'The list is read anew.')).toEqual([]);
});
