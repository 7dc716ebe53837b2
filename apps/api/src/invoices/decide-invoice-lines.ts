import { findDecisionProblem } from '@consign/domain/invoices';

import { noContent } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { type Refusal, problem, ruleProblems } from '../http/problems/problem.js';
import { toReader } from './invoice-answer.js';
import { decideLines } from './invoice-line-store.js';
import { findInvoice, lockInvoices } from './invoice-store.js';

export const decideInvoiceLines = operation('consignment', 'decideInvoiceLines', ({ path, body }, context) =>
  context.inTransaction(async (tx) => {
    const { owner, user, now } = context;
    await lockInvoices(tx, owner);
    const invoice = await findInvoice(tx, toReader(context), path.id);
    if (invoice === undefined) return problem(404);
    if (invoice.checkedAt === null) return refuse('', 'Check this invoice first');
    const message = findDecisionProblem(body);
    if (message !== null) return refuse('reason', message);
    const beyond = body.lines.findIndex((line) => line > invoice.lineCount);
    if (beyond >= 0) return refuse(`lines/${beyond}`, `This invoice has ${invoice.lineCount} lines`);
    await decideLines(tx, owner, invoice.id, { ...body, userId: user.id, now });
    return noContent;
  }),
);

const refuse = (path: string, message: string): Refusal => ruleProblems([{ id: 'INVC-11', path, message }]);
