import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { findPreferences } from './preference-store.js';

export const getPreferences = operation('consignment', 'getPreferences', async (_none, context) =>
  ok(await context.inTransaction((tx) => findPreferences(tx, context.owner, context.user.id))),
);
