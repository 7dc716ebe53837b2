import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { listAccounts } from '../lookups/index.js';

export const listMyAccounts = operation('consignment', 'listMyAccounts', async (_request, context) =>
  ok(await context.inTransaction((tx) => listAccounts(tx, context.owner))),
);
