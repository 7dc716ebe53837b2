import fc from 'fast-check';
import { expect, it } from 'vitest';

import { createCsvRowCounter, formatCsvLine } from './index.js';

const cell = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('"', '""', '\r\n', '"\r\n"', 'a\nb', ',"'),
);

it('[EXTR-07] counts the lines of any table, however the file is cut', () => {
  const table = fc.array(fc.array(cell, { minLength: 1 }));
  fc.assert(
    fc.property(table, fc.array(fc.nat(), { maxLength: 5 }), (rows, cuts) => {
      const file = new TextEncoder().encode(rows.map((cells) => formatCsvLine(cells)).join(''));
      const counter = createCsvRowCounter();
      const ends = cuts.map((cut) => cut % (file.length + 1)).toSorted((a, b) => a - b);
      const counts = [...ends, file.length].map((end, index) =>
        counter.read(file.subarray(ends[index - 1] ?? 0, end)),
      );
      expect(counts.at(-1)).toBe(rows.length);
      expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    }),
  );
});

it('[EXTR-07] counts no line before its end has arrived', () => {
  const counter = createCsvRowCounter();
  const read = (text: string) => counter.read(new TextEncoder().encode(text));
  expect([read('Consignment,Notes'), read('\r'), read('\nTAS1,"a\r\nb'), read('"\r\n')]).toEqual([
    0, 0, 1, 2,
  ]);
});
