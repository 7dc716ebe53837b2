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

/** Each entry is there, and found in the way that compilers and bundlers look for it. */
export function entryFaults({ name, manifest, files }: Packed): string[] {
  const entries = entriesIn(name, manifest);
  if (entries.length === 0) return [`${name} offers nothing`];
  return entries.flatMap(({ specifier, targets }) => [
    ...targets
      .filter(([, file]) => !files.has(file.replace(/^\.\//, '')))
      .map(([condition, file]) => `${specifier} (${condition}) leads to ${file}, which is not packed`),
    ...orderFaults(
      specifier,
      targets.map(([condition]) => condition),
    ),
  ]);
}

function orderFaults(specifier: string, conditions: readonly string[]): string[] {
  const faults: string[] = [];
  // The first condition that fits wins: behind another one, types are never asked for.
  if (conditions[0] !== 'types') faults.push(`${specifier} does not give its types first`);
  if (conditions.at(-1) !== 'default') faults.push(`${specifier} does not end with default`);
  return faults;
}

/** What the workspace offers from dist and the packed package does not: the two lists are written apart. */
export function forgottenEntries(source: unknown, { name, manifest }: Packed): string[] {
  const packed = new Map(entriesIn(name, manifest).map(({ specifier, targets }) => [specifier, targets]));
  return entriesIn(name, source).flatMap(({ specifier, targets }) => {
    const built = targets.filter(([, file]) => file.startsWith('./dist/'));
    const same = JSON.stringify(packed.get(specifier) ?? []) === JSON.stringify(built);
    return same ? [] : [`${specifier} is not packed as the workspace has it: see publishConfig`];
  });
}
