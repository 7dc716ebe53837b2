import { expect, it } from 'vitest';

import { readCsv } from '../csv/index.js';
import { describeVerdict, writeQueriesCsv, writeQueriesText } from './index.js';

const differs = {
  line: 3,
  reference: 'TAS0001234',
  customerReference: '=1+1',
  amount: 123_450,
  verdict: 'Differs',
  agreed: 122_600,
  difference: 850,
  parts: [{ kind: 'FAF', invoiced: 2350, agreed: 1500 }],
  invoicedOn: null,
  reason: 'Which rate is this?',
} as const;

const invoice = { number: 'INV-7', isGstIncluded: false };

it('[INVC-12] writes queried lines for the provider', () => {
  const [header, line] = readCsv(writeQueriesCsv(invoice, [differs]));
  expect(header).toContain('Invoiced (NZD, excl. GST)');
  expect(line).toEqual([
    'INV-7',
    '3',
    'TAS0001234',
    '=1+1',
    '1234.50',
    '1226.00',
    '8.50',
    'Invoiced $8.50 above the agreed $1,226.00: FAF $8.50 more',
    'Which rate is this?',
  ]);
});

it('[INVC-12] writes them as the text of a mail', () => {
  expect(writeQueriesText(invoice, [differs])).toBe(
    [
      'Invoice INV-7: we query 1 line (amounts excluding GST).',
      '',
      'Line 3, TAS0001234, $1,234.50: Invoiced $8.50 above the agreed $1,226.00: FAF $8.50 more. Which rate is this?',
      '',
    ].join('\n'),
  );
});

it.each([
  [{ number: 'INV-6', line: 4 }, 'Already invoiced on INV-6, line 4'],
  [{ number: null, line: null }, 'Already invoiced on another invoice'],
])('[INVC-04] says where a line was invoiced before: %j', (invoicedOn, sentence) => {
  expect(describeVerdict({ ...differs, verdict: 'AlreadyInvoiced', invoicedOn })).toBe(sentence);
});
