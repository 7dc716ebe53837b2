import type { components } from '@consign/api-client/consignment';

import type { OperationContext } from '../../http/contract/operation.js';
import { parseInstant } from '../../http/parse-instant.js';
import { type Refusal, ruleProblems } from '../../http/problems/problem.js';
import type { Viewer } from '../../database/owner.js';
import type { SearchConditions, SearchOrder } from './search-store.js';
import { findUnknownReferences } from './search-matching-store.js';
import type { Tx } from '../../database/database.js';

type Search = components['schemas']['ConsignmentSearch'];

export interface SearchRequest {
  readonly viewer: Viewer;
  readonly search: SearchConditions & SearchOrder;
  /** The references asked for as they were written, each once; null where none were. */
  readonly asked: readonly string[] | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** 365 days, whatever the clocks do (LIST-18). */
const MOST_DAYS = 366;

interface Order {
  readonly sortOption?: SearchOrder['sort'] | undefined;
  readonly sortDirection?: SearchOrder['direction'] | undefined;
}

/** What a body and its sort ask for, or why they are refused. */
export function readSearch(
  body: Search,
  { sortOption = 'createdAtDateTimeUtc', sortDirection = 'asc' }: Order,
  context: OperationContext,
): SearchRequest | Refusal {
  const own = new Set(context.user.siteIds);
  if (!body.siteIds.every((id) => own.has(id))) {
    return ruleProblems([{ id: 'PLAT-20', path: 'siteIds', message: 'Select one or more of your sites' }]);
  }
  const date = dateOf(body);
  if (date === 'wrong') {
    const message = 'The end must come after the start, by at most 366 days';
    return ruleProblems([{ id: 'LIST-18', path: 'date', message }]);
  }
  const references = referencesOf(body);
  return {
    viewer: { ...context.viewer, siteIds: body.siteIds },
    search: {
      searchTerm: textOf(body.searchTerm),
      phoneNumber: textOf(body.phoneNumber),
      salesReference: textOf(body.salesReference),
      statuses: body.statuses ?? [],
      references: references === null ? null : [...references.keys()],
      date: references === null ? date : null,
      sort: sortOption,
      direction: sortDirection,
    },
    asked: references === null ? null : [...references.values()],
  };
}

/** What an answer says of the references that nothing was found for (LIST-26). */
export async function notFoundOf(
  tx: Tx,
  { viewer, search, asked }: SearchRequest,
): Promise<{ notFound?: string[] }> {
  if (asked === null) return {};
  const unknown = await findUnknownReferences(tx, viewer, search.references ?? []);
  return { notFound: asked.filter((written) => unknown.has(written.toUpperCase())) };
}

/** As they are stored, with how each was first written. */
function referencesOf({ references }: Search): ReadonlyMap<string, string> | null {
  const written = (references ?? []).map((reference) => reference.trim()).filter((each) => each !== '');
  const known = new Map(written.toReversed().map((each) => [each.toUpperCase(), each]));
  return known.size === 0 ? null : new Map([...known].toReversed());
}

function textOf(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

function dateOf({ date }: Search): SearchConditions['date'] | 'wrong' {
  if (date === null || date === undefined) return null;
  const start = parseInstant(date.startDateUtc);
  const end = parseInstant(date.endDateUtc);
  const length = end.getTime() - start.getTime();
  return length > 0 && length <= MOST_DAYS * DAY_MS ? { type: date.dateRangeType, start, end } : 'wrong';
}
