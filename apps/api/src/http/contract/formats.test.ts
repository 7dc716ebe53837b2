import { describe, expect, it } from 'vitest';

import { formats, parseInteger } from './formats.js';

const id = '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10';

const rows = [
  ['uuid', [id], [`urn:uuid:${id}`, id.toUpperCase(), `{${id}}`, id.replaceAll('-', ''), `${id} `, '']],
  [
    'date',
    ['1970-01-02', '2028-02-29', '2199-12-31'],
    ['1970-01-01', '2200-01-01', '2026-02-30', '0000-01-01', '9999-12-31', '+002026-01-01', '2026-1-1', ''],
  ],
  [
    'date-time',
    ['1970-01-01T00:00:00Z', '2026-03-18T23:59:59.999999999Z', '2199-12-31T23:59:59Z'],
    [
      '1969-12-31T23:59:59Z',
      '2200-01-01T00:00:00Z',
      '0000-01-01T00:00:00Z',
      '9999-12-31T23:59:59Z',
      '2016-12-31T23:59:60Z',
      '2026-02-30T00:00:00Z',
      '2026-03-18T24:00:00Z',
      '2026-03-18T00:00:00',
      '2026-03-18T00:00:00+13:00',
      '2026-03-18t00:00:00z',
      '2026-03-18 00:00:00Z',
      '2026-03-18',
    ],
  ],
] as const;

describe.each(rows)('[CALL-100] [DATE-15] the format %s', (name, valid, invalid) => {
  it.each(valid)('takes %j', (text) => {
    expect(formats[name].isValid(text)).toBe(true);
  });

  it.each(invalid)('refuses %j', (text) => {
    expect(formats[name].isValid(text)).toBe(false);
  });
});

describe('[CALL-100] an integer of a path or a query', () => {
  it.each([
    ['0', 0],
    ['-7', -7],
    ['9007199254740991', 9_007_199_254_740_991],
  ])('is read from %j', (text, number) => {
    expect(parseInteger(text)).toBe(number);
  });

  it.each(['', ' 7', '+7', '07', '7.0', '1e3', '0x10', '1e309', 'Infinity', 'NaN', '9007199254740992'])(
    'is not read from %j',
    (text) => {
      expect(parseInteger(text)).toBeUndefined();
    },
  );
});
