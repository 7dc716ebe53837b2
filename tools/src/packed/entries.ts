import { entriesOf, fieldOf } from '../repository/json.js';
import type { Packed } from './tarball.js';

/** One line of `exports`: what can be imported, and what each condition leads to. */
export interface Entry {
  /** `@consign/domain/status` */
  readonly specifier: string;
  readonly isStylesheet: boolean;
  /** In the order in which they are tried; one without a name where the entry is a plain path. */
  readonly targets: readonly (readonly [condition: string, file: string])[];
}

export function entriesIn(name: string, manifest: unknown): Entry[] {
  return entriesOf(fieldOf(manifest, 'exports')).map(([subpath, target]) => ({
    specifier: `@consign/${name}${subpath.slice(1)}`,
    isStylesheet: subpath.endsWith('.css'),
    targets:
      typeof target === 'string'
        ? [['default', target]]
        : entriesOf(target).map(([condition, file]) => [condition, String(file)]),
  }));
}

/** Built entries of the workspace's `exports` that `publishConfig` does not repeat. */
export function forgottenEntries(source: unknown, { name, manifest }: Packed): string[] {
  const packed = new Map(entriesIn(name, manifest).map(({ specifier, targets }) => [specifier, targets]));
  return entriesIn(name, source).flatMap(({ specifier, targets }) => {
    const built = targets.filter(([, file]) => file.startsWith('./dist/'));
    const same = JSON.stringify(packed.get(specifier) ?? []) === JSON.stringify(built);
    return same ? [] : [`${specifier} is not packed as the workspace has it: see publishConfig`];
  });
}
