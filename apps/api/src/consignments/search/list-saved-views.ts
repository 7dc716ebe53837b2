import { ok } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { listViews } from './saved-view-store.js';
import { ownerOf } from '../../http/owner-of.js';

export const listSavedViews = operation('consignment', 'listSavedViews', async (_request, context) =>
  ok(await context.inTransaction((tx) => listViews(tx, ownerOf(context), context.user.id))),
);
