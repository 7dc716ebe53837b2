import { expect, it } from 'vitest';

import { defaultOptions } from '../options/parse-options.js';
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

it('[PLAT-252] lists the addresses, the users and the machine client', () => {
  const text = demoSummary(buildAddresses(defaultOptions), defaultOptions, 4.25);
  expect(text).toContain('Tasman Freight     http://tasman.localhost:4300  or  http://localhost:4300');
  expect(text).toMatch(/dock@kowhai\.example +Kōwhai Kitchens \(Tasman Freight\) .* AKL1 +consign-demo/);
  expect(text).toMatch(/kowhai-erp +Kōwhai Kitchens \(Tasman Freight\) +everything +all +consign-demo/);
  expect(text).toContain('started in 4.3 s');
});
