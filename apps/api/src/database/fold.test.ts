import fc from 'fast-check';
import { expect, it } from 'vitest';

import { fold, foldedPattern, likePattern, phoneDigits } from './fold.js';

it.each([
  ['09 123 4567', '091234567'],
  ['+64 9 123 4567', '091234567'],
  ['0064 (0)9-123-4567', '091234567'],
  ['021.555.0199', '0215550199'],
])('reads the phone number %s as %s', (typed, digits) => {
  expect(phoneDigits(typed)).toBe(digits);
});

it('escapes what LIKE would read as a wildcard, and nothing else', () => {
  expect(likePattern('50%_a\\b')).toBe(String.raw`%50\%\_a\\b%`);
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(
        likePattern(text)
          .slice(1, -1)
          .replaceAll(/\\(?<plain>[\\%_])/gu, '$<plain>'),
      ).toBe(text);
    }),
  );
});

it('finds a folded word in a text as it is stored, where folding the text would', () => {
  const anyLetter = fc.constantFrom(..."aAāĀàÅ cÇ eé iĨ nÑ oŌ uŮ bB 1.*[]()|^$_%-'’ʻ");
  const anyText = fc.string({ unit: anyLetter, maxLength: 12 });
  fc.assert(
    fc.property(anyText, fc.string({ unit: anyLetter, minLength: 1, maxLength: 3 }), (text, typed) => {
      const word = fold(typed);
      expect(new RegExp(foldedPattern(word), 'i').test(text)).toBe(fold(text).includes(word));
    }),
    { numRuns: 1000 },
  );
});
