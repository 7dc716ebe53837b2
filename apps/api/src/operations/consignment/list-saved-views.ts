import { ok } from '../../contract/answers.js';
import { operation } from '../../contract/operation.js';
import { listViews } from '../../store/saved-views.js';
import { ownerOf } from './owner-of.js';

export const listSavedViews = operation('consignment', 'listSavedViews', async (_request, context) =>
  ok(await context.inTransaction((tx) => listViews(tx, ownerOf(context), context.user.id))),
);
