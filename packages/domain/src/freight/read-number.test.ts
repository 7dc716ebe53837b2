import { expect, it } from 'vitest';

import { readNumber } from './index.js';

it.each([
  ['-5', -5],
  ['.5', 0.5],
  ['5.', 5],
  ['+5', 5],
  ['1e3', 1000],
  ['１２．５', 12.5],
  ['−3', -3],
  ['1,250.5', 1250.5],
  ['12,50.00', 1250],
  ['1 250', 1250],
  ['-0', 0],
  ['', null],
  [' ', null],
])('[FRGT-04] %j is read as %d', (typed, number) => {
  expect(readNumber(typed)).toBe(number);
});

it.each([
  '1,5',
  '1.250,5',
  '1,2,3',
  '1.2.3',
  '12-3',
  '1e400',
  '-1e400',
  '1e',
  'abc',
  'NaN',
  '.',
  '-',
  '5t',
  '٣',
])('[FRGT-04] %j is no number, and is not made one by leaving something out', (typed) => {
  expect(readNumber(typed)).toBeNaN();
});

it.each([
  ['12 kg', 'kg', 12],
  ['12KG', 'kg', 12],
  ['1.2 m³', 'm³', 1.2],
  ['1.2m3', 'm³', 1.2],
  ['1.2 m', 'm', 1.2],
  ['1.2 m', 'm³', Number.NaN],
  ['120cm', 'm', 1.2],
  ['1,200 mm', 'm', 1.2],
  ['1.2 CBM', 'm³', 1.2],
  ['12 kgs', 'kg', 12],
  ['500g', 'kg', 0.5],
  ['15%', '%', 15],
  ['1.005 t', 'kg', 1005],
  ['1,5 t', 'kg', Number.NaN],
  ['1e3t', 'kg', Number.NaN],
  ['kg', 'kg', Number.NaN],
  ['1.2 m³', 'm', Number.NaN],
  ['6 ft', 'm', Number.NaN],
  ['12 lb', 'kg', Number.NaN],
  ['25 kg each', 'kg', Number.NaN],
])('[FRGT-38] %j in a field of %s is read as %d', (typed, unit, number) => {
  expect(readNumber(typed, unit)).toBe(number);
});
