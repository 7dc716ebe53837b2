import { describe, expect, test } from 'vitest';

import { temporaryRepository } from '../testing/temporary-repository.js';
import { documents } from './documents.js';
import { folders } from './folders.js';
import { unused } from './unused.js';
import { findLockFaults, findManifestFaults, allowedDuplicates } from './versions.js';

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

// knip starts slowly on a busy machine.
describe('unused', { timeout: 60_000 }, () => {
  const files = {
    'package.json': manifest('root', {}),
    'knip.json': JSON.stringify({ entry: ['src/index.ts'], project: ['src/**/*.ts'] }),
    'src/index.ts': "export { used } from './used.js';\n",
    'src/used.ts': 'export const used = 1;\n',
  };

  test('finds an unused file, export and dependency, and nothing where all is used', async () => {
    const root = temporaryRepository({
      ...files,
      'package.json': manifest('root', { 'left-over': '1.0.0' }),
      'src/lost.ts': 'export const lost = 1;\n',
      'src/used.ts': 'export const used = 1;\nexport const spare = 2;\n',
    });
    expect([...(await unused.findFaults(root))].sort()).toEqual([
      'package.json: dependencies left-over',
      'src/lost.ts: files src/lost.ts',
      'src/used.ts: exports spare',
    ]);
    expect(await unused.findFaults(temporaryRepository(files))).toEqual([]);
  });

  test('a repository that cannot be read is a fault', async () => {
    const root = temporaryRepository({ 'package.json': '{', 'knip.json': '{}' });
    expect(await unused.findFaults(root)).toEqual([
      expect.stringContaining('knip could not read the repository'),
    ]);
  });
});

describe('versions', () => {
  test('two manifests with different versions are a fault', () => {
    expect(findManifestFaults(temporaryRepository(workspace('19.3.1')))).toEqual([]);
    expect(findManifestFaults(temporaryRepository(workspace('19.2.0')))).toEqual([
      expect.stringContaining('multiple-dependency-versions'),
    ]);
  });

  test('two versions in the lock file are a fault, unless allowed', () => {
    const root = temporaryRepository({ 'pnpm-lock.yaml': lock('19.2.0') });
    expect(findLockFaults(root, new Map())).toEqual([
      'react has 2 versions: 19.3.1 in packages/a, 19.2.0 in packages/b',
    ]);
    expect(findLockFaults(root, new Map([['react', 'a reason']]))).toEqual([]);
    expect(findLockFaults(temporaryRepository({ 'pnpm-lock.yaml': lock('19.3.1') }), new Map())).toEqual([]);
  });

  test('a missing or malformed lock file is a fault', () => {
    expect(findLockFaults(temporaryRepository({ 'a.md': '' }), allowedDuplicates)).toEqual([
      'pnpm-lock.yaml is missing',
    ]);
    expect(findLockFaults(temporaryRepository({ 'pnpm-lock.yaml': 'a: 1' }), allowedDuplicates)).toEqual([
      'pnpm-lock.yaml lists no dependency',
    ]);
  });
});

describe('documents', () => {
  const scripts = JSON.stringify({ scripts: { start: 'x', 'test:unit': 'x' } });

  test('commands that are scripts and links to files pass', async () => {
    const root = temporaryRepository({
      'package.json': scripts,
      'README.md':
        'Type `npx -y pnpm@12 start`, `pnpm test:unit`, `pnpm install`. See [more](docs/adr/) and [this](#more).',
      'docs/adr/0001-first.md': 'Back to [the start](../../README.md#top).',
    });
    expect(await documents.findFaults(root)).toEqual([]);
  });

  test('a command that is not a script, a broken link and no README are faults', async () => {
    const root = temporaryRepository({
      'package.json': scripts,
      'README.md': 'Type `npx -y pnpm@12 begin`. See [more](docs/MORE.md).',
    });
    expect(await documents.findFaults(root)).toEqual([
      'README.md says "pnpm begin", which is not a script',
      'README.md links to docs/MORE.md, which does not exist',
    ]);
    expect(await documents.findFaults(temporaryRepository({ 'package.json': scripts }))).toEqual([
      'README.md is missing',
    ]);
  });
});

test('a folder without a row, and a row without a folder, are faults', async () => {
  const root = temporaryRepository({
    'packages/domain/package.json': '{}',
    'apps/api/src/me/index.ts': '',
    'apps/api/src/server.ts': '',
    'docs/ARCHITECTURE.md':
      '| Room | Contains |\n| [packages/domain](../packages/domain/) | Rules |\n| `desk/` | Nothing |\n',
    'CONTRIBUTING.md': '| `me/`     | The user |\n| `pnpm test` | Tests |\n',
  });
  expect(await folders.findFaults(root)).toEqual([
    'docs/ARCHITECTURE.md has no row for apps/api',
    'docs/ARCHITECTURE.md has no row for me/',
    'docs/ARCHITECTURE.md has a row for desk/, which does not exist',
  ]);
});
