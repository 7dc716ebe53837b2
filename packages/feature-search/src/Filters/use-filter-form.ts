import type { Parsed } from '@consign/domain';
import { maxSearchDays, type Day } from '@consign/domain/dates';
import { checkFilterTexts } from '@consign/domain/list';
import { normaliseScan } from '@consign/domain/gs1';
import { focusField } from '@consign/ui';
import { parseDateRangeChoice, type DateRangeChoice } from '@consign/ui/dates';
import { useCallback, useState } from 'react';

import { toDayRange } from '../search-body.js';
import { defaultSearch, pickFilter, type FilterState, type SearchState } from '../search-state.js';
import { useSaveListSort } from '../use-list-sort.js';

interface FilterForm {
  readonly draft: FilterDraft;
  readonly change: (draft: FilterDraft) => void;
  /** Whether the draft was submitted, so that its problems are shown. */
  readonly checked: boolean;
  /** Searches, or focuses the first invalid field; returns whether it searched. */
  readonly search: () => boolean;
  /** Searches with the defaults, the sort's included, and without pasted references (LIST-24, LIST-53). */
  readonly clear: () => void;
}

/** State of the fields between two searches. A changed URL, such as after Back, resets them. */
export function useFilterForm(
  state: SearchState,
  now: () => Date,
  onSearch: (filter: Partial<SearchState>, references?: readonly string[]) => void,
): FilterForm {
  const saveListSort = useSaveListSort();
  const fresh = (from: SearchState) => ({ address, draft: toDraft(from, now()), checked: false });
  const address = JSON.stringify(toDraft(state, now()));
  const [filled, setFilled] = useState(() => fresh(state));
  // Reset in render, not in an effect: the fields never show the previous search.
  if (filled.address !== address) setFilled(fresh(state));
  return {
    draft: filled.draft,
    checked: filled.checked,
    change: useCallback((draft) => setFilled((before) => ({ ...before, draft })), []),
    search: () => {
      const parsed = parseDraft(filled.draft, now());
      setFilled({ ...filled, checked: true });
      if (parsed.ok) onSearch(parsed.value);
      else focusField(parsed.problems[0]?.path ?? 'from');
      return parsed.ok;
    },
    clear: () => {
      // The URL may already be the default while the fields are not.
      setFilled(fresh(defaultSearch));
      const cleared = parseDraft(toDraft(defaultSearch, now()), now());
      const { sortOption, sortDirection } = defaultSearch;
      if (cleared.ok) onSearch({ ...cleared.value, sortOption, sortDirection }, []);
      saveListSort(null);
    },
  };
}

type Days = 'dateRangePresetCode' | 'startDate' | 'endDate' | 'allDates';

/** The filter while it is being edited: the dates may be any text. */
export interface FilterDraft extends Omit<FilterState, Days> {
  readonly days: DateRangeChoice;
}

/** The draft for a search; a preset is resolved to its current dates. */
function toDraft(state: SearchState, now: Date): FilterDraft {
  const {
    dateRangePresetCode: preset,
    startDate: _from,
    endDate: _to,
    allDates: _all,
    ...filter
  } = pickFilter(state);
  return { ...filter, days: { preset, ...toDayRange(state, now) } };
}

/** The filter to search with, always within its dates (LIST-36), or the problems of its texts and dates (LIST-18, LIST-88). */
function parseDraft({ days, ...draft }: FilterDraft, now: Date): Parsed<FilterState> {
  const texts = {
    searchTerm: normaliseScan(draft.searchTerm.trim()),
    phoneNumber: draft.phoneNumber.trim(),
    salesReference: draft.salesReference.trim(),
  };
  const problems = checkFilterTexts(texts);
  if (problems.length > 0) return { ok: false, problems };
  const parsed = parseDateRangeChoice(days, now, maxSearchDays);
  if (!parsed.ok) return parsed;
  const own = (day: Day): Day | null => (days.preset === null ? day : null);
  return {
    ok: true,
    value: {
      ...draft,
      ...texts,
      dateRangePresetCode: days.preset,
      startDate: own(parsed.value.from),
      endDate: own(parsed.value.to),
      allDates: false,
    },
  };
}
