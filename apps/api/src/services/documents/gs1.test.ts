import { expect, it } from 'vitest';

import { checkDigit, demonstrationPrefix, toGinc, parseLabelSettings, toSscc } from './gs1.js';

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
  expect(() => toSscc('9521234', 10_000_000_000)).toThrow('used up');
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
