import { expect, test } from 'vitest';

import { readText, workspaceRoot } from '../repository/files.js';
import { listBrowserFolders } from './browser-program.js';
import { listParts } from './parts.js';

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
