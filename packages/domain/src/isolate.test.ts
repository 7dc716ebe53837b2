import { describe, expect, it } from 'vitest';

import { isolate } from './isolate.js';

const controls = [...'\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069'];

describe("a user's text within another", () => {
  it.each(controls.map((control) => [control.codePointAt(0)?.toString(16), control]))(
    '[PLAT-26] is isolated without its control U+%s',
    (_code, control) => expect(isolate(`Kauri${control} Ltd`)).toBe('\u2068Kauri Ltd\u2069'),
  );

  it('[PLAT-26] is isolated when it is written from right to left', () => {
    expect(isolate('שלום')).toBe('\u2068שלום\u2069');
    expect(isolate('مرحبا 7')).toBe('\u2068مرحبا 7\u2069');
  });

  it.each(['Tūī Café', '', '2 × 3 m', '日本'])('[PLAT-26] stays as it is: %s', (text) => {
    expect(isolate(text)).toBe(text);
  });
});
