import type { ConsignmentSearch } from '@consign/api-client/consignment';
import { presetRange, rangeToUtc, type DayRange } from '@consign/domain/dates';

import type { SearchState } from './search-state.js';

/** The days that the search looks at: those of the preset now, or one's own. */
export function rangeOf({ dateRangePresetCode, startDate, endDate }: SearchState, now: Date): DayRange {
  return startDate !== null && endDate !== null && dateRangePresetCode === null
    ? { from: startDate, to: endDate }
    : presetRange(dateRangePresetCode ?? 'LAST_7_DAYS', now);
}

/** The body of the search (LIST-19): whole days in Pacific/Auckland as UTC instants, the end exclusive (LIST-24). */
export function searchBody(state: SearchState, siteIds: readonly string[], now: Date): ConsignmentSearch {
  return {
    searchTerm: state.searchTerm || null,
    phoneNumber: state.phoneNumber || null,
    salesReference: state.salesReference || null,
    statuses: [...state.statuses],
    date: { dateRangeType: state.dateType, ...rangeToUtc(rangeOf(state, now)) },
    siteIds: [...siteIds],
  };
}
