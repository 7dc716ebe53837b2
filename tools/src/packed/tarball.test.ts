import { homedir } from 'node:os';
import { describe, expect, test } from 'vitest';

import { contentFaults } from './content.js';
import { forgottenEntries } from './entries.js';
import { manifestFaults } from './manifest.js';
import type { Packed } from './tarball.js';

const root = '/srv/consign';
const offered = { '.': { types: './dist/index.d.ts', default: './dist/index.js' } };

function packedWith(manifest: Record<string, unknown>, files: Record<string, string> = {}): Packed {
  return {
    name: 'ui',
    manifest: { name: '@consign/ui', sideEffects: ['**/*.css'], exports: offered, ...manifest },
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

test('a package that holds what it offers and nothing else has no faults', () => {
  const packed = packedWith({});
  expect([
    ...contentFaults(packed, root),
    ...manifestFaults(packed),
    ...forgottenEntries({ exports: offered }, packed),
  ]).toEqual([]);
});

describe('what is in it', () => {
  const faultsOf = (file: string, text: string) => contentFaults(packedWith({}, { [file]: text }), root);

  test.each([
    ['src/index.ts', 'has no place in it'],
    ['dist/index.js.map', 'has no place in it'],
    ['.env', 'has no place in it'],
    ['dist/Card/Card.test.js', 'is for the tests of this workspace'],
    ['dist/Card/Card.stories.js', 'is for the tests of this workspace'],
    ['dist/testing/index.js', 'is for the tests of this workspace'],
  ])('%s %s', (file, fault) => {
    expect(faultsOf(file, '')).toEqual([`ui: ${file} ${fault}`]);
  });

  test.each([
    ['//# sourceMappingURL=a.js.map', 'names a source map, whose sources are not packed'],
    [`const file = '${root}/openapi';`, 'has a path of the machine that built it'],
    [`const file = '${homedir()}/openapi';`, 'has a path of the machine that built it'],
  ])('a file with %s is a fault', (text, fault) => {
    expect(faultsOf('dist/a.js', text)).toEqual([`ui: dist/a.js ${fault}`]);
  });

  test.each(['const a: *;', 'type A = Map<string, *>;', 'function a(): Promise<*>;', 'type A = () => *;'])(
    'a declaration with the type that says nothing is a fault: %s',
    (text) => {
      const faults = faultsOf('dist/a.d.ts', text.replace('*', 'any'));
      expect(faults).toEqual(['ui: dist/a.d.ts has the type any']);
    },
  );

  test('a comment may say it', () => {
    const vague = 'any';
    const text = `/** Alternatives, ${vague} of which: ${vague}. */\ntype A = 1; // : ${vague}`;
    expect(faultsOf('dist/a.d.ts', text)).toEqual([]);
  });

  test.each(['README.md', 'LICENSE', 'CHANGELOG.md'])('a package without %s is a fault', (missing) => {
    const { files, ...packed } = packedWith({});
    const some = new Map([...files].filter(([file]) => file !== missing));
    expect(contentFaults({ ...packed, files: some }, root)).toEqual([`ui has no ${missing}`]);
  });
});

describe('its entries', () => {
  test('one that the workspace has built and does not publish is a fault; one of its own is not', () => {
    const source = {
      exports: {
        '.': { '@consign/source': './src/index.ts', ...offered['.'] },
        './tokens': { '@consign/source': './src/tokens.ts', default: './dist/tokens.js' },
        './testing': './src/testing/index.ts',
      },
    };
    expect(forgottenEntries(source, packedWith({}))).toEqual([
      '@consign/ui/tokens is not packed as the workspace has it: see publishConfig',
    ]);
  });

  test('one that still has the condition of the sources is a fault', () => {
    const exports = { '.': { '@consign/source': './src/index.ts', ...offered['.'] } };
    expect(forgottenEntries({ exports }, packedWith({ exports }))).toEqual([
      '@consign/ui is not packed as the workspace has it: see publishConfig',
    ]);
  });
});

describe('its package.json', () => {
  test.each(['workspace:*', 'catalog:'])('the version %s is a fault', (version) => {
    expect(manifestFaults(packedWith({ dependencies: { dayjs: version } }))).toEqual([
      `ui asks for dayjs ${version}, which only this workspace knows`,
    ]);
  });

  test.each([
    ['dist/a.js', "import { Button } from '@mantine/core';", '@mantine/core'],
    ['dist/a.js', "import '@mantine/dates/styles.css';", '@mantine/dates/styles.css'],
    ['dist/a.js', "const chart = await import('recharts');", 'recharts'],
    ['dist/a.d.ts', 'export declare const a: import("react").ReactNode;', 'react'],
    ['dist/a.css', "@import '@fontsource-variable/inter/wght.css';", '@fontsource-variable/inter/wght.css'],
  ])('%s with %s, which nothing asks for, is a fault', (file, text, specifier) => {
    expect(manifestFaults(packedWith({}, { [file]: text }))).toEqual([
      `ui: ${file} imports ${specifier}, which its package.json does not ask for`,
    ]);
  });

  test('what it asks for may be imported, and so may its own files', () => {
    const text =
      "import { Button } from '@mantine/core/Button';\nimport { jsx } from \"react/jsx-runtime\";\nimport './a.css';";
    const needs = { dependencies: { '@mantine/core': '9.0.0' }, peerDependencies: { react: '^19.2.0' } };
    expect(manifestFaults(packedWith(needs, { 'dist/b.js': text }))).toEqual([]);
  });

  test.each([[false], [['dist/styles.css']]])(
    'sideEffects %j drops the stylesheet of a component',
    (sideEffects) => {
      expect(manifestFaults(packedWith({ sideEffects }))).toEqual([
        'ui: a bundler may drop dist/Card/Card.module.css: see sideEffects',
      ]);
    },
  );

  test('a package that says nothing of side effects is a fault', () => {
    expect(manifestFaults(packedWith({ sideEffects: undefined }))).toEqual([
      'ui does not say which files have side effects',
    ]);
  });

  test('a module imported for its effect alone is a fault until it is named', () => {
    const files = { 'dist/locale.js': "import './en-nz.js';" };
    expect(manifestFaults(packedWith({}, files))).toEqual([
      'ui: dist/locale.js imports a module for its effect, and says that it has none: see sideEffects',
    ]);
    expect(manifestFaults(packedWith({ sideEffects: ['**/*.css', './dist/locale.js'] }, files))).toEqual([]);
  });
});
