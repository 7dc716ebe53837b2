import { describe, expect, it } from 'vitest';

import {
  checkInvoice,
  type InvoicedConsignment,
  type InvoiceLine,
  type InvoiceToCheck,
  noTolerance,
} from './index.js';

const parts = { FREIGHT: 10_000, EXTRA: 0, SURCHARGE: 500, FAF: 1500 };

const delivered: InvoicedConsignment = {
  id: 'c1',
  reference: 'TAS0001234',
  ownReferences: ['PO 77'],
  accountId: 'a1',
  statusCode: 'DELIVERED',
  agreed: parts,
  earlier: [],
};

const line = (change: Partial<InvoiceLine> = {}): InvoiceLine => ({
  line: 1,
  reference: 'TAS0001234',
  customerReference: '',
  description: '',
  amount: 12_000,
  parts: null,
  ...change,
});

function check(
  lines: readonly InvoiceLine[],
  consignments: readonly InvoicedConsignment[] = [delivered],
  change: Partial<InvoiceToCheck> = {},
) {
  return checkInvoice(
    { id: 'i2', accountId: 'a1', isGstIncluded: false, tolerance: noTolerance, lines, ...change },
    consignments,
  );
}

const verdicts = (...args: Parameters<typeof check>) => check(...args).map(({ verdict }) => verdict);

/** A line of an earlier invoice. */
const charged = (amount: number, number: number, isGstIncluded = false, invoiceId = 'i1') => ({
  invoiceId,
  line: number,
  amount,
  isGstIncluded,
  isRepeat: false,
});

const cancelled = { statusCode: 'CANCELLED' } as const;

describe('matching', () => {
  it.each([
    ['TAS0001234', ''],
    ['tas 000-1234', ''],
    ['', 'po77'],
    ['PO 77', ''],
    ['No such', 'PO 77'],
  ])('[INVC-03] finds the consignment by %j and %j', (reference, customerReference) => {
    expect(check([line({ reference, customerReference })])).toMatchObject([
      { consignmentId: 'c1', verdict: 'Agrees' },
    ]);
  });

  it.each(['', '  ', '-', 'TAS0001235', 'PŌ 77'])('[INVC-03] [INVC-04] does not know %j', (reference) => {
    const named = { ...delivered, ownReferences: ['PO 77', 'P 77'] };
    expect(check([line({ reference })], [named])).toMatchObject([
      { consignmentId: null, verdict: 'Unknown' },
    ]);
  });

  it("[INVC-03] takes none of several with a customer's reference, unless one is of the account", () => {
    const second = { ...delivered, id: 'c2', reference: 'TAS0001235' };
    const lines = [line({ reference: 'PO 77' })];
    expect(check(lines, [delivered, second])).toMatchObject([{ consignmentId: null }]);
    expect(check(lines, [{ ...delivered, accountId: 'a2' }, second])).toMatchObject([
      { consignmentId: 'c2' },
    ]);
  });
});

