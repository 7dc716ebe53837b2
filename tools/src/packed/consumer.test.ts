import path from 'node:path';
import { describe, expect, test } from 'vitest';

import { workspaceRoot } from '../repository/files.js';
import { linkPackage, temporaryRepository } from '../testing/temporary-repository.js';
import { parseEntries } from './tarball.js';
import { findLimitFaults, findNodeFaults, findPageFaults, findTypeFaults } from './consumer.js';

const folder = 'node_modules/@consign/domain';
const exports = { '.': { types: './dist/index.d.ts', default: './dist/index.js' } };
const entries = parseEntries('domain', { exports });
/** Compilers start slowly on a busy machine. */
const COMPILER_TIMEOUT_MS = 120_000;

/** Another team's folder with one small package and the compilers. */
function consumer(files: Record<string, string>): string {
  const root = temporaryRepository({
    'package.json': JSON.stringify({ type: 'module' }),
    'rooms.ts': 'export {};',
    'client.ts': 'export {};',
    'required.cts': 'export {};',
    'page.tsx': 'export {};',
    [`${folder}/package.json`]: JSON.stringify({ name: '@consign/domain', type: 'module', exports }),
    [`${folder}/dist/index.js`]: 'export const name = 1;',
    [`${folder}/dist/index.d.ts`]: 'export declare const name: number;',
    ...files,
  });
  for (const name of ['typescript', 'vite', '@types/node']) {
    const installed = ['packages/ui', '.'].map((room) =>
      path.join(workspaceRoot, room, 'node_modules', name),
    );
    const target = name === '@types/node' ? installed[1] : installed[0];
    linkPackage(root, '.', name, path.relative(root, target ?? ''));
  }
  return root;
}

test(
  'types that became any, and those that only a bundler resolves, are reported; faults of other packages are not',
  { timeout: COMPILER_TIMEOUT_MS },
  () => {
    const other = 'node_modules/other';
    const declaration = [
      "export { name } from 'other';",
      "export type { Gone } from './gone.js';",
      "export { local } from './local';",
      `export declare const lost: ${'any'};`,
    ];
    const root = consumer({
      [`${folder}/dist/index.d.ts`]: declaration.join('\n'),
      [`${folder}/dist/local.d.ts`]: 'export declare const local: number;',
      [`${other}/package.json`]: JSON.stringify({ name: 'other', type: 'module', types: 'index.d.ts' }),
      [`${other}/index.d.ts`]: "export declare const name: number;\nexport type { Gone } from './gone.js';",
    });
    const gone = `${folder}/dist/index\\.d\\.ts.*'./gone\\.js'`;
    expect(findTypeFaults(root, entries)).toEqual([
      expect.stringMatching(/^NodeNext: every-entry\.ts.*'any'/u),
      expect.stringMatching(`^NodeNext: ${gone}`),
      expect.stringMatching(`^NodeNext: ${folder}/dist/index\\.d\\.ts\\(3,.*explicit file extensions`),
      expect.stringMatching(/^Bundler: every-entry\.ts.*"lost"/u),
      expect.stringMatching(`^Bundler: ${gone}`),
    ]);
  },
);

test(
  '[PLAT-255] a program of CommonJS that Node16 accepts is a fault of the READMEs',
  { timeout: COMPILER_TIMEOUT_MS },
  () => {
    expect(findLimitFaults(consumer({}))).toEqual([
      expect.stringMatching('^Node16 works, or fails otherwise than the READMEs say'),
    ]);
  },
);

describe('Node', () => {
  const programs = { 'out/rooms.js': '', 'out/client.js': '', 'out/required.cjs': '' };

  test('loads each entry and runs the programs', () => {
    expect(findNodeFaults(consumer(programs), entries)).toEqual([]);
  });

  test('reports a module that cannot be loaded and a program that fails', () => {
    const root = consumer({
      ...programs,
      [`${folder}/dist/index.js`]: "export { name } from './lost.js';",
      'out/client.js': "throw new Error('no bearer token');",
    });
    expect(findNodeFaults(root, entries)).toEqual([
      expect.stringMatching(/^Node cannot load them: .*lost\.js/),
      expect.stringMatching(/^client\.js fails: .*no bearer token/),
    ]);
  });
});

describe('the page', () => {
  const html = '<script type="module" src="page.tsx"></script>';

  test('without the styles of its components is a fault', { timeout: COMPILER_TIMEOUT_MS }, () => {
    const page = "import './page.css';\nconsole.log('Validated and awaiting the pickup request');";
    const root = consumer({ 'index.html': html, 'page.tsx': page, 'page.css': ':root { --chip-ground: 0 }' });
    const faults = findPageFaults(root);
    expect(faults).toContain('the built page lacks [data-busy]: the stylesheet of DataTable');
    expect(faults).toHaveLength(3);
  });

  test('that cannot be built is a fault', { timeout: COMPILER_TIMEOUT_MS }, () => {
    const root = consumer({ 'index.html': html, 'page.tsx': "import '@consign/domain/lost';" });
    expect(findPageFaults(root)).toEqual([expect.stringMatching(/^Vite cannot build the page: /)]);
  });
});
