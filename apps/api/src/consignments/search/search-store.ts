import type { Volume, Weight } from '@consign/domain/freight';
import { type DangerousGoods, declarationFields } from '@consign/domain/rules';
import { type RawBuilder, sql } from 'kysely';

import { fieldList, pickColumns } from '../../database/columns.js';
import { compileOnce } from '../../database/compile-once.js';
import { type Tx, keptStatement, lastStatement } from '../../database/database.js';
import { type Viewer, visibleTo, ofSameConsignment } from '../../database/owner.js';
import { type ListedPrices, listedPrices } from '../../pricing/index.js';
import { type ConsignmentRow, consignmentColumns } from '../consignment-row.js';
import { type HistoryEntry, statusHistory } from '../consignment-store.js';
import { labelsOutdated, noteOutdated } from '../document-version-store.js';
import { countByDays } from './created-count-store.js';
import { findByKeyword } from './keyword-store.js';
import { joinPage, matchingConsignments, orderBy, rowConditions, sortExpressions } from './matching-store.js';
import type { Cursor, SearchQuery } from './search-query.js';

const columns = pickColumns(consignmentColumns, [
  'id',
  'reference',
  'serviceTypeCode',
  'createdAt',
  'requestedPickupAt',
  'requestedDeliveryAt',
  'confirmedDeliveryAt',
  'sender',
  'receiver',
  'senderReference',
  'receiverReference',
  'salesReference',
  'tags',
  'hasException',
  'hasUnresolvedNotes',
  'piecesMissing',
]);

export interface SearchResultRow extends Pick<ConsignmentRow, keyof typeof columns> {
  /** Read for callers who may see them. */
  readonly prices?: ListedPrices;
  readonly history: readonly HistoryEntry[];
  readonly serviceTypeName: string | null;
  readonly labelsOutdated: boolean;
  readonly noteOutdated: boolean;
  /** Sums of the freight items, in steps. */
  readonly items: {
    readonly count: number;
    readonly volume: Volume;
    readonly weight: Weight;
    readonly packagingTypes: readonly string[];
    readonly dangerousGoods: readonly DangerousGoods[];
  };
}

export interface SearchPage {
  readonly rowCount: number;
  readonly rows: readonly SearchResultRow[];
  /** The last row, where the next page can start from it. */
  readonly last: Cursor | null;
}

/**
 * One page and the number of matches, in one statement (LIST-19). Null-dated rows sort last; id breaks ties, so that no
 * row is on two pages. The last reading of its transaction. Raw SQL: search-plans.race.test.ts checks its plans.
 */
export async function searchConsignments(tx: Tx, viewer: Viewer, query: SearchQuery): Promise<SearchPage> {
  const { pageSize } = query;
  const match = await findByKeyword(tx, viewer, query);
  const matching = matchingConsignments(viewer, query, match);
  if (matching.first === null) return listMatchingPage(lastStatement(tx), viewer, matching.all, query);
  // With an index in this order, counting apart from the page is cheaper than reading the matches once.
  const { after } = query;
  const offset = after === null ? (query.pageNumber - 1) * pageSize : 0;
  const { before, count } = (match.kind === 'any' ? countByDays(viewer, query) : null) ?? {
    before: sql``,
    count: countRows(sql`(${matching.all}) matching`),
  };
  // A condition on rows may have an index of its own, which only a plan for its values finds.
  const isPlain = rowConditions(query).length === 0;
  const reading = lastStatement(isPlain ? keptStatement(tx) : tx);
  const { rowCount, rows, last } = await readPage(reading, viewer, query, {
    before,
    count,
    candidates: matching.first(offset + pageSize, after),
    offset,
  });
  return { rowCount, rows, last: last === undefined ? null : { at: last.at, id: last.id } };
}

