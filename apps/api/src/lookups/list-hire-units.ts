import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { listHireUnits as listStored } from './reference-data-store.js';

export const listHireUnits = operation('consignment', 'listHireUnits', async (_request, context) =>
  ok(await context.inTransaction((tx) => listStored(tx, context.tenant.id))),
);
