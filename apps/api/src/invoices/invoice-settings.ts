import { toColumnNames } from '@consign/domain/invoices';
import { findCents, toDollars } from '@consign/domain/pricing';

import { noContent, ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { problem } from '../http/problems/problem.js';
import { findSettings, hasAccount, saveSettings } from './settings-store.js';

export const getInvoiceSettings = operation('getInvoiceSettings', ({ path }, context) =>
  context.inTransaction(async (tx) => {
    if (!(await hasAccount(tx, context.owner, path.id))) return problem(404);
    const { cents, percentSteps, columns } = await findSettings(tx, context.owner, path.id);
    return ok({
      toleranceAmount: toDollars(cents),
      // Hundredths of a percent are a number of two decimals, as cents are.
      tolerancePercent: toDollars(percentSteps),
      columns: Object.entries(columns).map(([heading, field]) => ({ heading, field })),
    });
  }),
);

export const saveInvoiceSettings = operation('saveInvoiceSettings', ({ path, body }, context) =>
  context.inTransaction(async (tx) => {
    if (!(await hasAccount(tx, context.owner, path.id))) return problem(404);
    await saveSettings(tx, context.owner, path.id, {
      cents: findCents(body.toleranceAmount) ?? 0,
      percentSteps: findCents(body.tolerancePercent) ?? 0,
      columns: toColumnNames(
        body.columns.map(({ heading }) => heading),
        body.columns.map(({ field }) => field),
      ),
    });
    return noContent;
  }),
);
