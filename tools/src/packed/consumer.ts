import { cpSync, existsSync, mkdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

import { readText } from '../repository/files.js';
import { entriesOf, fieldOf } from '../repository/json.js';
import { run } from '../repository/run.js';
import type { Tarball } from './tarball.js';

const ownNeeds = ['react', 'react-dom'];
const toBuild = ['@types/node', '@types/react', '@types/react-dom', 'typescript', 'vite'];
/** From npm's own cache where it can, and without a long wait where no registry answers. */
const network = ['--prefer-offline', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];

/** Makes of `folder` what another team has: the packages from their tarballs, and React and compilers beside them. */
export function installConsumer(root: string, folder: string, tarballs: readonly Tarball[]): string[] {
  cpSync(path.join(root, 'tools/consumer'), folder, { recursive: true });
  const catalog = fieldOf(parse(readText(root, 'pnpm-workspace.yaml')), 'catalog');
  const versions = (names: readonly string[]): Record<string, string> =>
    Object.fromEntries(names.map((name) => [name, String(fieldOf(catalog, name))]));
  const packages = Object.fromEntries(tarballs.map(({ name, file }) => [`@consign/${name}`, `file:${file}`]));
  const manifest = {
    name: 'consumer',
    private: true,
    type: 'module',
    dependencies: { ...packages, ...versions(ownNeeds) },
    devDependencies: versions(toBuild),
  };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  const options = ['--no-audit', '--no-fund', '--no-package-lock', ...network];
  const { code, output, errors } = run('npm', ['install', ...options], folder);
  if (code === 0) return [];
  // Without a registry npm speaks of a conflict of versions, so that its words do not tell.
  const hasRegistry = run('npm', ['view', 'react', 'version', ...network], folder).code === 0;
  if (hasRegistry) return [`npm cannot install them: ${(output + errors).trim()}`];
  console.log('      npm reaches no registry: they stand beside what this workspace has installed');
  placeByHand(root, folder, tarballs);
  return [];
}

/** What npm would do, with the dependencies of the workspace; each package gets only what it asks for. */
function placeByHand(root: string, folder: string, tarballs: readonly Tarball[]): void {
  rmSync(path.join(folder, 'node_modules'), { recursive: true, force: true });
  for (const { name, manifest, folder: unpacked } of tarballs) {
    cpSync(unpacked, path.join(folder, 'node_modules/@consign', name), { recursive: true });
    const dependencies = entriesOf(fieldOf(manifest, 'dependencies')).map(([dependency]) => dependency);
    for (const dependency of dependencies) link(root, name, dependency, folder);
  }
  // The kit is made with all of them.
  for (const dependency of [...ownNeeds, ...toBuild]) link(root, 'ui', dependency, folder);
}

function link(root: string, name: string, dependency: string, folder: string): void {
  const target = path.join(folder, 'node_modules', dependency);
  const own = path.join(root, 'packages', name, 'node_modules', dependency);
  const from = existsSync(own) ? own : path.join(root, 'node_modules', dependency);
  if (existsSync(target) || !existsSync(from)) return;
  mkdirSync(path.dirname(target), { recursive: true });
  symlinkSync(realpathSync(from), target, 'dir');
}
