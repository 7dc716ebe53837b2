import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isEmail, isPhone, normaliseEmail, normalisePhone } from './index.js';

describe('isPhone', () => {
  it.each([
    ['09 123 4567', '(03) 477-4000', '+64 4 472 0000', '09.123.4567'],
    ['021 123 456', '021 555 0199', '0210 555 0199', '+64 27 555 0199', '+64 (0)21 555 0199'],
    ['0064 22 555 0199', '0800 83 83 83', '0508 123 4567'],
  ])('[PART-04] accepts landlines, mobiles and free calls, from here and from abroad: %s …', (...phones) => {
    expect(phones.filter((phone) => !isPhone(phone))).toEqual([]);
  });

  it.each([
    ['too short or too long', ['09 123 456', '09 123 45678', '021 12345', '021 555 019999']],
    ['of no area', ['123 4567', '05 123 4567', '111', '+61 2 9374 4000', '0900 12345']],
    ['no number', ['call me', '09 123 4567 ext 5', '09+1234567', '０９１２３４５６７', '']],
  ])('[PART-04] refuses what is %s', (_case, phones) => {
    expect(phones.filter((phone) => isPhone(phone))).toEqual([]);
  });

  const national = fc.oneof(
    fc.stringMatching(/^0[34679][1-9]\d{6}$/),
    fc.stringMatching(/^02\d{7,9}$/),
    fc.stringMatching(/^0(800|508)\d{6}$/),
  );

  it('[PART-04] ignores spacing and the country prefix', () => {
    const gaps = fc.array(fc.constantFrom('', ' ', '-', '.', ' (', ') '), { minLength: 14, maxLength: 14 });
    const prefix = fc.constantFrom('0', '+64', '0064', '+64 (0)');
    fc.assert(
      fc.property(national, prefix, gaps, (number, start, between) => {
        const written =
          start + Array.from(number.slice(1), (digit, index) => (between[index] ?? '') + digit).join('');
        expect(normalisePhone(written)).toBe(number);
        expect(normalisePhone(number)).toBe(number);
        expect(isPhone(written)).toBe(true);
      }),
    );
  });
});

describe('isEmail', () => {
  it('[PART-05] accepts addresses as they are written, and nothing else', () => {
    const right = ['orders@tui.example', ' Dock@Kowhai.Example ', "o'brien+nz@a-b.co.nz", 'a@b.co', '1@2.nz'];
    const longest = `a@${'b'.repeat(63)}.${'c'.repeat(63)}`;
    expect([...right, 'a@ab.nz', longest].filter((email) => !isEmail(email))).toEqual([]);
    const wrong = ['', 'tui', 'tui@', '@tui.example', 'tui@example', 'a b@c.nz', 'a@b..nz', 'a@-b.nz'];
    const tooLong = [`a@${'b'.repeat(64)}.nz`, `a@b.${'c'.repeat(64)}`];
    expect([...wrong, ...tooLong, 'a@b.nz,c@d.nz', 'a@b@c.nz'].filter((email) => isEmail(email))).toEqual([]);
  });

  it('[PART-05] is stored trimmed and lowercased, and checked quickly however long', () => {
    expect(normaliseEmail('  Orders@Tui.Example\n')).toBe('orders@tui.example');
    expect(isEmail(`${'a'.repeat(50_000)}@${'b.'.repeat(50_000)}`)).toBe(false);
  });
});
