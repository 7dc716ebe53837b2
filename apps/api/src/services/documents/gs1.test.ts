import { checkDigit, findScan, normaliseScan } from '@consign/domain/gs1';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { demonstrationPrefix, findReference, findSerial, parseLabelSettings, toGinc, toSscc } from './gs1.js';

it.each([
  // GS1's own examples.
  ['00614141123456789', 0],
  ['629104150021', 3],
  ['37610425002123456', 9],
])('[DOCS-09] ends %s with %d', (digits, digit) => {
  expect(checkDigit(digits)).toBe(digit);
});

it('[DOCS-09] a piece has 18 digits of its own: extension, prefix, serial, check', () => {
  expect(toSscc('9521234', 1)).toBe('095212340000000013');
  expect(toSscc('9521234', 1_234_567_890)).toBe(`1952123423456789${'0'}${checkDigit('19521234234567890')}`);
  expect(() => toSscc('9521234', 10_000_000_000)).toThrow('no serial numbers left');
  expect(toGinc('9521234', 'TAS0001234')).toBe('9521234TAS0001234');
});

it.each([
  [{ settings: [{ name: 'Labels:CompanyPrefix', value: ' 9429999 ' }] }, '9429999', 'A6'],
  [{ settings: [{ name: 'Labels:CompanyPrefix', value: '94A' }] }, demonstrationPrefix, 'A6'],
  [{ settings: [{ name: 'Labels:Size', value: '100x150' }] }, demonstrationPrefix, '100x150'],
  [{ tenantCode: 'TASMAN' }, demonstrationPrefix, 'A6'],
  [null, demonstrationPrefix, 'A6'],
])('[DOCS-09] reads the settings of labels in %j', (record, companyPrefix, size) => {
  expect(parseLabelSettings(record)).toEqual({ companyPrefix, size });
});

/** How scanners send, and people copy, a number with its identifier. */
const ways = fc.constantFrom(
  (identifier: string, value: string) => `(${identifier})${value}`,
  (identifier: string, value: string) => `(${identifier}) ${value}`,
  (identifier: string, value: string) => `${identifier}${value}`,
  (identifier: string, value: string) => `]C1${identifier}${value}`,
  (identifier: string, value: string) => `]C1${identifier}${value}\u001D`,
  (identifier: string, value: string) => `\u001D${identifier}${value}\r\n`,
);
const prefixes = fc.stringMatching(/^\d{7,10}$/u);

it('[LIST-34] [DOCS-09] the SSCC of every label is read back to its serial', () => {
  fc.assert(
    fc.property(prefixes, fc.nat(9_999_999), ways, (prefix, serial, write) => {
      const sscc = toSscc(prefix, serial);
      for (const text of [sscc, write('00', sscc), normaliseScan(write('00', sscc))]) {
        expect(findScan(text)).toEqual({ type: 'sscc', value: sscc });
      }
      expect(findSerial(prefix, sscc)).toBe(serial);
    }),
  );
});

it('[LIST-34] [DOCS-09] the GINC of every label and note is read back to its reference', () => {
  fc.assert(
    fc.property(prefixes, fc.stringMatching(/^[A-Z]{3}\d{1,10}$/u), ways, (prefix, reference, write) => {
      const ginc = toGinc(prefix, reference);
      const text = write('401', ginc);
      expect(findScan(text)).toEqual({ type: 'ginc', value: ginc });
      expect(findScan(normaliseScan(text))).toEqual({ type: 'ginc', value: ginc });
      expect(findReference(prefix, ginc)).toBe(reference);
    }),
  );
});

it("[LIST-34] another company's numbers are not ours", () => {
  expect(findSerial('9521234', toSscc('9429999', 7))).toBeNull();
  expect(findReference('9521234', '9429999TAS0001234')).toBeNull();
  expect(findReference('9521234', '9521234')).toBeNull();
});
