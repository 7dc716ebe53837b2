import { expect, it } from 'vitest';

import { formatSummary, formatTable } from './summary.js';

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
  const text = formatSummary({
    tenants: [
      { name: 'Tasman Freight', addresses: ['http://tasman.localhost:4300', 'http://localhost:4300'] },
    ],
    reference: 'http://localhost:4300/docs',
    issuer: 'http://localhost:4301',
    inbox: 'http://localhost:4302',
    users: [
      {
        email: 'dock@kowhai.example',
        organisation: 'Kōwhai Kitchens',
        access: 'print',
        sites: 'AKL1',
        password: 'p',
      },
    ],
    seconds: 4.25,
  });
  expect(text).toContain('Tasman Freight     http://tasman.localhost:4300  or  http://localhost:4300');
  expect(text).toContain('dock@kowhai.example  Kōwhai Kitchens  print   AKL1   p');
  expect(text).toContain('started in 4.3 s');
});
