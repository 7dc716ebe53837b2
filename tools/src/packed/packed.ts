import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Check } from '../checks/run-checks.js';
import { readText } from '../repository/files.js';
import { run } from '../repository/run.js';
import { readRegister } from '../spec/register.js';
import {
  findLimitFaults,
  installConsumer,
  findNodeFaults,
  findPageFaults,
  findTypeFaults,
} from './consumer.js';
import { findContentFaults, lintPackage } from './package-lint.js';
import { findRegisterFaults } from './register-page.js';
import { parseEntries, findMissingEntries, type Entry, pack, type Tarball } from './tarball.js';

export const publishedNames = ['domain', 'api-client', 'ui'];
/** Imports stylesheets, which Node cannot load. */
const needsBundler = 'ui';

/** The published packages work when they are packed and installed outside the workspace. */
export const packed: Check = {
  name: 'packed',
  purpose: 'packed domain, api-client and ui work outside the workspace',
  findFaults: async (root) => {
    const filters = publishedNames.map((name) => `--filter=@consign/${name}`);
    const build = run(
      'pnpm',
      ['exec', 'turbo', 'run', 'build', '--output-logs=errors-only', ...filters],
      root,
    );
    if (build.code !== 0) return [`the packages do not build: ${build.output}${build.errors}`];
    const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'consign-packed-'));
    try {
      const tarballs = publishedNames.map((name) => pack(root, name, folder));
      const faults = (await Promise.all(tarballs.map((tarball) => tarballFaults(root, tarball)))).flat();
      return faults.length > 0 ? faults : consumerFaults(root, path.join(folder, 'consumer'), tarballs);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function tarballFaults(root: string, tarball: Tarball): Promise<string[]> {
  const source: unknown = JSON.parse(readText(root, `packages/${tarball.name}/package.json`));
  return [
    ...findContentFaults(tarball, root),
    ...(await lintPackage(tarball)),
    ...findMissingEntries(source, tarball),
    ...findRegisterFaults(tarball.name, tarball.files, readRegister(root).rows),
  ];
}

function consumerFaults(root: string, consumer: string, tarballs: readonly Tarball[]): string[] {
  mkdirSync(consumer);
  const uninstalled = installConsumer(root, consumer, tarballs);
  if (uninstalled.length > 0) return uninstalled;
  const types = [...findTypeFaults(consumer, listEntries(tarballs)), ...findLimitFaults(consumer)];
  if (types.length > 0) return types;
  return [
    ...findNodeFaults(consumer, listEntries(tarballs.filter(({ name }) => name !== needsBundler))),
    ...findPageFaults(consumer),
  ];
}

function listEntries(tarballs: readonly Tarball[]): Entry[] {
  return tarballs.flatMap(({ name, manifest }) => parseEntries(name, manifest));
}
