import type { components } from '@consign/api-client/consignment';
import { type InvoiceLine, findLineProblem, findDecisionProblem } from '@consign/domain/invoices';
import { findCents } from '@consign/domain/pricing';

import { noContent, ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { problem, ruleProblems, type Refusal } from '../http/problems/problem.js';
import { invoiceLineAnswer, toReader } from './invoice-answer.js';
import { decideLines, listShownLines, saveLines } from './invoice-line-store.js';
import { findInvoice, lockInvoices } from './invoice-store.js';

export const listInvoiceLines = operation('listInvoiceLines', ({ path, query }, context) =>
  context.inTransaction(async (tx) => {
    const reader = toReader(context);
    if ((await findInvoice(tx, reader, path.id)) === undefined) return problem(404);
    const lines = await listShownLines(tx, reader, path.id, query.after ?? 0);
    return ok(lines.map(invoiceLineAnswer));
  }),
);

export const saveInvoiceLines = operation('saveInvoiceLines', ({ path, body }, context) =>
  context.inTransaction(async (tx) => {
    const { owner } = context;
    await lockInvoices(tx, owner);
    const invoice = await findInvoice(tx, toReader(context), path.id);
    if (invoice === undefined) return problem(404);
    if (invoice.checkedAt !== null)
      return refuse('INVC-10', '', 'This invoice was checked. Its lines stay as they are');
    // A number that is sent twice stands for the last.
    const byNumber = new Map<number, InvoiceLine>();
    for (const [index, each] of body.lines.entries()) {
      const line = toLine(each);
      const message =
        line.line > invoice.lineCount ? `This invoice has ${invoice.lineCount} lines` : findLineProblem(line);
      if (message !== null) return refuse('INVC-10', `lines/${index}`, message);
      byNumber.set(line.line, line);
    }
    await saveLines(tx, owner, invoice.id, [...byNumber.values()]);
    return noContent;
  }),
);

export const decideInvoiceLines = operation('decideInvoiceLines', ({ path, body }, context) =>
  context.inTransaction(async (tx) => {
    const { owner, user, now } = context;
    await lockInvoices(tx, owner);
    const invoice = await findInvoice(tx, toReader(context), path.id);
    if (invoice === undefined) return problem(404);
    if (invoice.checkedAt === null) return refuse('INVC-11', '', 'Check this invoice first');
    const message = findDecisionProblem(body);
    if (message !== null) return refuse('INVC-11', 'reason', message);
    const beyond = body.lines.findIndex((line) => line > invoice.lineCount);
    if (beyond >= 0)
      return refuse('INVC-11', `lines/${beyond}`, `This invoice has ${invoice.lineCount} lines`);
    await decideLines(tx, owner, invoice.id, { ...body, userId: user.id, now });
    return noContent;
  }),
);

function refuse(id: 'INVC-10' | 'INVC-11', path: string, message: string): Refusal {
  return ruleProblems([{ id, path, message }]);
}

type WireLine = components['schemas']['SaveInvoiceLines']['lines'][number];

function toLine({ amount, parts, ...given }: WireLine): InvoiceLine {
  return {
    ...given,
    amount: toCents(amount),
    parts: parts && {
      FREIGHT: toCents(parts.freight),
      EXTRA: toCents(parts.extras),
      SURCHARGE: toCents(parts.surcharges),
      FAF: toCents(parts.faf),
    },
  };
}

/** A number of JSON is a decimal. */
const toCents = (dollars: number) => findCents(dollars) ?? 0;
