import type { DateRange, PageSize, SortDirection, SortOption } from '@consign/api-client/consignment';
import { datePresets, findDay, type DatePreset, type Day } from '@consign/domain/dates';
import { isStatusCode, type StatusCode } from '@consign/domain/status';

export type DateType = DateRange['dateRangeType'];

/** What the list shows, as the address holds it (LIST-11). */
export interface SearchState {
  readonly searchTerm: string;
  readonly phoneNumber: string;
  readonly salesReference: string;
  readonly statuses: readonly StatusCode[];
  readonly dateType: DateType;
  /** Null with days of one's own. */
  readonly dateRangePresetCode: DatePreset | null;
  readonly startDate: Day | null;
  readonly endDate: Day | null;
  readonly sortOption: SortOption;
  readonly sortDirection: SortDirection;
  readonly pageNumber: number;
  readonly pageSize: PageSize;
}

export const pageSizes: readonly PageSize[] = [25, 50, 100, 200];
const dateTypes: readonly DateType[] = ['Creation', 'RequestedDelivery', 'ConfirmedDelivery'];
const sortOptions: readonly SortOption[] = ['createdAtDateTimeUtc', 'RequestedDeliveryDate', 'statusDate'];
const sortDirections: readonly SortDirection[] = ['asc', 'desc'];

/** LIST-15 */
export const defaultSearch: SearchState = {
  searchTerm: '',
  phoneNumber: '',
  salesReference: '',
  statuses: [],
  dateType: 'Creation',
  dateRangePresetCode: 'LAST_7_DAYS',
  startDate: null,
  endDate: null,
  sortOption: 'createdAtDateTimeUtc',
  sortDirection: 'asc',
  pageNumber: 1,
  pageSize: 25,
};

export type SearchQuery = Readonly<Record<string, unknown>>;

interface ParsedSearch {
  readonly state: SearchState;
  /** Keys whose value was none of ours, so that the default stands (LIST-25). */
  readonly dropped: readonly string[];
}

/** Reads the query string. What is unknown is dropped and named (LIST-25). */
export function parseSearchState(query: SearchQuery): ParsedSearch {
  const dropped: string[] = [];
  const text = (key: string): string => {
    const value = query[key];
    return value === undefined || value === null ? '' : String(value).trim();
  };
  const oneOf = <T extends string | number>(key: string, known: readonly T[], otherwise: T): T => {
    const given = text(key);
    const found = known.find((value) => String(value) === given);
    if (found === undefined && given !== '') dropped.push(key);
    return found ?? otherwise;
  };
  const day = (key: string): Day | null => {
    const found = findDay(text(key));
    if (found === null && text(key) !== '') dropped.push(key);
    return found;
  };

  const codes = text('statuses').split(',').filter(Boolean);
  const statuses = codes.filter(isStatusCode);
  if (statuses.length < codes.length) dropped.push('statuses');
  const startDate = day('startDate');
  const endDate = day('endDate');
  const hasDays = startDate !== null && endDate !== null && startDate <= endDate;
  const preset = oneOf('dateRangePresetCode', datePresets, 'LAST_7_DAYS');
  const pageNumber = Number(text('pageNumber') || defaultSearch.pageNumber);
  return {
    dropped,
    state: {
      searchTerm: text('searchTerm'),
      phoneNumber: text('phoneNumber'),
      salesReference: text('salesReference'),
      statuses,
      dateType: oneOf('dateType', dateTypes, defaultSearch.dateType),
      dateRangePresetCode: hasDays && text('dateRangePresetCode') === '' ? null : preset,
      startDate: hasDays ? startDate : null,
      endDate: hasDays ? endDate : null,
      sortOption: oneOf('sortOption', sortOptions, defaultSearch.sortOption),
      sortDirection: oneOf('sortDirection', sortDirections, defaultSearch.sortDirection),
      pageNumber: Number.isSafeInteger(pageNumber) && pageNumber > 0 ? pageNumber : defaultSearch.pageNumber,
      pageSize: oneOf('pageSize', pageSizes, defaultSearch.pageSize),
    },
  };
}

/** The query string of a state, without what is the default. */
export function writeSearchState(state: SearchState): Record<string, string> {
  const text = (value: SearchState[keyof SearchState]): string =>
    value === null ? '' : Array.isArray(value) ? value.join(',') : String(value);
  return Object.fromEntries(
    (Object.keys(state) as (keyof SearchState)[])
      .filter((key) => text(state[key]) !== '' && text(state[key]) !== text(defaultSearch[key]))
      .map((key) => [key, text(state[key])]),
  );
}
