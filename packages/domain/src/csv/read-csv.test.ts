import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { csvByteOrderMark, formatCsvLine, readCsv } from './index.js';

it('[EXTR-04] [EXTR-06] gives back every text that was written', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('=1+1', "'0110", 'a "b"\r\nc', '0110', ''),
  );
  fc.assert(
    fc.property(fc.array(fc.array(text, { minLength: 1 }), { minLength: 1 }), (lines) => {
      const file = csvByteOrderMark + lines.map((cells) => formatCsvLine(cells)).join('');
      expect(readCsv(file)).toEqual(lines);
    }),
  );
});

it.each(['a,b', 'a\nb\r\n', '"a'])('[EXTR-09] refuses what was cut off or not written so: %j', (file) => {
  expect(() => readCsv(file)).toThrow(Error);
});
