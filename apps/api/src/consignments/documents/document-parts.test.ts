import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { splitIntoParts } from './document-parts.js';
import type { PrintableConsignment } from './printed-store.js';

const countLines = ({ items }: PrintableConsignment) => items.length;

it('[DOCS-17] a part has at most 500 lines or one consignment, and the parts are as few as the order allows', () => {
  const sizes = fc.array(fc.oneof(fc.nat(20), fc.nat(700)), { maxLength: 60 });
  fc.assert(
    fc.property(sizes, (counts) => {
      const consignments = counts.map(
        (count) => ({ items: Array.from({ length: count }) }) as unknown as PrintableConsignment,
      );
      const parts = splitIntoParts(consignments, countLines, 500);
      expect(parts.flat()).toEqual(consignments);
      const lines = parts.map((part) => part.reduce((sum, each) => sum + countLines(each), 0));
      expect(parts.filter((part, index) => part.length > 1 && (lines[index] ?? 0) > 500)).toEqual([]);
      const startedEarly = parts.filter(
        ([first], index) =>
          index > 0 && first !== undefined && (lines[index - 1] ?? 0) + countLines(first) <= 500,
      );
      expect(startedEarly).toEqual([]);
    }),
  );
});
