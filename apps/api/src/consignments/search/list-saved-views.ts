import { ok } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { listViews } from './saved-view-store.js';

export const listSavedViews = operation('consignment', 'listSavedViews', async (_request, context) =>
  ok(await context.inTransaction((tx) => listViews(tx, context.owner, context.user.id))),
);
