import {
  cpSync,
  existsSync,
  mkdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
  readdirSync,
  readFileSync,
} from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

import { readText } from '../repository/files.js';
import { getEntries, getField } from '../repository/json.js';
import { run, type CommandResult } from '../repository/run.js';
import type { Tarball, Entry } from './tarball.js';

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

const strict = {
  target: 'ES2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  jsx: 'react-jsx',
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
};

/** TypeScript's two ways to resolve a package. */
const resolutions = [
  {
    name: 'NodeNext',
    options: { module: 'NodeNext', moduleResolution: 'NodeNext', types: ['node'], outDir: 'out' },
    files: ['every-entry.ts', 'rooms.ts', 'client.ts', 'required.cts'],
  },
  {
    name: 'Bundler',
    options: { module: 'ESNext', moduleResolution: 'Bundler', types: ['node', 'vite/client'], noEmit: true },
    files: ['every-entry.ts', 'rooms.ts', 'client.ts', 'page.tsx'],
  },
];

/** Every entry has types, under strict options and with declarations checked. */
export function findTypeFaults(consumer: string, entries: readonly Entry[]): string[] {
  writeFileSync(path.join(consumer, 'every-entry.ts'), importEveryEntry(entries));
  return resolutions.flatMap(({ name, options, files }) => {
    const config = `tsconfig.${name}.json`;
    writeFileSync(
      path.join(consumer, config),
      JSON.stringify({ compilerOptions: { ...strict, ...options }, files }),
    );
    const { code, output } = tool(consumer, 'typescript/bin/tsc', ['-p', config]);
    const lines = output.split('\n').filter((line) => line.includes('error TS'));
    if (code !== 0 && lines.length === 0) return [`${name}: tsc exited with ${code}: ${output.trim()}`];
    return lines.filter(isOurs).map((line) => `${name}: ${line}`);
  });
}

/** What the READMEs say doesn't work: types for CommonJS under Node16, and Node10. */
const limits = [
  { options: { module: 'Node16', moduleResolution: 'Node16' }, error: 'error TS1471' },
  {
    options: { module: 'CommonJS', moduleResolution: 'Node10', ignoreDeprecations: '6.0' },
    error: 'error TS',
  },
];

/** A limit that no longer holds is a fault of the READMEs. */
export function findLimitFaults(consumer: string): string[] {
  return limits.flatMap(({ options, error }) => {
    const config = `tsconfig.${options.moduleResolution}.json`;
    const compilerOptions = { ...strict, ...options, types: ['node'], noEmit: true };
    writeFileSync(path.join(consumer, config), JSON.stringify({ compilerOptions, files: ['required.cts'] }));
    const { output } = tool(consumer, 'typescript/bin/tsc', ['-p', config]);
    return output.includes(error)
      ? []
      : [`${options.moduleResolution} works, or fails otherwise than the READMEs say: ${output.trim()}`];
  });
}

/** Faults in the declarations of other packages are not ours. */
function isOurs(line: string): boolean {
  return !line.includes('node_modules/') || line.startsWith('node_modules/@consign/');
}

/** Imports every entry; the compiler names each export whose type became any. */
function importEveryEntry(entries: readonly Entry[]): string {
  const imports = entries.map(({ specifier, isStylesheet }, index) =>
    isStylesheet ? `import '${specifier}';` : `import * as entry${index} from '${specifier}';`,
  );
  const checks = entries.flatMap(({ isStylesheet }, index) =>
    isStylesheet ? [] : [`hasNone<NamesOfAny<typeof entry${index}>>();`],
  );
  return [
    ...imports,
    'type NamesOfAny<Module> = { [Name in keyof Module]: 0 extends 1 & Module[Name] ? Name : never }[keyof Module];',
    'function hasNone<Names extends never>(): Names[] { return []; }',
    ...checks,
  ].join('\n');
}

/** Node loads every entry that needs no browser, and the consumer's programs pass. */
export function findNodeFaults(consumer: string, entries: readonly Entry[]): string[] {
  const script = entries.map(({ specifier }) => `await import('${specifier}');`).join('\n');
  return [
    ...failure(
      'Node cannot load them',
      run(process.execPath, ['--input-type=module', '-e', script], consumer),
    ),
    ...['rooms.js', 'client.js', 'required.cjs'].flatMap((file) =>
      failure(`${file} fails`, run(process.execPath, [path.join('out', file)], consumer)),
    ),
  ];
}

/** Text that the built page must contain, and where it comes from. */
const inPage: readonly (readonly [kind: '.css' | '.js', text: string, from: string])[] = [
  ['.css', '--consign-table-height', '@consign/ui/styles.css'],
  ['.css', '--button-bg', 'the styles of Mantine that @consign/ui/styles.css lists'],
  ['.css', '--chip-ground', 'the stylesheet of StatusChip'],
  ['.css', '[data-busy]', 'the stylesheet of DataTable'],
  ['.js', 'Validated and awaiting the pickup request', 'the meaning of a status, from @consign/domain'],
];

/** Vite builds a page with components and their styles. */
export function findPageFaults(consumer: string): string[] {
  const built = failure('Vite cannot build the page', tool(consumer, 'vite/bin/vite.js', ['build']));
  if (built.length > 0) return built;
  const assets = path.join(consumer, 'dist/assets');
  const text = (kind: string): string =>
    readdirSync(assets)
      .filter((file) => file.endsWith(kind))
      .map((file) => readFileSync(path.join(assets, file), 'utf8'))
      .join('\n');
  return inPage
    .filter(([kind, part]) => !text(kind).includes(part))
    .map(([, part, from]) => `the built page lacks ${part}: ${from}`);
}

/** Runs a command line tool that the consumer has installed. */
function tool(consumer: string, script: string, args: readonly string[]): CommandResult {
  return run(process.execPath, [path.join('node_modules', script), ...args], consumer);
}

/** Stack lines inside Node don't help. */
const stack = /^\s*(?:at |\^|triggerUncaughtException|node:internal)|^\s*$/;

function failure(wrong: string, { code, output, errors }: CommandResult): string[] {
  if (code === 0) return [];
  const lines = (output + errors).split('\n').filter((line) => !stack.test(line));
  return [`${wrong}: ${lines.slice(0, 12).join(' | ')}`];
}
