import { toPrintable } from '@consign/domain/files';
import { expect, it } from 'vitest';

import { getFont, newPdf } from './pdf.js';
import { testNow } from '../../../testing/now.js';

/** Control characters, private use, surrogates: no text that a document prints. */
const isText = (character: string) => !/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/u.test(character);

it('[DOCS-18] a character is printed exactly if the documents’ font has it, in every weight', () => {
  const pdf = newPdf({ title: 'Characters', author: 'Tasman Freight', now: testNow });
  const fonts = (['regular', 'medium', 'bold'] as const).map((face) => getFont(pdf.font(face)));
  const wrong: string[] = [];
  for (let code = 0; code <= 0x1_ff_ff; code += 1) {
    const character = String.fromCodePoint(code);
    // Documents print the composed form of a few compatibility characters.
    if (!isText(character) || character.normalize('NFC') !== character) continue;
    const has = fonts.every((font) => font.hasGlyphForCodePoint(code));
    if ((toPrintable(character) === character) !== has) wrong.push(`U+${code.toString(16)}`);
  }
  expect(wrong).toEqual([]);
});
