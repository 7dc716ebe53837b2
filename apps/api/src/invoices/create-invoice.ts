import type { components } from '@consign/api-client/consignment';
import { findCents } from '@consign/domain/pricing';
import type { Problem } from '@consign/domain/rules';

import type { Tx } from '../database/database.js';
import { created } from '../http/contract/answers.js';
import { type OperationContext, operation } from '../http/contract/operation.js';
import { ruleProblems } from '../http/problems/problem.js';
import { newId } from '../ids.js';
import { toReader } from './invoice-answer.js';
import {
  findInvoice,
  findInvoiceNumber,
  insertInvoice,
  lockInvoices,
  markReplaced,
} from './invoice-store.js';
import { hasAccount } from './settings-store.js';

type Body = components['schemas']['CreateInvoice'];

export const createInvoice = operation('consignment', 'createInvoice', ({ body }, context) =>
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

/** Why an invoice can't begin: its account, what it replaces, or its number (INVC-10). */
async function findProblems(tx: Tx, body: Body, context: OperationContext): Promise<Problem[]> {
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
