import { maxSearchDays, type Day } from '@consign/domain/dates';
import type { Parsed } from '@consign/domain';
import { normaliseScan } from '@consign/domain/gs1';
import { parseDateRangeChoice, type DateRangeChoice } from '@consign/ui/dates';

import { toDayRange } from '../search-body.js';
import { pickFilter, type FilterState, type SearchState } from '../search-state.js';

type Days = 'dateRangePresetCode' | 'startDate' | 'endDate' | 'allDates';

/** The filter while it is being edited: the dates may be any text. */
export interface FilterDraft extends Omit<FilterState, Days> {
  readonly days: DateRangeChoice;
}

/** The draft for a search; a preset is resolved to its current dates. */
export function toDraft(state: SearchState, now: Date): FilterDraft {
  const {
    dateRangePresetCode: preset,
    startDate: _from,
    endDate: _to,
    allDates: _all,
    ...filter
  } = pickFilter(state);
  return { ...filter, days: { preset, ...toDayRange(state, now) } };
}

/** The filter to search with, always within its dates (LIST-36), or the problems of its dates (LIST-18). */
export function parseDraft({ days, ...draft }: FilterDraft, now: Date): Parsed<FilterState> {
  const parsed = parseDateRangeChoice(days, now, maxSearchDays);
  if (!parsed.ok) return parsed;
  const own = (day: Day): Day | null => (days.preset === null ? day : null);
  return {
    ok: true,
    value: {
      ...draft,
      searchTerm: normaliseScan(draft.searchTerm.trim()),
      phoneNumber: draft.phoneNumber.trim(),
      salesReference: draft.salesReference.trim(),
      dateRangePresetCode: days.preset,
      startDate: own(parsed.value.from),
      endDate: own(parsed.value.to),
      allDates: false,
    },
  };
}
