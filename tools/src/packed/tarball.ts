import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { run } from '../repository/run.js';
import { getEntries, getField } from '../repository/json.js';

/** A package as it is installed in another team's node_modules. */
export interface PackedPackage {
  /** The folder in packages/: `domain` is @consign/domain. */
  readonly name: string;
  readonly manifest: unknown;
  /** Every file by its path in the tarball: `dist/index.js`. */
  readonly files: ReadonlyMap<string, string>;
}

/** The tarball's file, and the folder where it was unpacked. */
export interface Tarball extends PackedPackage {
  readonly file: string;
  readonly folder: string;
}

export function pack(root: string, name: string, target: string): Tarball {
  const file = path.join(target, `${name}.tgz`);
  const folder = path.join(target, name);
  mkdirSync(folder, { recursive: true });
  runOrThrow(`${name} cannot be packed`, 'pnpm', ['pack', '--out', file], path.join(root, 'packages', name));
  runOrThrow(
    `${name} cannot be unpacked`,
    'tar',
    ['-xzf', file, '-C', folder, '--strip-components=1'],
    target,
  );
  const files = readFolder(folder);
  const manifest: unknown = JSON.parse(files.get('package.json') ?? '{}');
  return { name, manifest, files, file, folder };
}

function readFolder(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(
    files.map((file) => [path.relative(folder, file).replaceAll(path.sep, '/'), readFileSync(file, 'utf8')]),
  );
}

function runOrThrow(wrong: string, command: string, args: readonly string[], folder: string): void {
  const { code, output, errors } = run(command, args, folder);
  if (code !== 0) throw new Error(`${wrong}: ${output}${errors}`);
}

/** One entry of `exports`. */
export interface Entry {
  /** `@consign/domain/status` */
  readonly specifier: string;
  readonly isStylesheet: boolean;
  /** In the order they are tried; a plain path counts as `default`. */
  readonly targets: readonly (readonly [condition: string, file: string])[];
}

export function parseEntries(name: string, manifest: unknown): Entry[] {
  return getEntries(getField(manifest, 'exports')).map(([subpath, target]) => ({
    specifier: `@consign/${name}${subpath.slice(1)}`,
    isStylesheet: subpath.endsWith('.css'),
    targets:
      typeof target === 'string'
        ? [['default', target]]
        : getEntries(target).map(([condition, file]) => [condition, String(file)]),
  }));
}

/**
 * Built entries of the workspace's `exports` that `publishConfig` does not repeat. An internal entry is not published. In a
 * package with lists of public names, a folder is published as its list, and not without one.
 */
export function findMissingEntries(source: unknown, packed: PackedPackage): string[] {
  const { name, manifest, files } = packed;
  const published = new Map(
    parseEntries(name, manifest).map(({ specifier, targets }) => [specifier, targets]),
  );
  const hasLists = [...files.keys()].some((file) => file.endsWith('/public.js'));
  return parseEntries(name, source).flatMap(({ specifier, targets }) => {
    const built = targets.filter(([, file]) => file.startsWith('./dist/'));
    const listed = built.map(toList).filter(([, file]) => files.has(file.slice(2)));
    const expected = specifier.endsWith('/internal') ? [] : hasLists ? listed : built;
    const same = JSON.stringify(published.get(specifier) ?? []) === JSON.stringify(expected);
    return same ? [] : [`${specifier} differs from publishConfig`];
  });
}

const toList = ([condition, file]: readonly [string, string]): readonly [string, string] => [
  condition,
  file.replace(/\/index(?=\.(?:d\.ts|js)$)/u, '/public'),
];
