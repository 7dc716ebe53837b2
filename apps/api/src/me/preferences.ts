import { missingPermissionMessage } from '@consign/domain/permissions';

import { ok } from '../http/contract/answers.js';
import { type Tx, lastStatement } from '../database/database.js';
import { type OperationContext, operation } from '../http/contract/operation.js';
import { problem, ruleProblems } from '../http/problems/problem.js';
import { MORNING_MAIL_PERMISSION, startMorningMail, stopMorningMail } from './morning-mail.js';
import { listViews } from './saved-view-store.js';
import { findPreferences, storePreferences } from './preference-store.js';

export const getPreferences = operation('getPreferences', async (_none, context) =>
  ok(await context.inTransaction((tx) => findPreferences(lastStatement(tx), context.owner, context.user.id))),
);

export const savePreferences = operation('savePreferences', ({ body }, context) =>
  context.inTransaction(async (tx) => {
    const { owner, user } = context;
    const { morningMail, ...preferences } = body;
    if (morningMail && !user.permissions.has(MORNING_MAIL_PERMISSION)) {
      return problem(403, { detail: missingPermissionMessage });
    }
    if (morningMail && !(await isOwnView(tx, context, morningMail.viewId))) {
      const message = 'Choose one of your saved views';
      return ruleProblems([{ id: 'MAIL-07', path: 'morningMail/viewId', message }]);
    }
    await storePreferences(tx, owner, user.id, preferences);
    if (morningMail) await startMorningMail(tx, context, morningMail);
    else if (morningMail === null) await stopMorningMail(tx, owner, user.id);
    return ok(await findPreferences(tx, owner, user.id));
  }),
);

async function isOwnView(tx: Tx, { owner, user }: OperationContext, viewId: string | null): Promise<boolean> {
  return viewId === null || (await listViews(tx, owner, user.id)).some(({ id }) => id === viewId);
}
