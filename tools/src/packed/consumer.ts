import { cpSync, existsSync, mkdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

import { readText } from '../repository/files.js';
import { getEntries, getField } from '../repository/json.js';
import { run } from '../repository/run.js';
import type { Tarball } from './tarball.js';

const ownNeeds = ['react', 'react-dom'];
const toBuild = ['@types/node', '@types/react', '@types/react-dom', 'typescript', 'vite'];
/** Prefers npm's cache, and gives up soon when no registry answers. */
const network = ['--prefer-offline', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];

/** Sets up `folder` as another team would: the packages from their tarballs, React and compilers. */
export function installConsumer(root: string, folder: string, tarballs: readonly Tarball[]): string[] {
  cpSync(path.join(root, 'tools/consumer'), folder, { recursive: true });
  const catalog = getField(parse(readText(root, 'pnpm-workspace.yaml')), 'catalog');
  const versions = (names: readonly string[]): Record<string, string> =>
    Object.fromEntries(names.map((name) => [name, String(getField(catalog, name))]));
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
  // Without a registry npm reports a version conflict, so its message doesn't help.
  const hasRegistry = run('npm', ['view', 'react', 'version', ...network], folder).code === 0;
  if (hasRegistry) return [`npm cannot install them: ${(output + errors).trim()}`];
  console.log('      npm reaches no registry: using the dependencies of this workspace');
  linkPackages(root, folder, tarballs);
  return [];
}

/** Links the dependencies that each package declares, from this workspace. */
function linkPackages(root: string, folder: string, tarballs: readonly Tarball[]): void {
  rmSync(path.join(folder, 'node_modules'), { recursive: true, force: true });
  for (const { name, manifest, folder: unpacked } of tarballs) {
    cpSync(unpacked, path.join(folder, 'node_modules/@consign', name), { recursive: true });
    const dependencies = getEntries(getField(manifest, 'dependencies')).map(([dependency]) => dependency);
    for (const dependency of dependencies) link(root, name, dependency, folder);
  }
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
