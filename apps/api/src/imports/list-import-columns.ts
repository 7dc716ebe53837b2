import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { listColumns } from './import-column-store.js';
import { refuseSwitchedOffImport } from './import-setting.js';

export const listImportColumns = operation('consignment', 'listImportColumns', async (_none, context) => {
  const refused = refuseSwitchedOffImport(context);
  if (refused !== null) return refused;
  const columns = await context.inTransaction((tx) => listColumns(tx, context.owner));
  return ok({ columns: [...columns] });
});
