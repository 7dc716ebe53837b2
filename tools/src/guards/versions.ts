import { parse } from 'yaml';

import { findText } from '../repository/files.js';
import { getEntries, getField } from '../repository/json.js';
import { runTool } from '../repository/run.js';
import type { Check } from '../checks/run-checks.js';

const lockFile = 'pnpm-lock.yaml';
const fields = ['dependencies', 'devDependencies', 'optionalDependencies'];

/** Dependencies that need two versions, and why. */
export const allowedDuplicates: ReadonlyMap<string, string> = new Map([
  ['typescript', 'openapi-typescript uses the compiler API, which TypeScript 7 does not have'],
]);

/** One version of each dependency, in the manifests (sherif) and in the lock file. */
export const versions: Check = {
  name: 'versions',
  purpose: 'one version of each dependency',
  findFaults: (root) => [...findManifestFaults(root), ...findLockFaults(root, allowedDuplicates)],
};

export function findManifestFaults(root: string): string[] {
  const { code, output, errors } = runTool('sherif', [root], root);
  return code === 0 ? [] : [`sherif: ${(output + errors).trim()}`];
}

export function findLockFaults(root: string, allowed: ReadonlyMap<string, string>): string[] {
  const text = findText(root, lockFile);
  if (text === null) return [`${lockFile} is missing`];
  const found = new Map<string, Map<string, string>>();
  for (const [importer, manifest] of getEntries(getField(parse(text), 'importers'))) {
    for (const [name, entry] of fields.flatMap((field) => getEntries(getField(manifest, field)))) {
      const version = String(getField(entry, 'version')).replace(/\(.*/, '');
      if (version.startsWith('link:')) continue;
      found.set(name, new Map(found.get(name)).set(version, importer));
    }
  }
  if (found.size === 0) return [`${lockFile} lists no dependency`];
  return [...found]
    .filter(([name, list]) => list.size > 1 && !allowed.has(name))
    .map(([name, list]) => {
      const places = [...list].map(([version, importer]) => `${version} in ${importer}`);
      return `${name} has ${list.size} versions: ${places.join(', ')}`;
    });
}
