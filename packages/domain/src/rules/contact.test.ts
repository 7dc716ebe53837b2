import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isEmail, isPhone, normaliseEmail, normalisePhone } from './index.js';

describe('isPhone', () => {
  it.each([
    ['a landline', '09 123 4567'],
    ['a landline in brackets', '(03) 477-4000'],
    ['a landline from abroad', '+64 4 472 0000'],
    ['a short mobile', '021 123 456'],
    ['a mobile', '021 555 0199'],
    ['a long mobile', '0210 555 0199'],
    ['a mobile from abroad', '+64 27 555 0199'],
    ['a mobile with both prefixes', '+64 (0)21 555 0199'],
    ['a mobile dialled out', '0064 22 555 0199'],
    ['a free call', '0800 83 83 83'],
    ['a longer free call', '0508 123 4567'],
    ['dots', '09.123.4567'],
  ])('[PART-04] accepts %s: %s', (_case, phone) => {
    expect(isPhone(phone)).toBe(true);
  });

  it.each([
    ['too short', '09 123 456'],
    ['too long', '09 123 45678'],
    ['a mobile too short', '021 12345'],
    ['a mobile too long', '021 555 019999'],
    ['no area', '123 4567'],
    ['no area code of ours', '05 123 4567'],
    ['an emergency number', '111'],
    ['another country', '+61 2 9374 4000'],
    ['a paid call', '0900 12345'],
    ['words', 'call me'],
    ['an extension', '09 123 4567 ext 5'],
    ['a plus inside', '09+1234567'],
    ['other digits', '０９１２３４５６７'],
    ['nothing', ''],
  ])('[PART-04] refuses %s: %s', (_case, phone) => {
    expect(isPhone(phone)).toBe(false);
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
        expect(isPhone(written)).toBe(true);
      }),
    );
  });

  it('[PART-04] normalising twice changes nothing', () => {
    fc.assert(
      fc.property(national, (number) => {
        expect(normalisePhone(normalisePhone(number))).toBe(normalisePhone(number));
      }),
    );
  });
});

describe('isEmail', () => {
  it.each([
    'orders@tui.example',
    ' Dock@Kowhai.Example ',
    "o'brien+nz@a-b.co.nz",
    'a@b.co',
    'a@ab.nz',
    `a@${'b'.repeat(63)}.${'c'.repeat(63)}`,
    '1@2.nz',
  ])('[PART-05] accepts %j', (email) => {
    expect(isEmail(email)).toBe(true);
  });

  it.each([
    '',
    'tui',
    'tui@',
    '@tui.example',
    'tui@example',
    'a b@c.nz',
    'a@b..nz',
    'a@-b.nz',
    `a@${'b'.repeat(64)}.nz`,
    `a@b.${'c'.repeat(64)}`,
    'a@b.nz,c@d.nz',
    'a@b@c.nz',
  ])('[PART-05] refuses %j', (email) => {
    expect(isEmail(email)).toBe(false);
  });

  it('[PART-05] is stored trimmed and lowercased', () => {
    expect(normaliseEmail('  Orders@Tui.Example\n')).toBe('orders@tui.example');
  });

  it('[PART-05] checks a long text quickly', () => {
    const hostile = `${'a'.repeat(50_000)}@${'b.'.repeat(50_000)}`;

    expect(isEmail(hostile)).toBe(false);
  });
});
