import { homedir } from 'node:os';
import { describe, expect, test } from 'vitest';

import { findContentFaults } from './content.js';
import { findMissingEntries } from './entries.js';
import { findManifestFaults } from './manifest.js';
import type { PackedPackage } from './tarball.js';

const root = '/srv/consign';
const described = {
  name: '@consign/ui',
  description: 'Components of freight consignments',
  keywords: ['freight', 'react', 'components'],
  repository: { type: 'git', directory: 'packages/ui' },
  engines: { node: '>=20.19.0' },
};
const offered = { '.': { types: './dist/index.d.ts', default: './dist/index.js' } };

function packedWith(manifest: Record<string, unknown>, files: Record<string, string> = {}): PackedPackage {
  return {
    name: 'ui',
    manifest: { ...described, sideEffects: ['**/*.css'], exports: offered, ...manifest },
    files: new Map(
      Object.entries({
        'package.json': '{}',
        'README.md': '# ui',
        LICENSE: 'All rights reserved.',
        'CHANGELOG.md': '# ui',
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
  expect([
    ...findContentFaults(packed, root),
    ...findManifestFaults(packed),
    ...findMissingEntries({ exports: offered }, packed),
  ]).toEqual([]);
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
      expect(findManifestFaults(packedWith({ [field]: undefined }))).toEqual([
        `ui has no ${field}, or not enough of it`,
      ]);
    },
  );

  test('a declaration with any is a fault; any in a comment is fine', () => {
    const vague = 'any';
    for (const text of [
      'const a: *;',
      'type A = Map<string, *>;',
      'function a(): Promise<*>;',
      'type A = () => *;',
    ])
      expect(findFaults('dist/a.d.ts', text.replace('*', vague))).toEqual([
        'ui: dist/a.d.ts has the type any',
      ]);
    const comment = `/** Alternatives, ${vague} of which: ${vague}. */\ntype A = 1; // : ${vague}`;
    expect(findFaults('dist/a.d.ts', comment)).toEqual([]);
  });

  test.each(['README.md', 'LICENSE', 'CHANGELOG.md'])('a package without %s is a fault', (missing) => {
    const { files, ...packed } = packedWith({});
    const some = new Map([...files].filter(([file]) => file !== missing));
    expect(findContentFaults({ ...packed, files: some }, root)).toEqual([`ui has no ${missing}`]);
  });
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
});

describe('package.json', () => {
  test.each(['workspace:*', 'catalog:'])('the version %s is a fault', (version) => {
    expect(findManifestFaults(packedWith({ dependencies: { dayjs: version } }))).toEqual([
      `ui asks for dayjs ${version}, which only resolves in this workspace`,
    ]);
  });

  test.each([
    ['dist/a.js', "import { Button } from '@mantine/core';", '@mantine/core'],
    ['dist/a.js', "import '@mantine/dates/styles.css';", '@mantine/dates/styles.css'],
    ['dist/a.js', "const chart = await import('recharts');", 'recharts'],
    ['dist/a.d.ts', 'export declare const a: import("react").ReactNode;', 'react'],
    ['dist/a.css', "@import '@fontsource-variable/inter/wght.css';", '@fontsource-variable/inter/wght.css'],
  ])('%s with the undeclared import %s is a fault', (file, text, specifier) => {
    expect(findManifestFaults(packedWith({}, { [file]: text }))).toEqual([
      `ui: ${file} imports ${specifier}, which its package.json does not declare`,
    ]);
  });

  test('declared dependencies and own files may be imported', () => {
    const text =
      "import { Button } from '@mantine/core/Button';\nimport { jsx } from \"react/jsx-runtime\";\nimport './a.css';";
    const needs = { dependencies: { '@mantine/core': '9.0.0' }, peerDependencies: { react: '^19.2.0' } };
    expect(findManifestFaults(packedWith(needs, { 'dist/b.js': text }))).toEqual([]);
  });

  test.each([
    [false, 'ui: a bundler may drop dist/Card/Card.module.css: see sideEffects'],
    [['dist/styles.css'], 'ui: a bundler may drop dist/Card/Card.module.css: see sideEffects'],
    [undefined, 'ui does not declare sideEffects'],
  ])('sideEffects %j is a fault', (sideEffects, fault) => {
    expect(findManifestFaults(packedWith({ sideEffects }))).toEqual([fault]);
  });

  test('a module imported for its side effects must be declared', () => {
    const files = { 'dist/locale.js': "import './en-nz.js';" };
    expect(findManifestFaults(packedWith({}, files))).toEqual([
      'ui: dist/locale.js imports a module for its side effects but does not declare them in sideEffects',
    ]);
    expect(findManifestFaults(packedWith({ sideEffects: ['**/*.css', './dist/locale.js'] }, files))).toEqual(
      [],
    );
  });
});
