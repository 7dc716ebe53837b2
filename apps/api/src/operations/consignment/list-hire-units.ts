import { ok } from '../../contract/answers.js';
import { operation } from '../../contract/operation.js';
import { listHireUnits as listStored } from '../../store/references.js';

export const listHireUnits = operation('consignment', 'listHireUnits', async (_request, context) =>
  ok(await context.inTransaction((tx) => listStored(tx, context.tenant.id))),
);
