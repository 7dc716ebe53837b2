import { normaliseHeader } from '@consign/domain/import-csv';

import { noContent } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { ruleProblems } from '../http/problems/problem.js';
import { MAX_COLUMNS, saveColumns } from './import-column-store.js';
import { refuseSwitchedOffImport } from './import-setting.js';

export const saveImportColumns = operation('consignment', 'saveImportColumns', async ({ body }, context) => {
  const refused = refuseSwitchedOffImport(context);
  if (refused !== null) return refused;
  // A heading that is given twice stands for the last.
  const byHeading = new Map(body.columns.map((each) => [normaliseHeader(each.heading), each]));
  const isSaved = await context.inTransaction((tx) => saveColumns(tx, context.owner, byHeading));
  if (isSaved) return noContent;
  const message = `At most ${MAX_COLUMNS} headings are remembered`;
  return ruleProblems([{ id: 'IMPT-17', path: 'columns', message }]);
});
