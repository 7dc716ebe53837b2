import type { ImportedConsignment, ImportGroup } from '@consign/domain/import-csv';

import { findDigest } from './identity.js';

/** About 10 ms of the page's time (IMPT-12). */
const digestsAtOnce = 250;

/** Lets the page answer: a browser makes short digests at once, without a pause of its own. */
const pause = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/**
 * The digest of each consignment by the position of its group, null where it has errors. A part of them at a time, so
 * that the page answers in between; those in `known` are not made again.
 */
export async function findDigests(
  groups: readonly ImportGroup[],
  known: WeakMap<ImportedConsignment, string>,
  signal: AbortSignal,
  find: (consignment: ImportedConsignment) => Promise<string> = findDigest,
): Promise<readonly (string | null)[]> {
  const missing: ImportedConsignment[] = [];
  for (const group of groups) {
    if (group.ok && !known.has(group.consignment)) missing.push(group.consignment);
  }
  for (let first = 0; first < missing.length && !signal.aborted; first += digestsAtOnce) {
    if (first > 0) await pause();
    const part = missing.slice(first, first + digestsAtOnce);
    const found = await Promise.all(part.map(find));
    found.forEach((digest, index) => {
      const consignment = part[index];
      if (consignment !== undefined) known.set(consignment, digest);
    });
  }
  return groups.map((group) => (group.ok ? (known.get(group.consignment) ?? null) : null));
}