/** A page of the consignments of a query for `id` and their sorted date `at`, which reads only visible ones. */
export async function listMatchingPage(
  tx: Tx,
  viewer: Viewer,
  matching: RawBuilder<unknown>,
  query: PageQuery,
): Promise<SearchPage> {
  const { rowCount, rows } = await readPage(tx, viewer, query, {
    before: sql`with matching as materialized (${matching})`,
    count: countRows(sql`matching`),
    candidates: sql`select id, at from matching`,
    offset: (query.pageNumber - 1) * query.pageSize,
  });
  return { rowCount, rows, last: null };
}

/** A page whose consignments are known, of `rowCount` in all. */
export async function listKnownPage(
  tx: Tx,
  viewer: Viewer,
  { ids, rowCount }: { readonly ids: readonly string[]; readonly rowCount: number },
  query: PageQuery,
): Promise<SearchPage> {
  const { rows } = await readPage(tx, viewer, query, {
    before: sql``,
    count: sql`select ${rowCount}::integer as "rowCount"`,
    candidates: sql`select c.id, ${sortExpressions[query.sort]} as at from consignments c
      where ${visibleTo(viewer)} and c.id = any(${[...ids]}::uuid[])`,
    offset: 0,
  });
  return { rowCount, rows, last: null };
}

type PageQuery = Pick<SearchQuery, 'sort' | 'direction' | 'pageSize' | 'pageNumber' | 'withPrices'>;

async function readPage(
  tx: Tx,
  viewer: Viewer,
  query: PageQuery,
  parts: Readonly<Record<'before' | 'count' | 'candidates', RawBuilder<unknown>>> & {
    readonly offset: number;
  },
): Promise<Pick<SearchPage, 'rowCount' | 'rows'> & { last: FoundRow | undefined }> {
  const { before, count, candidates, offset } = parts;
  const { rows } = await sql<CountedRow>`
    ${before}
    select total."rowCount", page.at::text as at, ${query.withPrices === true ? listedWithPrices : listed}
    from (${count}) total
    left join (
      (${candidates} ${orderBy('', query)} limit ${query.pageSize} offset ${offset}) page
      ${joinPage(viewer)} on true
    ) on true
    ${orderBy('page.', query)}`.execute(tx);
  const found = rows.filter((row): row is FoundRow => row.id !== null);
  return { rowCount: rows[0]?.rowCount ?? 0, rows: found, last: found.at(-1) };
}

const countRows = (from: RawBuilder<unknown>) => sql`select count(*) as "rowCount" from ${from}`;

/** The count is in every row; without a match it is in one that has nothing else. */
type CountedRow = { rowCount: number; at: string } & (SearchResultRow | { id: null });
type FoundRow = { rowCount: number; at: string } & SearchResultRow;

const serviceTypeName = sql`
  (select st.name from service_types st where st.tenant_id = c.tenant_id and st.organisation_id = c.organisation_id
    and st.code = c.service_type_code)`;

/** Parts of declared goods that the list doesn't show. */
const notListed = ['nameAndDescription', 'packingGroup', ...declarationFields];

const itemSums = sql`
  (select json_build_object('count', coalesce(sum(i.item_count), 0), 'volume', coalesce(sum(i.volume_steps), 0),
      'weight', coalesce(sum(i.weight_steps), 0),
      'packagingTypes', coalesce(jsonb_agg(distinct coalesce(p.name, i.packaging_type_code)), '[]'),
      'dangerousGoods', coalesce(jsonb_agg(distinct i.dangerous_goods - ${sql.lit(`{${notListed.join(',')}}`)}::text[])
        filter (where i.dangerous_goods is not null), '[]'))
    from line_items i left join packaging_types p on p.tenant_id = i.tenant_id
      and p.organisation_id = i.organisation_id and p.code = i.packaging_type_code
    where ${ofSameConsignment('i')})`;

const listed = compileOnce(sql`${fieldList('c', columns)}, ${statusHistory('c')} as history,
  ${serviceTypeName} as "serviceTypeName", ${itemSums} as items, ${labelsOutdated} as "labelsOutdated",
  ${noteOutdated} as "noteOutdated"`);
const listedWithPrices = compileOnce(sql`${listed}, ${listedPrices} as prices`);
