import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Check } from '../checks/check.js';
import { readText } from '../repository/files.js';
import { run } from '../repository/run.js';
import { installConsumer } from './consumer.js';
import { contentFaults } from './content.js';
import { entriesIn, forgottenEntries, type Entry } from './entries.js';
import { manifestFaults } from './manifest.js';
import { lintPackage } from './package-lint.js';
import { pack, type Tarball } from './tarball.js';
import { nodeFaults, pageFaults, typeFaults } from './use.js';

const forOthers = ['domain', 'api-client', 'ui'];
/** Its modules import stylesheets, which Node cannot load. */
const needsBundler = 'ui';

/** The packages that other teams install, packed and installed outside the workspace, can be used. */
export const packed: Check = {
  name: 'packed',
  holds: 'the packed domain, api-client and ui work outside the workspace',
  faults: async (root) => {
    const filters = forOthers.map((name) => `--filter=@consign/${name}`);
    const build = run(
      'pnpm',
      ['exec', 'turbo', 'run', 'build', '--output-logs=errors-only', ...filters],
      root,
    );
    if (build.code !== 0) return [`the packages do not build: ${build.output}${build.errors}`];
    const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'consign-packed-'));
    try {
      const tarballs = forOthers.map((name) => pack(root, name, folder));
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
    ...contentFaults(tarball, root),
    ...manifestFaults(tarball),
    ...(await lintPackage(tarball)),
    ...forgottenEntries(source, tarball),
  ];
}

function consumerFaults(root: string, consumer: string, tarballs: readonly Tarball[]): string[] {
  mkdirSync(consumer);
  const uninstalled = installConsumer(root, consumer, tarballs);
  if (uninstalled.length > 0) return uninstalled;
  const types = typeFaults(consumer, entriesOfAll(tarballs));
  if (types.length > 0) return types;
  return [
    ...nodeFaults(consumer, entriesOfAll(tarballs.filter(({ name }) => name !== needsBundler))),
    ...pageFaults(consumer),
  ];
}

function entriesOfAll(tarballs: readonly Tarball[]): Entry[] {
  return tarballs.flatMap(({ name, manifest }) => entriesIn(name, manifest));
}
