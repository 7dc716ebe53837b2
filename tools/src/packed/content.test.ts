import { homedir } from 'node:os';
import { describe, expect, test } from 'vitest';

import { findContentFaults } from './package-lint.js';
import { findMissingEntries, type PackedPackage } from './tarball.js';

const root = '/srv/consign';
const described = {
  name: '@consign/ui',
  description: 'Components of freight consignments',
  keywords: ['freight', 'react', 'components'],
  repository: { type: 'git', directory: 'packages/ui' },
  engines: { node: '>=24' },
};
const offered = { '.': { types: './dist/index.d.ts', default: './dist/index.js' } };

function packedWith(manifest: Record<string, unknown>, files: Record<string, string> = {}): PackedPackage {
  return {
    name: 'ui',
    manifest: { ...described, exports: offered, ...manifest },
    files: new Map(
      Object.entries({
        'package.json': '{}',
        'README.md': '# ui',
        LICENSE: 'All rights reserved.',
        'CHANGELOG.md': '# ui',
        'REGISTER.md': '# ui',
        'sbom.cdx.json': '{}',
        'dist/index.js': 'export const name = 1;',
        'dist/index.d.ts': 'export declare const name: number;',
        'dist/Card/Card.module.css': '.root { color: red }',
        ...files,
      }),
    ),
  };
}

test('a package with its entries and nothing else has no faults', () => {
  const packed = packedWith({});
  expect([...findContentFaults(packed, root), ...findMissingEntries({ exports: offered }, packed)]).toEqual(
    [],
  );
});

describe('contents', () => {
  const findFaults = (file: string, text: string) =>
    findContentFaults(packedWith({}, { [file]: text }), root);

  test.each([
    ['scripts/index.mjs', '', 'should not be packed'],
    ['.env', '', 'should not be packed'],
    ['src/Card/Card.test.tsx', '', 'is test code'],
    ['src/testing/index.ts', '', 'is test code'],
    ['dist/Card/Card.test.js', '', 'is test code'],
    ['dist/Card/Card.stories.js', '', 'is test code'],
    ['dist/testing/index.js', '', 'is test code'],
    ['dist/a.js', `const file = '${root}/openapi';`, 'has a path on the machine that built it'],
    ['dist/a.js', `const file = '${homedir()}/openapi';`, 'has a path on the machine that built it'],
  ])('%s with %j %s', (file, text, fault) => {
    expect(findFaults(file, text)).toEqual([`ui: ${file} ${fault}`]);
  });

  test('[PLAT-130] a map without its sources is a fault', () => {
    const map = JSON.stringify({ sources: ['../src/a.ts'] });
    expect(findFaults('dist/a.js.map', map)).toEqual([
      'ui: dist/a.js.map is the map of src/a.ts, which is not packed',
    ]);
    const packed = packedWith({}, { 'dist/a.js.map': map, 'src/a.ts': 'export const a = 1;' });
    expect(findContentFaults(packed, root)).toEqual([]);
  });

  test.each(['description', 'keywords', 'repository', 'engines'])(
    '[PLAT-130] a package without %s is a fault',
    (field) => {
      expect(findContentFaults(packedWith({ [field]: undefined }), root)).toEqual([
        `ui has no ${field}, or not enough of it`,
      ]);
    },
  );

  test.each(['README.md', 'LICENSE', 'CHANGELOG.md', 'REGISTER.md', 'sbom.cdx.json'])(
    'a package without %s is a fault',
    (missing) => {
      const { files, ...packed } = packedWith({});
      const some = new Map([...files].filter(([file]) => file !== missing));
      expect(findContentFaults({ ...packed, files: some }, root)).toEqual([`ui has no ${missing}`]);
    },
  );
});

test.each([
  ["import Papa from 'papaparse';", []],
  ['import { addDays } from "papaparse/days.js";', []],
  ["import Papa from 'papaparse-other';", ['ui: no packed file imports papaparse']],
])('[PLAT-255] with %s the unused dependencies are %j', (text, faults) => {
  const packed = packedWith({ dependencies: { papaparse: '5.5.3' } }, { 'dist/index.js': text });
  expect(findContentFaults(packed, root)).toEqual(faults);
});

describe('entries', () => {
  test('an entry that is not published, or as source, is a fault; an internal one is not', () => {
    const source = {
      exports: {
        '.': { '@consign/source': './src/index.ts', ...offered['.'] },
        './tokens': { '@consign/source': './src/tokens.ts', default: './dist/tokens.js' },
        './testing': './src/testing/index.ts',
      },
    };
    expect(findMissingEntries(source, packedWith({}))).toEqual([
      '@consign/ui/tokens differs from publishConfig',
    ]);
    const exports = { '.': source.exports['.'] };
    expect(findMissingEntries({ exports }, packedWith({ exports }))).toEqual([
      '@consign/ui differs from publishConfig',
    ]);
  });

  test('[PLAT-254] a folder is published as its list of public names, or not at all', () => {
    const list = { types: './dist/public.d.ts', default: './dist/public.js' };
    const files = { 'dist/public.js': '', 'dist/public.d.ts': '', 'dist/bulk/index.js': '' };
    const bulk = { types: './dist/bulk/index.d.ts', default: './dist/bulk/index.js' };
    const source = { exports: { '.': offered['.'], './bulk': bulk, './internal': bulk } };
    expect(findMissingEntries(source, packedWith({ exports: { '.': list } }, files))).toEqual([]);
    const exports = { '.': offered['.'], './bulk': bulk };
    expect(findMissingEntries(source, packedWith({ exports }, files))).toEqual([
      '@consign/ui differs from publishConfig',
      '@consign/ui/bulk differs from publishConfig',
    ]);
  });
});
