import { expect, it } from 'vitest';

import { defaultOptions } from '../options/local-options.js';
import { buildAddresses } from './addresses.js';
import { demoSummary, formatTable } from './summary.js';

it('aligns columns, including text with macrons', () => {
  const formatted = formatTable([
    ['Name', 'Sites'],
    ['Kōwhai', 'all'],
    ['Whangārei'.normalize('NFD'), '1'],
  ]);
  expect(formatted.normalize('NFC').split('\n')).toEqual([
    '  Name       Sites',
    '  ---------  -----',
    '  Kōwhai     all',
    '  Whangārei  1',
  ]);
});

it('lists the addresses and users', () => {
  const text = demoSummary(buildAddresses(defaultOptions), defaultOptions, 4.25);
  expect(text).toContain('Tasman Freight     http://tasman.localhost:4300  or  http://localhost:4300');
  expect(text).toMatch(/dock@kowhai\.example +Kōwhai Kitchens \(Tasman Freight\) .* AKL1 +consign-demo/);
  expect(text).toContain('started in 4.3 s');
});
