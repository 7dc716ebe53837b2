import { Readable } from 'node:stream';

import { formatCsvLine, csvByteOrderMark } from '@consign/domain/csv';

import { download } from '../../http/contract/answers.js';
import { type OperationContext, operation } from '../../http/contract/operation.js';
import { ruleProblems } from '../../http/problems/problem.js';
import { countConsignments } from './count-store.js';
import { listPrintableConsignments } from '../documents/printed-store.js';
import { exportHead, exportRow } from './export-columns.js';

/** Page size of the export; no transaction is open between two pages. */
const AT_ONCE = 500;

export const exportConsignments = operation(
  'consignment',
  'exportConsignments',
  async ({ body }, context) => {
    const references = [...new Set(body.references)];
    const count = await context.inTransaction((tx) => countConsignments(tx, context.viewer, references));
    if (count === 0) {
      const message = 'None of these consignments were found';
      return ruleProblems([{ id: 'BULK-06', path: 'references', message }]);
    }
    return download({
      name: 'Consignments.csv',
      mediaType: 'text/csv; charset=utf-8',
      content: Readable.from(pages(references, context)),
    });
  },
);

/** Reads each page in its own transaction, after the client has taken the previous one. */
async function* pages(references: readonly string[], context: OperationContext): AsyncGenerator<string> {
  yield csvByteOrderMark + formatCsvLine(exportHead);
  for (let first = 0; first < references.length; first += AT_ONCE) {
    const slice = references.slice(first, first + AT_ONCE);
    const rows = await context.inTransaction((tx) =>
      listPrintableConsignments(tx, context.viewer, { references: slice }),
    );
    yield rows.map((row) => formatCsvLine(exportRow(row))).join('');
  }
}
