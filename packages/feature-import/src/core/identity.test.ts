import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';

import {
  countOccurrences,
  findDigest,
  indexImported,
  planAgain,
  toCanonicalJson,
  toIdempotencyKey,
} from './identity.js';

const toImported = (digest: string, occurrence: number, reference: string | null = 'TAS1') => ({
  digest,
  occurrence,
  reference,
  importedAtDateTimeUtc: '2026-03-16T21:30:00Z',
  fileName: 'orders.csv',
});

describe('what makes consignments the same', () => {
  it('[IMPT-16] is what is created, whatever the order of its fields', async () => {
    const one = { accountId: 'a', lineItems: [{ count: 2, weight: 1.5, dangerousGoods: null }] };
    const other = { lineItems: [{ dangerousGoods: null, weight: 1.5, count: 2 }], accountId: 'a' };
    expect(await findDigest(one)).toBe(await findDigest(other));
    expect(await findDigest({ ...one, accountId: 'b' })).not.toBe(await findDigest(one));
    expect(await findDigest({ ...one, lineItems: [] })).not.toBe(await findDigest(one));
  });

  it('[IMPT-16] is the SHA-256 in base64url', async () => {
    const body = { notes: 'Tūī' };
    expect(await findDigest(body)).toBe(createHash('sha256').update('{"notes":"Tūī"}').digest('base64url'));
  });

  it('[IMPT-16] equal texts stand for equal values alone', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        const parsed: unknown = JSON.parse(toCanonicalJson(one));
        expect(parsed).toEqual(JSON.parse(JSON.stringify(one)));
        const areEqual = isDeepStrictEqual(
          JSON.parse(JSON.stringify(one)),
          JSON.parse(JSON.stringify(other)),
        );
        expect(toCanonicalJson(one) === toCanonicalJson(other)).toBe(areEqual);
      }),
    );
  });
});

describe('equal consignments of a file', () => {
  it('[IMPT-16] are counted, so that two equal groups are two consignments', () => {
    expect(countOccurrences(['a', 'b', 'a', 'a'])).toEqual([
      { digest: 'a', occurrence: 1 },
      { digest: 'b', occurrence: 1 },
      { digest: 'a', occurrence: 2 },
      { digest: 'a', occurrence: 3 },
    ]);
  });

  it('[IMPT-16] importing the same again creates what is missing alone', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 }),
        fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 }),
        (first, second) => {
          const there = countOccurrences(first).map(({ digest, occurrence }) =>
            toImported(digest, occurrence),
          );
          const find = indexImported(there);
          const missing = countOccurrences(second).filter((identity) => find(identity) === undefined);
          for (const digest of ['a', 'b', 'c']) {
            const count = (list: readonly string[]) => list.filter((each) => each === digest).length;
            const created = missing.filter((each) => each.digest === digest).length;
            expect(created).toBe(Math.max(0, count(second) - count(first)));
          }
        },
      ),
    );
  });

  it('[IMPT-16] are all new where they are created again anyway', () => {
    const there = [toImported('a', 1), toImported('a', 2), toImported('b', 1, null)];
    const identities = countOccurrences(['a', 'b', 'c', 'a'], planAgain(there));
    expect(identities).toEqual([
      { digest: 'a', occurrence: 3 },
      { digest: 'b', occurrence: 2 },
      { digest: 'c', occurrence: 1 },
      { digest: 'a', occurrence: 4 },
    ]);
    expect(identities.map(indexImported(there))).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('[IMPT-20] each has its own key for its calls, the same every time', () => {
    const keys = countOccurrences(['a', 'a', 'b']).map(toIdempotencyKey);
    expect(keys).toEqual(['import-a.1', 'import-a.2', 'import-b.1']);
  });
});
