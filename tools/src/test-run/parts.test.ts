import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

import { readText, workspaceRoot } from '../repository/files.js';
import { chooseParts, JOURNEYS, listBrowserFolders, listParts } from './parts.js';

const all = listParts(workspaceRoot);

test('a part is named as its Vitest project and its package', () => {
  expect(all.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['api', 'domain', 'e2e', 'tools', 'ui']),
  );
  const misnamed = all.filter(({ name, folder }) => {
    const [config = '', manifest = ''] = ['vitest.config.ts', 'package.json'].map((file) =>
      name === JOURNEYS && file !== 'package.json'
        ? `'${name}'`
        : readFileSync(path.join(workspaceRoot, folder, file), 'utf8'),
    );
    return !config.includes(`'${name}'`) || !manifest.includes(`"name": "@consign/${name}"`);
  });
  expect(misnamed).toEqual([]);
});

test('names choose parts, and an unknown one is answered with those that exist', () => {
  const known = [
    { name: 'api', folder: 'apps/api' },
    { name: 'ui', folder: 'packages/ui' },
  ];
  expect(chooseParts(['ui'], known)).toEqual([{ name: 'ui', folder: 'packages/ui' }]);
  expect(chooseParts(['ui', 'uu'], known)).toBe('Unknown part: uu. Choose from: api, ui');
});

function readOptions(folder: string): unknown {
  const config = JSON.parse(readText(workspaceRoot, `${folder}/tsconfig.json`)) as object;
  return 'compilerOptions' in config ? config.compilerOptions : null;
}

test('the program for the browser has every package that is checked with its options, and no other', () => {
  const options = JSON.stringify(readOptions('apps/web'));
  const alike = listParts(workspaceRoot)
    .map(({ folder }) => folder)
    .filter((folder) => JSON.stringify(readOptions(folder)) === options);
  expect(listBrowserFolders(workspaceRoot).toSorted()).toEqual(alike.toSorted());
});
