import type { ImportedBefore } from '@consign/queries';

/** Any value as JSON with its fields in order, so that equal values are equal texts. */
export function toCanonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toCanonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const fields = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, each]) => `${JSON.stringify(name)}:${toCanonicalJson(each)}`);
  return `{${fields.join(',')}}`;
}

/** SHA-256 of the consignment to create, in base64url without padding (IMPT-16). */
export async function findDigest(body: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(toCanonicalJson(body));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Tells equal consignments apart; recorded with the digest. */
export interface Identity {
  readonly digest: string;
  /** From 1. */
  readonly occurrence: number;
}

/**
 * Counts equal consignments in their order, from 1 (IMPT-16). `again` has the digests that are to be created again, with
 * the occurrences that are left to the earlier ones.
 */
export function countOccurrences(
  digests: readonly string[],
  again: ReadonlyMap<string, number> = new Map(),
): Identity[] {
  const seen = new Map<string, number>();
  return digests.map((digest) => {
    const occurrence = (seen.get(digest) ?? again.get(digest) ?? 0) + 1;
    seen.set(digest, occurrence);
    return { digest, occurrence };
  });
}

/** Consignments imported before, by identity. */
export function indexImported(
  imported: readonly ImportedBefore[],
): (identity: Identity) => ImportedBefore | undefined {
  const byIdentity = new Map(imported.map((each) => [toKey(each), each]));
  return (identity) => byIdentity.get(toKey(identity));
}

/** The choice to create everything again that was imported (IMPT-16): beyond the last occurrence of each. */
export function planAgain(imported: readonly ImportedBefore[]): Map<string, number> {
  const last = new Map<string, number>();
  for (const { digest, occurrence } of imported) {
    last.set(digest, Math.max(last.get(digest) ?? 0, occurrence));
  }
  return last;
}

/** The same for every call that creates this one, also after the page was closed. */
export function toIdempotencyKey({ digest, occurrence }: Identity): string {
  return `import-${digest}.${occurrence}`;
}

const toKey = ({ digest, occurrence }: Identity) => `${digest}.${occurrence}`;
