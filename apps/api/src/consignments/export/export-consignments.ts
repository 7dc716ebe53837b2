import { parseSearchPeriod } from '@consign/domain/dates';
import { extractFileName } from '@consign/domain/reports';

import { lastStatement } from '../../database/database.js';
import { type OperationContext, operation } from '../../http/contract/operation.js';
import { Refusal, ruleProblems } from '../../http/problems/problem.js';
import type { ExportSlot } from '../../services/exports/export-slots.js';
import { countConsignments } from '../search/matching-store.js';
import { readSearch } from '../search/search-request.js';
import { csvDownload } from './csv-download.js';
import { type ExportedConsignment, type RowPer, exportLayout } from './export-columns.js';
import {
  EXPORT_PAGE_SIZE,
  exportMatching,
  readExported,
  refuseRows,
  withExportSlot,
} from './export-matching.js';

const name = 'Consignments.csv';

export const exportConsignments = operation('exportConsignments', async ({ body }, context) => {
  const search = body.searchParameters ?? null;
  const refused = refuseRows(body.rowPer, context);
  if (refused !== null) return refused;
  if ((body.references === undefined) === (search === null)) {
    const message = 'Choose either references or a search';
    return ruleProblems([{ id: 'EXTR-12', path: 'searchParameters', message }]);
  }
  if (search === null) return exportReferences([...new Set(body.references)], context, body.rowPer);
  const request = readSearch(search, {}, context);
  return request instanceof Refusal ? request : exportMatching(context, request, name, body.rowPer);
});

function exportReferences(
  references: readonly string[],
  context: OperationContext,
  rowPer: RowPer = 'CONSIGNMENT',
) {
  const { viewer, inReading, user } = context;
  return withExportSlot(context, async (slot) => {
    const rowCount = await inReading((tx) => countConsignments(lastStatement(tx), viewer, references));
    if (rowCount > 0) {
      const pages = readPages(references, context, slot);
      const known = rowPer === 'CONSIGNMENT' ? rowCount : null;
      return csvDownload({ name, rowCount: known, pages, layout: exportLayout(user, rowPer), slot });
    }
    slot.end();
    const message = 'None of these consignments were found';
    return ruleProblems([{ id: 'BULK-06', path: 'references', message }]);
  });
}

/** Reads each page in its own transaction, after the client has taken the previous one. */
async function* readPages(
  references: readonly string[],
  context: OperationContext,
  slot: ExportSlot,
): AsyncGenerator<ExportedConsignment[]> {
  for (let first = 0; first < references.length; first += EXPORT_PAGE_SIZE) {
    const page = references.slice(first, first + EXPORT_PAGE_SIZE);
    yield await slot.readPage(() =>
      context.inReading((tx) => readExported(tx, context, context.viewer, { references: page })),
    );
  }
}

export const extractConsignmentActivity = operation(
  'extractConsignmentActivity',
  async ({ body }, context) => {
    const { dateType, startDateUtc, endDateUtc, siteIds, statuses = [], rowPer } = body;
    const refused = refuseRows(rowPer, context);
    if (refused !== null) return refused;
    const period = parseSearchPeriod({ startDateUtc, endDateUtc }, 'EXTR-05');
    if (!period.ok) return ruleProblems(period.problems);
    const date = { dateRangeType: dateType, startDateUtc, endDateUtc };
    const request = readSearch({ siteIds, statuses, date }, {}, context);
    return request instanceof Refusal
      ? request
      : exportMatching(context, request, extractFileName(context.now), rowPer);
  },
);
