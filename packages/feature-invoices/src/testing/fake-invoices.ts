import type { Invoice, InvoiceLineAnswer, InvoiceSettings, NewInvoice } from '@consign/queries';
import type { FakeCall, FakeResponses } from '@consign/queries/testing';
import { testId } from '@consign/session/testing';

export const accountId = testId(20);
export const invoiceId = testId(500);

/** A line that agrees, with changes. */
export function testLine(line: number, changes: Partial<InvoiceLineAnswer> = {}): InvoiceLineAnswer {
  const reference = `TAS${String(line).padStart(7, '0')}`;
  return {
    line,
    reference,
    customerReference: `PO ${line}`,
    description: 'Overnight',
    amount: 120.5,
    parts: null,
    verdict: 'Agrees',
    consignmentReference: reference,
    agreed: 120.5,
    difference: 0,
    differingParts: [],
    invoicedOn: null,
    decision: null,
    reason: null,
    decidedBy: null,
    decidedAtDateTimeUtc: null,
    ...changes,
  };
}

/** One line of each finding that a manager meets most. */
export const testLines: readonly InvoiceLineAnswer[] = [
  testLine(1),
  testLine(2, {
    verdict: 'Differs',
    amount: 129,
    difference: 8.5,
    differingParts: [{ kind: 'FAF', invoiced: 24, agreed: 15.5 }],
  }),
  testLine(3, {
    verdict: 'AlreadyInvoiced',
    difference: null,
    invoicedOn: { invoiceId: testId(501), number: 'INV-20388', line: 14 },
  }),
  testLine(4, { verdict: 'Unknown', consignmentReference: null, agreed: null, difference: null }),
];

export const noSettings: InvoiceSettings = { toleranceAmount: 0, tolerancePercent: 0, columns: [] };

/** An invoice with these lines; its sums are made from them. */
export function testInvoice(lines: readonly InvoiceLineAnswer[], changes: Partial<Invoice> = {}): Invoice {
  const sum = (isIn: (line: InvoiceLineAnswer) => boolean) => {
    const found = lines.filter(isIn);
    const amount = found.reduce((all, each) => all + Math.round(each.amount * 100), 0) / 100;
    return { count: found.length, amount };
  };
  const verdicts = [...new Set(lines.flatMap(({ verdict }) => verdict ?? []))];
  return {
    id: invoiceId,
    number: 'INV-20451',
    date: '2026-10-31',
    accountId,
    total: sum(() => true).amount,
    lineCount: lines.length,
    isGstIncluded: false,
    replacesInvoiceId: null,
    isReplaced: false,
    createdBy: 'Mere Manager',
    createdAtDateTimeUtc: '2026-11-02T20:15:00Z',
    checkedAtDateTimeUtc: '2026-11-02T20:15:01Z',
    verdicts: verdicts.map((verdict) => ({ verdict, ...sum((line) => line.verdict === verdict) })),
    accepted: sum(({ decision }) => decision === 'Accepted'),
    queried: sum(({ decision }) => decision === 'Queried'),
    undecided: sum(({ decision }) => decision === null),
    notExplained: 0,
    ...changes,
  };
}

interface Decide {
  readonly lines: readonly number[];
  readonly decision: InvoiceLineAnswer['decision'];
  readonly reason: string;
}

/** A server with one checked invoice, which takes decisions, and with what it was sent. */
export function fakeInvoices(
  given: readonly InvoiceLineAnswer[] = testLines,
  changes: Partial<Invoice> = {},
) {
  let lines = given;
  let settings = noSettings;
  let removed = false;
  const created: NewInvoice[] = [];
  const sent: unknown[] = [];
  const invoice = () => testInvoice(lines, changes);
  const answers: FakeResponses = {
    'GET /api/v2/invoices': () => (removed ? [] : [invoice()]),
    'POST /api/v2/invoices': ({ body }: FakeCall) => {
      created.push(body as NewInvoice);
      return { id: invoiceId };
    },
    'GET /api/v2/invoices/{id}': () => invoice(),
    'DELETE /api/v2/invoices/{id}': () => {
      removed = true;
      return null;
    },
    'GET /api/v2/invoices/{id}/lines': ({ query }: FakeCall) => {
      const after = Number(query.get('after'));
      return lines.filter(({ line }) => line > after).slice(0, 1000);
    },
    'PUT /api/v2/invoices/{id}/lines': ({ body }: FakeCall) => {
      sent.push(...(body as { readonly lines: readonly unknown[] }).lines);
      return null;
    },
    'POST /api/v2/invoices/{id}/check': () => invoice(),
    'PUT /api/v2/invoices/{id}/decisions': ({ body }: FakeCall) => {
      const decide = body as Decide;
      lines = lines.map((line) =>
        decide.lines.includes(line.line)
          ? { ...line, decision: decide.decision, reason: decide.reason, decidedBy: 'Mere Manager' }
          : line,
      );
      return null;
    },
    'GET /api/v2/not-invoiced': {
      count: 1,
      amount: 88,
      consignments: [
        { reference: 'TAS0000099', accountId, deliveredAtDateTimeUtc: '2026-09-30T01:00:00Z', amount: 88 },
      ],
    },
    'GET /api/v2/accounts/{id}/invoice-settings': () => settings,
    'PUT /api/v2/accounts/{id}/invoice-settings': ({ body }: FakeCall) => {
      settings = body as InvoiceSettings;
      return null;
    },
  };
  return { answers, created, sent, settings: () => settings };
}
