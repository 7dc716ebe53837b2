import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import {
  checkInvoice,
  type InvoicedConsignment,
  type InvoiceLine,
  noTolerance,
  summariseInvoice,
} from './index.js';

const references = ['TAS000001', 'TAS000002', 'TAS000003', 'PO-1', 'PO-2', ''];

const amount = fc.integer({ min: -300, max: 300 });
const part = fc.integer({ min: 0, max: 100 });
const parts = fc.record({ FREIGHT: part, EXTRA: part, SURCHARGE: part, FAF: part });

const line = fc.record({
  line: fc.constant(0),
  reference: fc.constantFrom(...references),
  customerReference: fc.constantFrom(...references),
  description: fc.constant(''),
  amount,
  parts: fc.option(parts),
});

const consignment = (reference: string): fc.Arbitrary<InvoicedConsignment> =>
  fc.record({
    id: fc.constant(reference),
    reference: fc.constant(reference),
    ownReferences: fc.subarray(['PO-1', 'PO-2']),
    accountId: fc.constantFrom('a1', 'a2'),
    statusCode: fc.constantFrom('DELIVERED', 'DELIVERED', 'TRANSIT', 'CANCELLED'),
    agreed: fc.option(parts),
    earlier: fc.array(
      fc.record({
        invoiceId: fc.constant('i1'),
        line: fc.nat(9),
        amount,
        isGstIncluded: fc.boolean(),
        isRepeat: fc.boolean(),
      }),
      { maxLength: 2 },
    ),
  });

const invoice = fc.record({
  lines: fc.array(line, { maxLength: 12 }),
  consignments: fc.tuple(...references.slice(0, 3).map(consignment)),
  isGstIncluded: fc.boolean(),
});

function check(
  lines: readonly InvoiceLine[],
  consignments: readonly InvoicedConsignment[],
  isGstIncluded: boolean,
) {
  const numbered = lines.map((each, index) => ({ ...each, line: index + 1 }));
  return checkInvoice(
    { id: 'i2', accountId: 'a1', isGstIncluded, tolerance: noTolerance, lines: numbered },
    consignments,
  );
}

it('[INVC-08] the verdicts, the decisions and what is not explained always add up to the total', () => {
  const decisions = [null, 'Accepted', 'Queried'] as const;
  fc.assert(
    fc.property(invoice, fc.integer(), ({ lines, consignments, isGstIncluded }, total) => {
      const groups = check(lines, consignments, isGstIncluded).map(({ verdict }, index) => ({
        verdict,
        decision: decisions[index % 3] ?? null,
        count: 1,
        amount: lines[index]?.amount ?? 0,
      }));
      const { verdicts, accepted, queried, undecided, notExplained } = summariseInvoice(total, groups);
      const add = (sums: readonly { count: number; amount: number }[]) => ({
        count: sums.reduce((all, { count }) => all + count, 0),
        total: sums.reduce((all, each) => all + each.amount, notExplained),
      });
      expect(add(verdicts)).toEqual({ count: lines.length, total });
      expect(add([accepted, queried, undecided])).toEqual({ count: lines.length, total });
    }),
  );
});

it('[INVC-03] the order of lines decides nothing', () => {
  const shuffled = invoice.chain((given) =>
    fc.record({
      given: fc.constant(given),
      order: fc.shuffledSubarray([...given.lines.keys()], { minLength: given.lines.length }),
    }),
  );
  fc.assert(
    fc.property(shuffled, ({ given: { lines, consignments, isGstIncluded }, order }) => {
      const words = (list: readonly InvoiceLine[]) =>
        check(list, consignments, isGstIncluded)
          .map(({ consignmentId, verdict, agreed, difference }, index) =>
            JSON.stringify([list[index]?.amount, consignmentId, verdict, agreed, difference]),
          )
          .toSorted();
      expect(words(order.flatMap((index) => lines[index] ?? []))).toEqual(words(lines));
    }),
  );
});

it('[INVC-03] [INVC-06] each line gets one verdict, and at most one charge of a consignment is the first', () => {
  fc.assert(
    fc.property(invoice, ({ lines, consignments, isGstIncluded }) => {
      const checked = check(lines, consignments, isGstIncluded);
      expect(checked.map((each) => each.line)).toEqual(lines.map((_, index) => index + 1));
      const compared = checked.filter(
        ({ verdict }, index) =>
          ['NotDelivered', 'NoPrice', 'Differs', 'Agrees'].includes(verdict) &&
          (lines[index]?.amount ?? 0) >= 0,
      );
      const ids = compared.map(({ consignmentId }) => consignmentId);
      expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});
