import fc from 'fast-check';
import { expect, it } from 'vitest';

import { fold } from './index.js';

it('[LIST-51] [LIST-89] folds macrons, capitals and curved apostrophes away', () => {
  expect(fold('WHANGĀREI Tāmaki')).toBe('whangarei tamaki');
  for (const apostrophe of ["'", '’', '‘', 'ʼ', 'ʻ']) expect(fold(`Hawke${apostrophe}s`)).toBe("hawke's");
});

it('[LIST-98] folds away what shows nothing', () => {
  expect(fold('\u200BTas\u00AD7\u2060\uFEFF')).toBe('tas7');
});

it('[LIST-89] folds what is folded to itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
  );
});
