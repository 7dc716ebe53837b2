import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

import { temporaryRepository } from '../testing/temporary-repository.js';
import { lintPackage } from './package-lint.js';

const entry = { types: './dist/index.d.ts', default: './dist/index.js' };

function lint(manifest: Record<string, unknown>, files: Record<string, string> = {}): Promise<string[]> {
  const root = temporaryRepository({
    'package/package.json': JSON.stringify({
      name: '@consign/domain',
      version: '0.1.0',
      type: 'module',
      license: 'UNLICENSED',
      exports: { '.': entry },
      ...manifest,
    }),
    'package/dist/index.js': 'export const name = 1;',
    'package/dist/index.d.ts': 'export declare const name: number;',
    ...files,
  });
  execFileSync('tar', ['-czf', 'domain.tgz', 'package'], { cwd: root });
  return lintPackage({ name: 'domain', file: path.join(root, 'domain.tgz') });
}

test('a package with its types first and every entry built has no faults', async () => {
  expect(await lint({})).toEqual([]);
});

test.each([
  [
    'an entry that is not packed',
    { exports: { '.': entry, './status': './dist/status.js' } },
    './dist/status.js',
  ],
  [
    'types behind another condition',
    { exports: { '.': { default: './dist/index.js', types: './dist/index.d.ts' } } },
    'types',
  ],
  ['a dependency on a folder', { dependencies: { dayjs: 'file:../dayjs' } }, 'dayjs'],
  ['a dependency on a link', { dependencies: { dayjs: 'link:../dayjs' } }, 'dayjs'],
])('%s is a fault', async (_name, manifest, mentioned) => {
  const faults = await lint(manifest);
  expect(faults.join('\n')).toContain(mentioned);
});

test('an entry without types, and declarations that only a bundler resolves, are faults', async () => {
  const untyped = { 'package/dist/plain.js': 'export const name = 1;' };
  expect(await lint({ exports: { '.': entry, './plain': './dist/plain.js' } }, untyped)).toEqual([
    'domain: ./plain UntypedResolution',
    'domain: ./plain UntypedResolution',
  ]);
  const extensionless = {
    'package/dist/index.d.ts': "export { name } from './name';",
    'package/dist/name.d.ts': 'export declare const name: number;',
  };
  expect(await lint({}, extensionless)).toEqual([
    'domain: /node_modules/@consign/domain/dist/index.d.ts InternalResolutionError',
  ]);
});
