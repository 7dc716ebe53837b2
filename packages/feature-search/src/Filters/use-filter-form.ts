import { focusField } from '@consign/ui';
import { useCallback, useState } from 'react';

import { defaultSearch, type SearchState } from '../search-state.js';
import { useSaveListSort } from '../use-list-sort.js';
import { toDraft, parseDraft, type FilterDraft } from './filter-draft.js';

interface FilterForm {
  readonly draft: FilterDraft;
  readonly change: (draft: FilterDraft) => void;
  /** Whether the draft was submitted, so that its problems are shown. */
  readonly checked: boolean;
  /** Searches, or focuses the first invalid date; returns whether it searched. */
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
