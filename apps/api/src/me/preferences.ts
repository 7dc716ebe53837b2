import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { findPreferences, storePreferences } from './preference-store.js';

export const getPreferences = operation('consignment', 'getPreferences', async (_none, context) =>
  ok(await context.inTransaction((tx) => findPreferences(tx, context.owner, context.user.id))),
);

export const savePreferences = operation('consignment', 'savePreferences', ({ body }, context) =>
  context.inTransaction(async (tx) => {
    await storePreferences(tx, context.owner, context.user.id, body);
    return ok(await findPreferences(tx, context.owner, context.user.id));
  }),
);
