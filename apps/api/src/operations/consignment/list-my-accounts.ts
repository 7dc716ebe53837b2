import { ok } from '../../contract/answers.js';
import { operation } from '../../contract/operation.js';
import { listAccounts } from '../../store/references.js';
import { ownerOf } from './owner-of.js';

export const listMyAccounts = operation('consignment', 'listMyAccounts', async (_request, context) =>
  ok(await context.inTransaction((tx) => listAccounts(tx, ownerOf(context)))),
);
