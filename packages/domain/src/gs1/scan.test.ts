import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { checkDigit } from './check-digit.js';
import { findScan, joinPrinted, normaliseScan } from './scan.js';

const sscc = { type: 'sscc', value: '095212340000000013' };
const ginc = { type: 'ginc', value: '9521234TAS0001234' };

describe('a scan', () => {
  it.each([
    ['brackets', '(00)095212340000000013', sscc],
    ['no brackets', '00095212340000000013', sscc],
    ['the number alone', '095212340000000013', sscc],
    [']C1', ']C100095212340000000013', sscc],
    [']C1 and brackets', ']C1(00)095212340000000013', sscc],
    ['a group separator first', '\u001D00095212340000000013', sscc],
    ['a group separator last', ']C100095212340000000013\u001D\r\n', sscc],
    ['the digits as printed', '(00) 0 9521234 000000001 3', sscc],
    ['the consignment after the piece', ']C1000952123400000000134019521234TAS0001234', sscc],
    ['brackets around both', '(00)095212340000000013(401)9521234TAS0001234', sscc],
    ['brackets', '(401)9521234TAS0001234', ginc],
    ['the number as printed', ' (401) 9521234TAS0001234 ', ginc],
    ['no brackets', '4019521234TAS0001234', ginc],
    [']C1', ']C14019521234TAS0001234', ginc],
    [']c1 of a scanner with caps lock', ']c14019521234TAS0001234', ginc],
    ['the piece after the separator', ']C14019521234TAS0001234\u001D00095212340000000013', ginc],
    ['the piece in brackets', '(401)9521234TAS0001234(00)095212340000000013', ginc],
  ])('[LIST-34] with %s is read: %j', (_how, text, found) => {
    expect(findScan(text)).toEqual(found);
  });

  it.each([
    'TAS0001234',
    '401',
    '(401)',
    '40123',
    'Unit 00, 401 Queen Street',
    '(00)095212340000000012',
    '0952123400000000131',
    '',
    `(401)9521234${'X'.repeat(24)}`,
    ']C110ABC',
  ])('[LIST-34] is not found in %j', (text) => {
    expect(findScan(text)).toBeNull();
    expect(normaliseScan(text)).toBe(text);
  });
});

it('[LIST-34] normaliseScan writes what a scanner sent in one way, and leaves a typed number alone', () => {
  expect(normaliseScan(']C100095212340000000013\u001D')).toBe('(00)095212340000000013');
  expect(normaliseScan('\u001D4019521234TAS0001234')).toBe('(401)9521234TAS0001234');
  expect(normaliseScan('4019521234')).toBe('4019521234');
  expect(normaliseScan('095212340000000013')).toBe('095212340000000013');
});

it('[LIST-34] joins printed numbers within a text, line by line', () => {
  expect(joinPrinted('TAS1 (00) 0 9521234 000000001 3\n(401) 9521234TAS1\nTAS2')).toBe(
    'TAS1 (00)095212340000000013\n(401)9521234TAS1\nTAS2',
  );
});

it('[LIST-34] a digit that was read wrongly is never taken for another piece', () => {
  const body = fc.stringMatching(/^\d{17}$/u);
  fc.assert(
    fc.property(body, fc.nat(17), fc.integer({ min: 1, max: 9 }), (digits, place, change) => {
      const number = `${digits}${checkDigit(digits)}`;
      const wrong = (Number(number.charAt(place)) + change) % 10;
      expect(findScan(`(00)${number}`)).toEqual({ type: 'sscc', value: number });
      expect(findScan(`(00)${number.slice(0, place)}${wrong}${number.slice(place + 1)}`)).toBeNull();
    }),
  );
});
