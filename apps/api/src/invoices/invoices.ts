import { noContent, ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { problem, ruleProblems } from '../http/problems/problem.js';
import { invoiceAnswer, invoiceLineAnswer, toReader } from './invoice-answer.js';
import { hasDecision, listShownLines } from './invoice-line-store.js';
import {
  findInvoice,
  findInvoiceWithSums,
  listStoredInvoices,
  lockInvoices,
  markReplaced,
  removeInvoice,
} from './invoice-store.js';

export const listInvoices = operation('consignment', 'listInvoices', ({ query }, context) =>
  context.inTransaction(async (tx) => {
    const invoices = await listStoredInvoices(tx, toReader(context), query.before);
    return ok(invoices.map(invoiceAnswer));
  }),
);

export const getInvoice = operation('consignment', 'getInvoice', ({ path }, context) =>
  context.inTransaction(async (tx) => {
    const invoice = await findInvoiceWithSums(tx, toReader(context), path.id);
    return invoice === undefined ? problem(404) : ok(invoiceAnswer(invoice));
  }),
);

export const listInvoiceLines = operation('consignment', 'listInvoiceLines', ({ path, query }, context) =>
  context.inTransaction(async (tx) => {
    const reader = toReader(context);
    if ((await findInvoice(tx, reader, path.id)) === undefined) return problem(404);
    const lines = await listShownLines(tx, reader, path.id, query.after ?? 0);
    return ok(lines.map(invoiceLineAnswer));
  }),
);

export const deleteInvoice = operation('consignment', 'deleteInvoice', ({ path }, context) =>
  context.inTransaction(async (tx) => {
    const { owner } = context;
    await lockInvoices(tx, owner);
    const invoice = await findInvoice(tx, toReader(context), path.id);
    if (invoice === undefined) return noContent;
    if (await hasDecision(tx, owner, invoice.id)) {
      const message = 'Lines of this invoice are accepted or queried. Take that back first';
      return ruleProblems([{ id: 'INVC-10', path: '', message }]);
    }
    await removeInvoice(tx, owner, invoice.id);
    if (invoice.replacesId !== null) await markReplaced(tx, owner, invoice.replacesId, false);
    return noContent;
  }),
);
