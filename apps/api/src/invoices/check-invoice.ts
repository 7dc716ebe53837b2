import { checkInvoice as check } from '@consign/domain/invoices';

import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { problem, ruleProblems } from '../http/problems/problem.js';
import { tellInvoiceChecked } from '../webhooks/index.js';
import { listCandidates, saveVerdicts } from './check-store.js';
import { invoiceAnswer, toReader } from './invoice-answer.js';
import { listLines } from './invoice-line-store.js';
import { findInvoice, findInvoiceWithSums, lockInvoices } from './invoice-store.js';
import { findSettings } from './settings-store.js';

export const checkInvoice = operation('consignment', 'checkInvoice', ({ path }, context) =>
  context.inTransaction(async (tx) => {
    const { owner, now } = context;
    const reader = toReader(context);
    await lockInvoices(tx, owner);
    const invoice = await findInvoice(tx, reader, path.id);
    if (invoice === undefined) return problem(404);
    const { id, accountId, isGstIncluded, lineCount } = invoice;
    const lines = await listLines(tx, owner, id);
    if (lines.length < lineCount) {
      const message = `${lines.length} of ${lineCount} lines have arrived. Send the others first`;
      return ruleProblems([{ id: 'INVC-10', path: '', message }]);
    }
    const tolerance = await findSettings(tx, owner, accountId);
    const candidates = await listCandidates(tx, owner, invoice, lines);
    const checked = check({ id, accountId, isGstIncluded, tolerance, lines }, candidates);
    const matched = new Set(checked.map(({ consignmentId }) => consignmentId));
    const siteIds = [
      ...new Set(candidates.filter((each) => matched.has(each.id)).map((each) => each.siteId)),
    ];
    await saveVerdicts(tx, owner, { id, siteIds, now }, checked);
    const disagreeingCount = checked.filter(({ verdict }) => verdict !== 'Agrees').length;
    await tellInvoiceChecked(
      tx,
      owner,
      siteIds,
      { id, number: invoice.number, lineCount, disagreeingCount },
      now,
    );
    const shown = await findInvoiceWithSums(tx, reader, id);
    return shown === undefined ? problem(404) : ok(invoiceAnswer(shown));
  }),
);
