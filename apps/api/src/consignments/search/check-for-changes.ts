import { today } from '@consign/domain/dates';

import { ok } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { parseChangeCursor, toChangeCursor } from './change-cursor.js';
import { findChange } from './change-store.js';

export const checkForChanges = operation('consignment', 'checkForChanges', async ({ query }, context) => {
  const day = today(context.now);
  const since = parseChangeCursor(query.since, { day, at: context.now });
  const { hasChanged, snapshot } = await context.inTransaction((tx) => findChange(tx, context.owner, since));
  return ok({ hasChanged, cursor: toChangeCursor({ day, issuedAt: context.now, snapshot }) });
});
