import * as fc from 'fast-check';
import PdfDocument from 'pdfkit';
import { expect, it } from 'vitest';

import { fitText } from './field-text.js';

const pdf = new PdfDocument().font('Helvetica-Bold').fontSize(1000);
/** As a share of the height, by the widths that Adobe gives for the font. */
const measureBold = (text: string) =>
  pdf.widthOfString(text.normalize('NFD').replaceAll(/\p{M}/gu, '')) / 1000;

const letters = fc.constantFrom(...'WMmi -lāĒūéAGO0123@%&.,/()');
const texts = fc.array(fc.string({ unit: letters, maxLength: 40 }), { maxLength: 12 });
const box = fc.record({
  width: fc.integer({ min: 60, max: 700 }),
  height: fc.integer({ min: 20, max: 120 }),
  size: fc.integer({ min: 24, max: 54 }),
  least: fc.constant(17),
});

it('[DOCS-20] no line is wider than its box, even in bold letters, nor is there one more than has room', () => {
  fc.assert(
    fc.property(texts, box, (words, given) => {
      const { lines, height, lineHeight } = fitText(words.join(' '), given);
      for (const line of lines) expect(measureBold(line) * height).toBeLessThanOrEqual(given.width);
      expect(lines.length).toBeLessThanOrEqual(Math.max(1, Math.floor(given.height / lineHeight)));
    }),
  );
});
