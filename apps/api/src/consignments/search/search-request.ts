import type { components } from '@consign/api-client/consignment';
import type { Problem } from '@consign/domain';
import { parseSearchPeriod, today } from '@consign/domain/dates';
import { missingPermissionMessage } from '@consign/domain/permissions';
import { parsePriceFilter } from '@consign/domain/pricing';
import { withoutInvisible } from '@consign/domain/rules';

import type { OperationContext } from '../../http/contract/operation.js';
import { type Refusal, problem as refuse, ruleProblems } from '../../http/problems/problem.js';
import { priceSorts, showsPrices } from '../../pricing/index.js';
import type { Viewer } from '../../database/owner.js';
import type { SearchConditions, SearchOrder } from './search-query.js';
import { parseLabelSettings } from '../../services/documents/gs1.js';
import { findScannedReferences } from './scan-store.js';
import { findUnknownReferences } from './search-matching-store.js';
import type { Tx } from '../../database/database.js';

type Search = components['schemas']['ConsignmentSearch'];

export interface SearchRequest {
  readonly viewer: Viewer;
  readonly search: SearchConditions & SearchOrder;
  /** Each reference of the search with how it was first written (LIST-26); null without any. */
  readonly writtenReferences: ReadonlyMap<string, string> | null;
}

/** Whose search it is, and when. */
export type Searcher = Pick<OperationContext, 'viewer' | 'now'> & {
  readonly user: Pick<OperationContext['user'], 'siteIds' | 'permissions'>;
};

export interface Order {
  readonly sortOption?: SearchOrder['sort'] | undefined;
  readonly sortDirection?: SearchOrder['direction'] | undefined;
}

/** Reads a search and its sort order, or refuses them. */
export function readSearch(
  body: Search,
  { sortOption = 'createdAtDateTimeUtc', sortDirection = 'asc' }: Order,
  context: Searcher,
): SearchRequest | Refusal {
  const own = new Set(context.user.siteIds);
  if (!body.siteIds.every((id) => own.has(id))) {
    return ruleProblems([{ id: 'PLAT-20', path: 'siteIds', message: 'Select one or more of your sites' }]);
  }
  const period = body.date ? parseSearchPeriod(body.date, 'LIST-18') : null;
  if (period?.ok === false) {
    return ruleProblems(within('date', period.problems));
  }
  const date = body.date && period ? { type: body.date.dateRangeType, ...period.value } : null;
  const price = body.price ? parsePriceFilter(body.price.kind, body.price.atLeast ?? null) : null;
  const needsPrices = price !== null || sortOption in priceSorts;
  if (needsPrices && !showsPrices(context.user)) return refuse(403, { detail: missingPermissionMessage });
  if (price?.ok === false) return ruleProblems(within('price', price.problems));
  const references = parseReferences(body);
  const kind = body.attention ?? null;
  return {
    viewer: { ...context.viewer, siteIds: body.siteIds },
    search: {
      searchTerm: trimToNull(body.searchTerm),
      phoneNumber: trimToNull(body.phoneNumber),
      salesReference: trimToNull(body.salesReference),
      statuses: body.statuses ?? [],
      references: references === null ? null : [...references.keys()],
      price: price?.value ?? null,
      withoutProof: body.withoutProof ?? false,
      attention: kind === null ? null : { kind, today: today(context.now) },
      date: references === null && kind === null ? date : null,
      sort: sortOption,
      direction: sortDirection,
    },
    writtenReferences: references,
  };
}

function within(place: string, problems: readonly Problem[]): Problem[] {
  return problems.map((problem) => ({ ...problem, path: `${place}/${problem.path}` }));
}

/** Replaces scanned barcodes, in the list and as the keyword, by the references of their consignments (LIST-34). */
export async function resolveScans(
  tx: Tx,
  request: SearchRequest,
  { tenant }: OperationContext,
): Promise<SearchRequest> {
  const { viewer, search, writtenReferences } = request;
  const keyword = search.searchTerm?.toUpperCase() ?? null;
  const texts = [...(writtenReferences?.keys() ?? []), ...(keyword === null ? [] : [keyword])];
  const { companyPrefix } = parseLabelSettings(tenant.record);
  const scanned = await findScannedReferences(tx, viewer, companyPrefix, texts);
  if (scanned.size === 0) return request;
  const written = writtenReferences === null ? null : new Map<string, string>();
  for (const [text, first] of writtenReferences ?? []) written?.set(scanned.get(text) ?? text, first);
  const references = written === null ? null : [...written.keys()];
  const byKeyword = keyword === null ? undefined : scanned.get(keyword);
  return {
    viewer,
    writtenReferences: written,
    search:
      byKeyword === undefined
        ? { ...search, references }
        : {
            ...search,
            searchTerm: null,
            references: references?.filter((each) => each === byKeyword) ?? [byKeyword],
          },
  };
}

/** The references that match no consignment, as they were written (LIST-26). */
export async function findNotFound(
  tx: Tx,
  { viewer, writtenReferences }: SearchRequest,
): Promise<{ notFound?: string[] }> {
  if (writtenReferences === null) return {};
  const unknown = await findUnknownReferences(tx, viewer, [...writtenReferences.keys()]);
  return {
    notFound: [...writtenReferences].flatMap(([reference, written]) =>
      unknown.has(reference) ? [written] : [],
    ),
  };
}

/** The pasted references of a search, keyed by the normalised reference; null without any. The contract leaves these as written, because the answer repeats them. */
export function parseReferences({
  references,
}: Pick<Search, 'references'>): ReadonlyMap<string, string> | null {
  const parsed = new Map<string, string>();
  for (const written of (references ?? []).map((each) => withoutInvisible(each).trim())) {
    const reference = written.toUpperCase();
    if (written !== '' && !parsed.has(reference)) parsed.set(reference, written);
  }
  return parsed.size === 0 ? null : parsed;
}

function trimToNull(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}
