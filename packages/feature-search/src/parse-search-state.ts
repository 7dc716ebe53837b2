import type { ListSort } from '@consign/api-client/consignment';
import { datePresets, findDay, maxSearchDays, parseDateRange } from '@consign/domain/dates';
import { parsePriceFilter, priceFilterKinds, type PriceFilterKind } from '@consign/domain/pricing';
import { attentionKinds, type AttentionKind } from '@consign/domain/reports';
import { isStatusCode } from '@consign/domain/status';

import {
  columnIds,
  dateSorts,
  dateTypes,
  defaultSearch,
  pageSizes,
  priceSorts,
  sortDirections,
  textLimits,
  type ColumnId,
  type SearchQuery,
  type SearchState,
} from './search-state.js';

const referenceLimit = 50;
const lastPage = 1_000_000;

export interface ParsedSearch {
  readonly state: SearchState;
  /** Keys with an unknown value, for which the default is used (LIST-25). */
  readonly dropped: readonly string[];
  /** Keys whose text is too long to search for. */
  readonly tooLong: readonly string[];
}

interface Reader {
  /** Applies to an empty query only: a link is the same for everyone (LIST-53). */
  readonly listSort?: ListSort;
  /** Whether a price may be searched for (LIST-82). */
  readonly seesPrices?: boolean;
}

/** Parses the query string. Unknown values are dropped and reported (LIST-25). */
export function parseSearchState(
  query: SearchQuery,
  { listSort = null, seesPrices = false }: Reader = {},
): ParsedSearch {
  const dropped = new Set<string>();
  const tooLong: string[] = [];
  const text = (key: string): string => {
    const value = query[key];
    // Control characters only occur in hand-written URLs, and never in data.
    return value === undefined || value === null
      ? ''
      : String(value)
          .replaceAll(/\p{Cc}/gu, ' ')
          .trim();
  };
  const upTo = (key: string, limit: number): string => {
    const given = text(key);
    if (given.length <= limit) return given;
    tooLong.push(key);
    return '';
  };
  const parseOne = <T extends string | number>(key: string, known: readonly T[], otherwise: T): T => {
    const given = text(key);
    const found = known.find((value) => String(value) === given);
    if (found === undefined && given !== '') dropped.add(key);
    return found ?? otherwise;
  };
  const parseSome = <T extends string>(key: string, isKnown: (value: string) => value is T): readonly T[] => {
    const given = text(key).split(',').filter(Boolean);
    const known = given.filter(isKnown);
    if (known.length < given.length) dropped.add(key);
    return [...new Set(known)];
  };

  const days = parseDateRange({ from: text('startDate'), to: text('endDate'), maxDays: maxSearchDays });
  const givenDays = ['startDate', 'endDate'].filter((key) => text(key) !== '');
  if (!days.ok) {
    const wrong = givenDays.filter((key) => findDay(text(key)) === null);
    for (const key of wrong.length > 0 ? wrong : givenDays) dropped.add(key);
  }
  const hasDays = days.ok && text('dateRangePresetCode') === '';
  const attention = parseOne<AttentionKind | ''>('attention', attentionKinds, '');
  const price = parseOne<PriceFilterKind | ''>('price', seesPrices ? priceFilterKinds : [], '');
  const priceAtLeast = text('priceAtLeast');
  const prices = price === '' ? null : parsePriceFilter(price, priceAtLeast);
  if (prices?.ok === false) dropped.add('priceAtLeast');
  const columns = parseSome('columns', isColumnId);
  const pageNumber = Number(text('pageNumber') || defaultSearch.pageNumber);
  const sort = Object.keys(query).length === 0 ? listSort : null;
  const isPage = Number.isSafeInteger(pageNumber) && pageNumber > 0 && pageNumber <= lastPage;
  const state: SearchState = {
    searchTerm: upTo('searchTerm', textLimits.searchTerm),
    phoneNumber: upTo('phoneNumber', textLimits.phoneNumber),
    salesReference: upTo('salesReference', textLimits.salesReference),
    statuses: parseSome('statuses', isStatusCode),
    attention: attention === '' ? null : attention,
    price: prices?.ok === true ? prices.value.kind : null,
    priceAtLeast: prices?.ok === true && 'atLeast' in prices.value ? priceAtLeast : '',
    withoutProof: parseOne('withoutProof', ['true'], '') === 'true',
    dateType: parseOne('dateType', dateTypes, defaultSearch.dateType),
    dateRangePresetCode: hasDays ? null : parseOne('dateRangePresetCode', datePresets, 'LAST_7_DAYS'),
    startDate: hasDays ? days.value.from : null,
    endDate: hasDays ? days.value.to : null,
    allDates: parseOne('allDates', ['true'], '') === 'true',
    sortOption: parseOne(
      'sortOption',
      seesPrices ? [...dateSorts, ...priceSorts] : dateSorts,
      sort?.option ?? defaultSearch.sortOption,
    ),
    sortDirection: parseOne('sortDirection', sortDirections, sort?.direction ?? defaultSearch.sortDirection),
    pageNumber: isPage ? pageNumber : defaultSearch.pageNumber,
    pageSize: parseOne('pageSize', pageSizes, defaultSearch.pageSize),
    columns: columns.length === 0 ? null : columns,
    cardColumns: parseSome('cardColumns', isColumnId),
    preview: upTo('preview', referenceLimit),
  };
  if (!isPage) dropped.add('pageNumber');
  return { state, dropped: [...dropped], tooLong };
}

function isColumnId(value: string): value is ColumnId {
  return columnIds.some((id) => id === value);
}
