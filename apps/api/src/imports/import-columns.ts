import { normaliseHeader } from '@consign/domain/import-csv';

import { noContent, ok } from '../http/contract/answers.js';
import { ruleProblems } from '../http/problems/problem.js';
import { MAX_COLUMNS, listColumns, saveColumns } from './import-store.js';
import { importOperation } from './import-setting.js';

export const listImportColumns = importOperation('listImportColumns', async (_none, context) => {
  const columns = await context.inTransaction((tx) => listColumns(tx, context.owner));
  return ok({ columns: [...columns] });
});

export const saveImportColumns = importOperation('saveImportColumns', async ({ body }, context) => {
  // A heading that is given twice stands for the last.
  const byHeading = new Map(body.columns.map((each) => [normaliseHeader(each.heading), each]));
  const isSaved = await context.inTransaction((tx) => saveColumns(tx, context.owner, byHeading));
  if (isSaved) return noContent;
  const message = `At most ${MAX_COLUMNS} headings are remembered`;
  return ruleProblems([{ id: 'IMPT-17', path: 'columns', message }]);
});
