import { expect, it } from 'vitest';

import { encodeGs1 } from './elements.js';

/** Reads field data as the printer does: what a scanner would send, with ↔ for FNC1 and ? for half a pair. */
function scan(data: string): string {
  let set = '';
  let text = '';
  for (const part of data.match(/>[:;568]|\d\d|./gu) ?? []) {
    if (part === '>:' || part === '>6') set = 'B';
    else if (part === '>;' || part === '>5') set = 'C';
    else if (part === '>8') text += '↔';
    else text += set === 'C' && part.length < 2 ? '?' : part;
  }
  return text;
}

it.each([
  '00195212340000000012',
  '4019521234TAS0002204',
  '4019521234TAS000220',
  '401952123412345',
  '401A1B22C333D4444',
])('[DOCS-09] [DOCS-20] bars of %s start with FNC1 and hold the whole text', (elements) => {
  expect(scan(encodeGs1(elements).data)).toBe(`↔${elements}`);
});

it('[DOCS-20] digits are packed in pairs, so that an SSCC is 156 modules wide and a GINC 200', () => {
  expect(encodeGs1('00195212340000000012')).toEqual({ data: '>;>800195212340000000012', modules: 156 });
  // By hand: start, FNC1, 40 19 52 12 34, to B, T A S 0, to C, 00 22 04 and the check symbol are 17 of 11; the stop is 13.
  expect(encodeGs1('4019521234TAS0002204').modules).toBe(17 * 11 + 13);
});
