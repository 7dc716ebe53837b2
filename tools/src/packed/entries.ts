import { getEntries, getField } from '../repository/json.js';
import type { PackedPackage } from './tarball.js';

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

/** Built entries of the workspace's `exports` that `publishConfig` does not repeat. */
export function findMissingEntries(source: unknown, { name, manifest }: PackedPackage): string[] {
  const packed = new Map(parseEntries(name, manifest).map(({ specifier, targets }) => [specifier, targets]));
  return parseEntries(name, source).flatMap(({ specifier, targets }) => {
    const built = targets.filter(([, file]) => file.startsWith('./dist/'));
    const same = JSON.stringify(packed.get(specifier) ?? []) === JSON.stringify(built);
    return same ? [] : [`${specifier} differs from publishConfig`];
  });
}
