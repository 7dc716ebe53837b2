import type { ConsignmentSearch } from '@consign/api-client/consignment';
import { presetRange, rangeToUtc, type DayRange } from '@consign/domain/dates';
import type { PriceFilterKind } from '@consign/domain/pricing';

import type { SearchState } from './search-state.js';

type ChosenDays = Pick<SearchState, 'dateRangePresetCode' | 'startDate' | 'endDate'>;

/** The date range of the search: the preset's current range, or a custom one. */
export function toDayRange({ dateRangePresetCode, startDate, endDate }: ChosenDays, now: Date): DayRange {
  return startDate !== null && endDate !== null && dateRangePresetCode === null
    ? { from: startDate, to: endDate }
    : presetRange(dateRangePresetCode ?? 'LAST_7_DAYS', now);
}

/** The scope of a search, besides its filters. */
export interface SearchScope {
  readonly siteIds: readonly string[];
  /** Pasted references: search exactly these, of any date (LIST-26). Empty for all. */
  readonly references: readonly string[];
}

function priceBody(kind: PriceFilterKind, atLeast: string): NonNullable<ConsignmentSearch['price']> {
  return { kind, atLeast: atLeast === '' ? null : Number(atLeast) };
}

/** The body of the search call (LIST-19): whole days in Pacific/Auckland as UTC instants, end exclusive (LIST-24). */
export function searchBody(
  state: SearchState,
  { siteIds, references }: SearchScope,
  now: Date,
): ConsignmentSearch {
  return {
    searchTerm: state.searchTerm || null,
    phoneNumber: state.phoneNumber || null,
    salesReference: state.salesReference || null,
    statuses: [...state.statuses],
    date: state.allDates ? null : { dateRangeType: state.dateType, ...rangeToUtc(toDayRange(state, now)) },
    ...(state.attention === null ? {} : { attention: state.attention }),
    ...(state.price === null ? {} : { price: priceBody(state.price, state.priceAtLeast) }),
    ...(state.withoutProof ? { withoutProof: true } : {}),
    ...(references.length === 0 ? {} : { references: [...references] }),
    siteIds: [...siteIds],
  };
}
