import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import {
  findTooManyLines,
  type DocumentType,
  type PrintedType,
  nameDocument,
  splitIntoParts,
} from './documents-plan.js';
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

it.each<[PrintedType, readonly [string, number][], string, string]>([
  ['CONNOTE', [['TAS0000001', 6]], '', 'Consignment note TAS0000001'],
  ['FRTLABEL', [['TAS0000001', 1]], ' 1 of 2', 'Label TAS0000001'],
  ['FRTLABEL', [['TAS0000001', 6]], '', 'Labels TAS0000001'],
  [
    'CONNOTE',
    [
      ['TAS0000001', 1],
      ['TAS0000002', 1],
    ],
    ' 1 of 2',
    'Consignment notes 1 of 2',
  ],
])('[DOCS-23] a %s of %j is called after its number of papers', (type, consignments, partName, name) => {
  const printed = consignments.map(([reference, count]) => ({ reference, items: [{ count }] }));
  expect(nameDocument(type, printed, partName)).toBe(name);
});

const consignment = { items: [{ count: 2, description: null }] } as unknown as PrintableConsignment;
const printed = (type: DocumentType) => ({ printed: new Map([[type, [consignment, consignment]]]) });

it('[DOCS-22] a call that is too large is told the limit that refused it', () => {
  const limits = { FRTLABEL: 3, CONNOTE: 1 };
  expect(findTooManyLines(printed('FRTLABEL'), limits)).toBe(
    'These consignments have 4 pieces. You can print up to 3 labels at a time',
  );
  expect(findTooManyLines(printed('CONNOTE'), limits)).toBe(
    'The freight of these consignments takes about 2 lines. You can print notes of up to 1 at a time',
  );
  expect(findTooManyLines(printed('FRTLABEL'), { ...limits, FRTLABEL: 4 })).toBeNull();
});
