import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Check } from '../checks/check.js';
import { entriesOf, fieldOf } from '../repository/json.js';
import { run, runTool } from '../repository/run.js';

const forOthers = ['domain', 'api-client', 'ui'];
/** Loads stylesheets, which Node cannot: a bundler can, so its types alone are checked. */
const needsBundler = new Set(['ui']);

/** The packages that other teams install, packed and installed outside the workspace, can be used. */
export const packed: Check = {
  name: 'packed',
  holds: 'the packed domain, api-client and ui work outside the workspace',
  faults: (root) => {
    const build = run(
      'pnpm',
      ['exec', 'turbo', 'run', 'build', ...forOthers.map((name) => `--filter=@consign/${name}`)],
      root,
    );
    if (build.code !== 0) return [`the packages do not build: ${lastLines(build.output + build.errors)}`];
    return packedFaults(root, forOthers);
  },
};

function packedFaults(root: string, names: readonly string[]): string[] {
  const consumer = mkdtempSync(path.join(tmpdir(), 'consign-packed-'));
  try {
    return installedFaults(
      consumer,
      names.map((name) => install(root, name, consumer)),
    );
  } finally {
    rmSync(consumer, { recursive: true, force: true });
  }
}

/** What another team would run into with these packages in its node_modules. */
export function installedFaults(consumer: string, names: readonly string[]): string[] {
  const installed = names.map((name) => readInstalled(consumer, name));
  const faults = installed.flatMap(({ name, folder, manifest }) =>
    workspaceMarks(name, manifest).concat(missingFiles(name, folder, manifest)),
  );
  return faults.length > 0 ? faults : useFaults(consumer, installed);
}

interface Installed {
  readonly name: string;
  readonly folder: string;
  readonly manifest: unknown;
  /** What can be imported: `@consign/domain/status`. */
  readonly entries: readonly string[];
}

/** Unpacks the tarball beside its dependencies, as a package manager would. */
function install(root: string, name: string, consumer: string): string {
  const source = path.join(root, 'packages', name);
  const tarball = path.join(consumer, `${name}.tgz`);
  const folder = installedFolder(consumer, name);
  mkdirSync(folder, { recursive: true });
  const pack = run('pnpm', ['pack', '--out', tarball], source);
  if (pack.code !== 0) throw new Error(`${name} cannot be packed: ${pack.output}${pack.errors}`);
  run('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1'], consumer);
  const { manifest } = readInstalled(consumer, name);
  for (const field of ['dependencies', 'peerDependencies']) {
    for (const [dependency] of entriesOf(fieldOf(manifest, field))) link(source, dependency, consumer);
  }
  return name;
}

function installedFolder(consumer: string, name: string): string {
  return path.join(consumer, 'node_modules/@consign', name);
}

function readInstalled(consumer: string, name: string): Installed {
  const folder = installedFolder(consumer, name);
  const manifest: unknown = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const entries = exportsOf(manifest).map(([entry]) => `@consign/${name}${entry.slice(1)}`);
  return { name, folder, manifest, entries: entries.filter((entry) => !entry.endsWith('.css')) };
}

function link(source: string, dependency: string, consumer: string): void {
  const target = path.join(consumer, 'node_modules', dependency);
  const from = path.join(source, 'node_modules', dependency);
  if (dependency.startsWith('@consign/') || existsSync(target) || !existsSync(from)) return;
  mkdirSync(path.dirname(target), { recursive: true });
  symlinkSync(realpathSync(from), target, 'dir');
}

/** What the package offers to others; an entry that only leads to a source is for this workspace alone. */
function exportsOf(manifest: unknown): [string, unknown][] {
  return entriesOf(fieldOf(manifest, 'exports')).filter(([, target]) => typeof target !== 'string');
}

function workspaceMarks(name: string, manifest: unknown): string[] {
  return ['dependencies', 'peerDependencies'].flatMap((field) =>
    entriesOf(fieldOf(manifest, field))
      .filter(([, version]) => /^(?:workspace|catalog|link|file):/.test(String(version)))
      .map(
        ([dependency, version]) =>
          `${name} asks for ${dependency} ${String(version)}, which only this workspace knows`,
      ),
  );
}

function missingFiles(name: string, folder: string, manifest: unknown): string[] {
  return exportsOf(manifest).flatMap(([entry, target]) =>
    entriesOf(target)
      .filter(([condition]) => !condition.startsWith('@'))
      .filter(([, file]) => !existsSync(path.join(folder, String(file))))
      .map(
        ([condition, file]) =>
          `${name} offers ${entry} (${condition}) as ${String(file)}, which is not in it`,
      ),
  );
}

function useFaults(consumer: string, installed: readonly Installed[]): string[] {
  const all = installed.flatMap(({ entries }) => entries);
  const lines = all.map((entry, index) => `import * as entry${index} from '${entry}';\nvoid entry${index};`);
  const options = {
    module: 'esnext',
    moduleResolution: 'bundler',
    strict: true,
    noEmit: true,
    jsx: 'react-jsx',
    types: [],
  };
  const lib = ['ES2023', 'DOM', 'DOM.Iterable'];
  writeFileSync(path.join(consumer, 'package.json'), JSON.stringify({ type: 'module' }));
  writeFileSync(path.join(consumer, 'use.ts'), lines.join('\n'));
  writeFileSync(
    path.join(consumer, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { ...options, lib, skipLibCheck: true }, files: ['use.ts'] }),
  );
  const types = runTool('tsc', ['-p', '.'], consumer);
  const runnable = installed.filter(({ name }) => !needsBundler.has(name)).flatMap(({ entries }) => entries);
  const script = runnable.map((entry) => `await import('${entry}');`).join('\n');
  const use = run(process.execPath, ['--input-type=module', '-e', script], consumer);
  return [
    ...(types.code === 0 ? [] : [`their types cannot be used: ${lastLines(types.output)}`]),
    ...(use.code === 0 ? [] : [`they cannot be loaded: ${lastLines(use.errors)}`]),
  ];
}

function lastLines(text: string): string {
  return text.trim().split('\n').slice(-6).join(' | ');
}
