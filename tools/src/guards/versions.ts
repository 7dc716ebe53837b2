import { parse } from 'yaml';

import { findText } from '../repository/files.js';
import { entriesOf, fieldOf } from '../repository/json.js';
import { runTool } from '../repository/run.js';
import type { Check } from '../checks/check.js';

const lockFile = 'pnpm-lock.yaml';
const fields = ['dependencies', 'devDependencies', 'optionalDependencies'];

/** Dependencies that stand in two versions for a reason. */
export const severalVersions: ReadonlyMap<string, string> = new Map([
  [
    'typescript',
    'openapi-typescript writes its output with the compiler API, which TypeScript 7 does not have',
  ],
]);

/** One version of each dependency, as the manifests ask for it (sherif) and as the lock file gives it. */
export const versions: Check = {
  name: 'versions',
  holds: 'one version of each dependency',
  faults: (root) => [...manifestFaults(root), ...lockFaults(root, severalVersions)],
};

export function manifestFaults(root: string): string[] {
  const { code, output, errors } = runTool('sherif', [root], root);
  return code === 0 ? [] : [`sherif: ${(output + errors).trim()}`];
}

export function lockFaults(root: string, allowed: ReadonlyMap<string, string>): string[] {
  const text = findText(root, lockFile);
  if (text === null) return [`${lockFile} is not there`];
  const found = new Map<string, Map<string, string>>();
  for (const [importer, manifest] of entriesOf(fieldOf(parse(text), 'importers'))) {
    for (const [name, entry] of fields.flatMap((field) => entriesOf(fieldOf(manifest, field)))) {
      const version = String(fieldOf(entry, 'version')).replace(/\(.*/, '');
      if (version.startsWith('link:')) continue;
      found.set(name, new Map(found.get(name)).set(version, importer));
    }
  }
  if (found.size === 0) return [`${lockFile} lists no dependency`];
  return [...found]
    .filter(([name, list]) => list.size > 1 && !allowed.has(name))
    .map(([name, list]) => {
      const places = [...list].map(([version, importer]) => `${version} in ${importer}`);
      return `${name} stands in ${list.size} versions: ${places.join(', ')}`;
    });
}
