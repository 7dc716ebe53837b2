import { describe, expect, test } from 'vitest';

import { temporaryRepository } from '../testing/temporary-repository.js';
import { installedFaults } from './packed.js';
import { reportFaults } from './proved.js';

const folder = 'node_modules/@consign/domain';
const offered = { types: './dist/index.d.ts', default: './dist/index.js' };

function installed(manifest: Record<string, unknown>, files: Record<string, string> = {}): string {
  return temporaryRepository({
    [`${folder}/package.json`]: JSON.stringify({ name: '@consign/domain', type: 'module', ...manifest }),
    [`${folder}/dist/index.js`]: 'export const name = 1;',
    [`${folder}/dist/index.d.ts`]: 'export declare const name: number;',
    ...files,
  });
}

describe('packed', () => {
  test('a package that holds what it offers passes; what leads to a source is not offered to others', () => {
    const root = installed({ exports: { '.': offered, './testing': './src/testing/index.ts' } });
    expect(installedFaults(root, ['domain'])).toEqual([]);
  });

  test('an entry that is not in the tarball is a fault', () => {
    const root = installed({ exports: { './status': { default: './dist/status/index.js' } } });
    expect(installedFaults(root, ['domain'])).toEqual([
      'domain offers ./status (default) as ./dist/status/index.js, which is not in it',
    ]);
  });

  test('a dependency that only this workspace knows is a fault', () => {
    const root = installed({ exports: { '.': offered }, dependencies: { dayjs: 'catalog:' } });
    expect(installedFaults(root, ['domain'])).toEqual([
      'domain asks for dayjs catalog:, which only this workspace knows',
    ]);
  });

  test('types that cannot be used and a module that cannot be loaded are faults', () => {
    const files = {
      [`${folder}/dist/index.js`]: "export { name } from './lost.js';",
      [`${folder}/dist/index.d.ts`]: 'not a module',
    };
    expect(installedFaults(installed({ exports: { '.': offered } }, files), ['domain'])).toEqual([
      expect.stringContaining('their types cannot be used'),
      expect.stringContaining('they cannot be loaded'),
    ]);
  });
});

describe('what stands as tests', () => {
  const file = 'apps/api/src/store/migrations.test.ts';
  const report = (status: string): unknown => ({
    testResults: [{ name: `/repository/${file}`, assertionResults: [{ fullName: 'both engines', status }] }],
  });

  test('passes when the tests of the file pass', () => {
    expect(reportFaults(report('passed'), [file], 0)).toEqual([]);
  });

  test('a failed test, a skipped one, and a file that ran none are faults', () => {
    expect(reportFaults(report('failed'), [file], 1)).toEqual(['both engines: failed']);
    expect(reportFaults(report('pending'), [file], 0)).toEqual(['both engines: pending']);
    expect(reportFaults({ testResults: [] }, [file], 0)).toEqual([`${file} ran no test`]);
  });

  test('a run that ends badly without a failed test is a fault', () => {
    expect(reportFaults(report('passed'), [file], 1)).toEqual(['the tests ended with 1']);
  });
});
