import { expect, it } from 'vitest';

import { isolate } from './isolate.js';

const controls = [...'\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069'];

it('[PLAT-26] a user’s text within another is isolated, without its own controls, if its direction may differ', () => {
  for (const control of controls) expect(isolate(`Kauri${control} Ltd`)).toBe('\u2068Kauri Ltd\u2069');
  for (const text of ['שלום', 'مرحبا 7']) expect(isolate(text)).toBe(`\u2068${text}\u2069`);
  for (const text of ['Tūī Café', '', '2 × 3 m', '日本']) expect(isolate(text)).toBe(text);
});
