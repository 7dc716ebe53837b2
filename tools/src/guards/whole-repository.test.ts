import { describe, expect, test } from 'vitest';

import { temporaryRepository } from '../testing/temporary-repository.js';
import { documents } from './documents.js';
import { unused } from './unused.js';
import { lockFaults, manifestFaults, severalVersions } from './versions.js';

const manifest = (name: string, dependencies: Record<string, string>): string =>
  JSON.stringify({ name, version: '0.0.0', private: true, type: 'module', dependencies });

const rootManifest = JSON.stringify({
  name: 'root',
  private: true,
  devEngines: { packageManager: { name: 'pnpm' } },
});

function workspace(version: string): Record<string, string> {
  return {
    'package.json': rootManifest,
    'pnpm-workspace.yaml': 'packages: [packages/*]\n',
    'pnpm-lock.yaml': "lockfileVersion: '9.0'\n",
    'packages/a/package.json': manifest('a', { react: '19.3.1' }),
    'packages/b/package.json': manifest('b', { react: version }),
  };
}

function lock(version: string): string {
  return [
    'importers:',
    '  packages/a:',
    "    dependencies: { react: { specifier: 'catalog:', version: 19.3.1(@types/node@20.19.43) } }",
    '  packages/b:',
    `    devDependencies: { react: { specifier: ^19.0.0, version: ${version} }, a: { version: 'link:../a' } }`,
  ].join('\n');
}

describe('unused', () => {
  const files = {
    'package.json': manifest('root', {}),
    'knip.json': JSON.stringify({ entry: ['src/index.ts'], project: ['src/**/*.ts'] }),
    'src/index.ts': "export { used } from './used.js';\n",
    'src/used.ts': 'export const used = 1;\n',
  };

  test('a repository that uses all it has passes', async () => {
    expect(await unused.faults(temporaryRepository(files))).toEqual([]);
  });

  test('a file, an export and a dependency that nothing uses are found', async () => {
    const root = temporaryRepository({
      ...files,
      'package.json': manifest('root', { 'left-over': '1.0.0' }),
      'src/lost.ts': 'export const lost = 1;\n',
      'src/used.ts': 'export const used = 1;\nexport const spare = 2;\n',
    });
    expect([...(await unused.faults(root))].sort()).toEqual([
      'package.json: dependencies left-over',
      'src/lost.ts: files src/lost.ts',
      'src/used.ts: exports spare',
    ]);
  });

  test('a repository that cannot be read is a fault', async () => {
    const root = temporaryRepository({ 'package.json': '{', 'knip.json': '{}' });
    expect(await unused.faults(root)).toEqual([
      expect.stringContaining('knip could not read the repository'),
    ]);
  });
});

describe('versions', () => {
  test('two manifests that ask for two versions are a fault', () => {
    expect(manifestFaults(temporaryRepository(workspace('19.3.1')))).toEqual([]);
    expect(manifestFaults(temporaryRepository(workspace('19.2.0')))).toEqual([
      expect.stringContaining('multiple-dependency-versions'),
    ]);
  });

  test('two versions in the lock file are a fault, unless there is a reason', () => {
    const root = temporaryRepository({ 'pnpm-lock.yaml': lock('19.2.0') });
    expect(lockFaults(root, new Map())).toEqual([
      'react stands in 2 versions: 19.3.1 in packages/a, 19.2.0 in packages/b',
    ]);
    expect(lockFaults(root, new Map([['react', 'a reason']]))).toEqual([]);
    expect(lockFaults(temporaryRepository({ 'pnpm-lock.yaml': lock('19.3.1') }), new Map())).toEqual([]);
  });

  test('a lock file that is missing or of another shape is a fault', () => {
    expect(lockFaults(temporaryRepository({ 'a.md': '' }), severalVersions)).toEqual([
      'pnpm-lock.yaml is not there',
    ]);
    expect(lockFaults(temporaryRepository({ 'pnpm-lock.yaml': 'a: 1' }), severalVersions)).toEqual([
      'pnpm-lock.yaml lists no dependency',
    ]);
  });
});

describe('documents', () => {
  const scripts = JSON.stringify({ scripts: { start: 'x', 'test:unit': 'x' } });

  test('commands that are scripts and links that lead somewhere pass', async () => {
    const root = temporaryRepository({
      'package.json': scripts,
      'README.md':
        'Type `npx -y pnpm@12 start`, `pnpm test:unit`, `pnpm install`. See [more](docs/adr/) and [this](#more).',
      'docs/adr/0001-first.md': 'Back to [the start](../../README.md#top).',
    });
    expect(await documents.faults(root)).toEqual([]);
  });

  test('a command that is no script and a link to nowhere are faults', async () => {
    const root = temporaryRepository({
      'package.json': scripts,
      'README.md': 'Type `npx -y pnpm@12 begin`. See [more](docs/MORE.md).',
    });
    expect(await documents.faults(root)).toEqual([
      'README.md says "pnpm begin", which is no script',
      'README.md points at docs/MORE.md, which is not there',
    ]);
  });

  test('a repository without a README is a fault', async () => {
    expect(await documents.faults(temporaryRepository({ 'package.json': scripts }))).toEqual([
      'README.md is not there',
    ]);
  });
});
