import type { components } from '@consign/api-client/consignment';
import { type InvoiceLine, findLineProblem } from '@consign/domain/invoices';
import { findCents } from '@consign/domain/pricing';

import { noContent } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { type Refusal, problem, ruleProblems } from '../http/problems/problem.js';
import { toReader } from './invoice-answer.js';
import { saveLines } from './invoice-line-store.js';
import { findInvoice, lockInvoices } from './invoice-store.js';

export const saveInvoiceLines = operation('consignment', 'saveInvoiceLines', ({ path, body }, context) =>
  context.inTransaction(async (tx) => {
    const { owner } = context;
    await lockInvoices(tx, owner);
    const invoice = await findInvoice(tx, toReader(context), path.id);
    if (invoice === undefined) return problem(404);
    if (invoice.checkedAt !== null) return refuse('', 'This invoice was checked. Its lines stay as they are');
    // A number that is sent twice stands for the last.
    const byNumber = new Map<number, InvoiceLine>();
    for (const [index, each] of body.lines.entries()) {
      const line = toLine(each);
      const message =
        line.line > invoice.lineCount ? `This invoice has ${invoice.lineCount} lines` : findLineProblem(line);
      if (message !== null) return refuse(`lines/${index}`, message);
      byNumber.set(line.line, line);
    }
    await saveLines(tx, owner, invoice.id, [...byNumber.values()]);
    return noContent;
  }),
);

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

const refuse = (path: string, message: string): Refusal => ruleProblems([{ id: 'INVC-10', path, message }]);