describe('verdicts', () => {
  it.each([
    ['OtherAccount', { accountId: 'a2', statusCode: 'CANCELLED' }],
    ['Cancelled', { statusCode: 'CANCELLED' }],
    ['NotDelivered', { statusCode: 'TRANSIT', agreed: null }],
    ['NoPrice', { agreed: null }],
    ['Agrees', {}],
  ] as const)('[INVC-04] %s', (verdict, change) => {
    expect(verdicts([line()], [{ ...delivered, ...change }])).toEqual([verdict]);
  });

  it('[INVC-04] Differs says by how much, and by which price lines', () => {
    const invoiced = { ...parts, FREIGHT: 11_000, FAF: 1400 };
    expect(check([line({ amount: 12_900, parts: invoiced })])).toMatchObject([
      {
        verdict: 'Differs',
        agreed: 12_000,
        difference: 900,
        parts: [
          { kind: 'FREIGHT', invoiced: 11_000, agreed: 10_000 },
          { kind: 'FAF', invoiced: 1400, agreed: 1500 },
        ],
      },
    ]);
  });

  it('[INVC-04] AlreadyInvoiced names the earlier line, whatever the status is now', () => {
    const earlier = [charged(10, 9), charged(12_000, 4), charged(12_000, 1, false, 'i3')];
    expect(check([line()], [{ ...delivered, earlier }])).toMatchObject([
      { verdict: 'AlreadyInvoiced', invoicedOn: { invoiceId: 'i1', line: 4 } },
    ]);
  });

  it.each([
    ['a charge', [12_000]],
    ['a charge and its credit', [12_000, -12_000]],
  ])('[INVC-04] a line still agrees after another invoice repeated it: %s', (_what, amounts) => {
    const earlier = amounts.map((amount, index) => ({
      ...charged(amount, index + 1, false, 'i3'),
      isRepeat: amount > 0,
    }));
    expect(verdicts([line()], [{ ...delivered, earlier }])).toEqual(['Agrees']);
  });

  it('[INVC-06] compares the charge nearest the agreed price, and calls the others invoiced already', () => {
    const checked = check([line({ amount: 9000 }), line({ line: 2 }), line({ line: 3 })]);
    expect(checked).toMatchObject([
      { verdict: 'AlreadyInvoiced', invoicedOn: { invoiceId: 'i2', line: 2 } },
      { verdict: 'Agrees', invoicedOn: null },
      { verdict: 'AlreadyInvoiced', invoicedOn: { invoiceId: 'i2', line: 2 } },
    ]);
  });

  it.each([
    [99, 'Agrees'],
    [100, 'Agrees'],
    [101, 'Differs'],
    [-100, 'Agrees'],
    [-101, 'Differs'],
  ])('[INVC-05] %i cents off, with a tolerance of 100 cents: %s', (off, verdict) => {
    const tolerance = { cents: 100, percentSteps: 50 };
    expect(verdicts([line({ amount: 12_000 + off })], [delivered], { tolerance })).toEqual([verdict]);
  });

  it('[INVC-05] a percentage of the agreed price applies where it is larger', () => {
    const tolerance = { cents: 100, percentSteps: 200 };
    expect(verdicts([line({ amount: 12_240 })], [delivered], { tolerance })).toEqual(['Agrees']);
    expect(verdicts([line({ amount: 12_241 })], [delivered], { tolerance })).toEqual(['Differs']);
  });
});

it.each<[string, readonly number[], readonly number[], string, Partial<InvoicedConsignment>?]>([
  ['agree with their charge if the price remains', [12_500, -500], [], 'Agrees Agrees'],
  ['differ with it if another amount remains', [12_500, -400], [], 'Differs Differs'],
  ['agree with a charge of an earlier invoice', [-500], [12_500], 'Agrees'],
  ['take back a second charge', [12_000, 12_000, -12_000], [], 'Agrees AlreadyInvoiced Agrees'],
  ['take back one after an earlier invoice', [12_000, -12_000], [12_000], 'AlreadyInvoiced Agrees'],
  ['make room for a new charge', [12_000], [12_500, -12_500], 'Agrees'],
  ['agree if nothing remains of a cancelled one', [-12_000], [12_000], 'Agrees', cancelled],
  ['differ if something does', [-11_000], [12_000], 'Differs', cancelled],
])('[INVC-06] credits %s: %j after %j', (_what, amounts, before, expected, change = {}) => {
  const lines = amounts.map((amount, index) => line({ line: index + 1, amount }));
  const earlier = before.map((amount, index) => charged(amount, index + 4));
  expect(verdicts(lines, [{ ...delivered, ...change, earlier }]).join(' ')).toBe(expected);
});

describe('GST', () => {
  it('[INVC-07] compares amounts that include it with the agreed price plus GST', () => {
    expect(check([line({ amount: 13_800 })], [delivered], { isGstIncluded: true })).toMatchObject([
      { verdict: 'Agrees', agreed: 13_800 },
    ]);
  });

  it('[INVC-07] forgives a cent of rounding in a price line', () => {
    const agreed = { FREIGHT: 1003, EXTRA: 0, SURCHARGE: 0, FAF: 1000 };
    const invoiced = { FREIGHT: 1154, EXTRA: 0, SURCHARGE: 0, FAF: 1250 };
    expect(
      check([line({ amount: 2404, parts: invoiced })], [{ ...delivered, agreed }], { isGstIncluded: true }),
    ).toMatchObject([{ verdict: 'Differs', parts: [{ kind: 'FAF', invoiced: 1250, agreed: 1150 }] }]);
  });

  it.each([
    ['without GST for one with it', false, 13_000, true, -1150],
    ['with GST for one without it', true, 14_950, false, -1000],
    ['of a charge that was taken back', false, 0, true, 13_800],
  ])('[INVC-07] reads the amount of an earlier invoice %s', (_what, hadGst, before, hasGst, amount) => {
    const earlier = before === 0 ? [charged(12_500, 4), charged(-12_500, 5)] : [charged(before, 1, hadGst)];
    const change = { isGstIncluded: hasGst };
    expect(verdicts([line({ amount })], [{ ...delivered, earlier }], change)).toEqual(['Agrees']);
  });
});
