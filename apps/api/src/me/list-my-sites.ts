import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { listUserSites } from './user-sites.js';

export const listMySites = operation('consignment', 'listMySites', async (_request, context) =>
  ok(await context.inTransaction((tx) => listUserSites(tx, context.owner, context.user))),
);
