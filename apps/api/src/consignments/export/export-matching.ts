import { missingPermissionMessage } from '@consign/domain/permissions';

import type { OperationContext } from '../../http/contract/operation.js';
import { type Refusal, problem } from '../../http/problems/problem.js';
import { type Tx, lastStatement } from '../../database/database.js';
import type { Viewer } from '../../database/owner.js';
import type { ExportSlot } from '../../services/exports/export-slots.js';
import { listExportedPrices, showsPrices } from '../../pricing/index.js';
import { type PrintedBy, listPrintableConsignments } from '../documents/printed-store.js';
import { type KeywordMatch, findByKeyword } from '../search/keyword-store.js';
import type { Cursor, SearchConditions } from '../search/search-query.js';
import { type SearchRequest, resolveScans } from '../search/search-request.js';
import { csvDownload } from './csv-download.js';
import { type ExportedConsignment, type RowPer, exportLayout } from './export-columns.js';
import { countMatches, listNextMatches } from './matching-page-store.js';

/** Page size of an export; no transaction is open between two pages. */
export const EXPORT_PAGE_SIZE = 500;

/** When to try again while the user's other exports run. */
const RETRY_AFTER_SECONDS = 30;

/** Answers with a file of an export slot of the user, or refuses while it has too many (EXTR-10). */
export async function withExportSlot<Answer>(
  { owner, user, services }: OperationContext,
  run: (slot: ExportSlot) => Promise<Answer>,
): Promise<Answer | Refusal> {
  const customer = `${owner.tenantId} ${owner.organisationId}`;
  const slot = services.exports.begin({ customer, user: `${customer} ${user.id}` });
  if (slot === null) {
    const detail = 'You have several downloads running. Wait for one to finish, or stop one, and try again';
    return problem(429, { detail, headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } });
  }
  try {
    return await run(slot);
  } catch (error) {
    slot.end();
    throw error;
  }
}

/** Refuses rows of prices to a caller who may see none (EXTR-17). */
export function refuseRows(
  rowPer: RowPer | undefined,
  { user }: Pick<OperationContext, 'user'>,
): Refusal | null {
  const isAllowed = rowPer !== 'PRICE_LINE' || showsPrices(user);
  return isAllowed ? null : problem(403, { detail: missingPermissionMessage });
}

/** Reads consignments of a page, and their prices where the caller may see them. */
export async function readExported(
  tx: Tx,
  { user, owner }: Pick<OperationContext, 'user' | 'owner'>,
  viewer: Viewer,
  by: PrintedBy,
): Promise<ExportedConsignment[]> {
  const withPrices = showsPrices(user);
  const rows = await listPrintableConsignments(withPrices ? tx : lastStatement(tx), viewer, by);
  const ids = rows.map(({ id }) => id);
  const prices =
    withPrices && ids.length > 0 ? await listExportedPrices(lastStatement(tx), owner, ids) : null;
  return rows.map((consignment) => ({ consignment, prices: prices?.get(consignment.id) ?? null }));
}

/** Every consignment that a search matches as CSV, oldest first (EXTR-08). */
export async function exportMatching(
  context: OperationContext,
  request: SearchRequest,
  name: string,
  rowPer: RowPer = 'CONSIGNMENT',
): Promise<ReturnType<typeof csvDownload> | Refusal> {
  return withExportSlot(context, async (slot) => {
    const found = await slot.readPage(() =>
      context.inReading(async (tx) => {
        const { viewer, search } = await resolveScans(tx, request, context);
        const match = await findByKeyword(tx, viewer, search);
        return { viewer, search, match, rowCount: await countMatches(tx, viewer, search, match) };
      }),
    );
    // A consignment without prices has a row too, so without matches the file is known to be empty.
    const rowCount = rowPer === 'CONSIGNMENT' || found.rowCount === 0 ? found.rowCount : null;
    const layout = exportLayout(context.user, rowPer);
    return csvDownload({ name, rowCount, pages: readPages(context, slot, found), layout, slot });
  });
}

interface Found {
  readonly viewer: Viewer;
  readonly search: SearchConditions;
  readonly match: KeywordMatch;
}

/** Reads each page in its own transaction, after the client has taken the previous one. */
async function* readPages(
  context: OperationContext,
  slot: ExportSlot,
  { viewer, search, match }: Found,
): AsyncGenerator<ExportedConsignment[]> {
  const limit = EXPORT_PAGE_SIZE;
  let after: Cursor | null = null;
  for (;;) {
    const cursor = after;
    const { rows, last } = await slot.readPage(() =>
      context.inReading(async (tx) => {
        const next = await listNextMatches(tx, viewer, { search, match, after: cursor, limit });
        const ids = next.map(({ id }) => id);
        return {
          rows: await readExported(tx, context, viewer, { ids }),
          last: next.length < limit ? null : (next.at(-1) ?? null),
        };
      }),
    );
    yield rows;
    if (last === null) return;
    after = last;
  }
}
