import type { components } from '@consign/api-client/consignment';
import { checkInvoice as check } from '@consign/domain/invoices';
import { findCents, toDollars } from '@consign/domain/pricing';
import type { Problem } from '@consign/domain/rules';

import type { Tx } from '../database/database.js';
import { created, noContent, ok } from '../http/contract/answers.js';
import { type OperationContext, operation } from '../http/contract/operation.js';
import { problem, ruleProblems } from '../http/problems/problem.js';
import { newId } from '../ids.js';
import { tellInvoiceChecked } from '../webhooks/index.js';
import { listCandidates, listNotInvoicedConsignments, saveVerdicts } from './check-store.js';
import { invoiceAnswer, toReader } from './invoice-answer.js';
import { hasDecision, listLines } from './invoice-line-store.js';
import {
  findInvoice,
  findInvoiceNumber,
  findInvoiceWithSums,
  insertInvoice,
  listStoredInvoices,
  lockInvoices,
  markReplaced,
  removeInvoice,
} from './invoice-store.js';
import { findSettings, hasAccount } from './settings-store.js';

export const listInvoices = operation('listInvoices', ({ query }, context) =>
  context.inTransaction(async (tx) => {
    const invoices = await listStoredInvoices(tx, toReader(context), query.before);
    return ok(invoices.map(invoiceAnswer));
  }),
);

export const getInvoice = operation('getInvoice', ({ path }, context) =>
  context.inTransaction(async (tx) => {
    const invoice = await findInvoiceWithSums(tx, toReader(context), path.id);
    return invoice === undefined ? problem(404) : ok(invoiceAnswer(invoice));
  }),
);

export const deleteInvoice = operation('deleteInvoice', ({ path }, context) =>
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

export const createInvoice = operation('createInvoice', ({ body }, context) =>
  context.inTransaction(async (tx) => {
    const { owner, user, now } = context;
    await lockInvoices(tx, owner);
    const problems = await findProblems(tx, body, context);
    if (problems.length > 0) return ruleProblems(problems);
    const { replacesInvoiceId: replacesId, total, ...given } = body;
    const id = newId(now);
    if (replacesId !== null) await markReplaced(tx, owner, replacesId, true);
    await insertInvoice(tx, owner, {
      ...given,
      id,
      total: findCents(total) ?? 0,
      replacesId,
      userId: user.id,
      now,
    });
    return created(`/api/v2/invoices/${id}`, { id });
  }),
);

export const checkInvoice = operation('checkInvoice', ({ path }, context) =>
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

/** Why an invoice can't begin: its account, what it replaces, or its number (INVC-10). */
async function findProblems(
  tx: Tx,
  body: components['schemas']['CreateInvoice'],
  context: OperationContext,
): Promise<Problem[]> {
  const { owner } = context;
  const { accountId, number, replacesInvoiceId } = body;
  if (!(await hasAccount(tx, owner, accountId))) return refuse('accountId', 'Choose one of your accounts');
  if (replacesInvoiceId !== null) {
    const replaced = await findInvoice(tx, toReader(context), replacesInvoiceId);
    if (replaced === undefined || replaced.accountId !== accountId)
      return refuse('replacesInvoiceId', 'Choose an invoice of this account');
    if (replaced.isReplaced) return refuse('replacesInvoiceId', 'Another invoice replaces this one already');
  }
  const same = await findInvoiceNumber(tx, owner, accountId, number);
  return same === undefined || same.id === replacesInvoiceId
    ? []
    : refuse('number', `Invoice ${number} of this account is loaded already. Is this a corrected one?`);
}

const refuse = (path: string, message: string): Problem[] => [{ id: 'INVC-10', path, message }];

const DAY_MS = 24 * 3600_000;
const MAX_DAYS = 366;

export const listNotInvoiced = operation('listNotInvoiced', ({ query }, context) =>
  context.inReading(async (tx) => {
    const daysAgo = (days: number) => new Date(context.now.getTime() - days * DAY_MS);
    const { days = 30, limit = 500 } = query;
    const found = await listNotInvoicedConsignments(tx, context.viewer, {
      since: daysAgo(MAX_DAYS),
      until: daysAgo(days),
      limit,
    });
    return ok({
      count: found.count,
      amount: toDollars(found.amount),
      consignments: found.consignments.map(({ deliveredAt, amount, ...each }) => ({
        ...each,
        deliveredAtDateTimeUtc: deliveredAt,
        amount: toDollars(amount),
      })),
    });
  }),
);
