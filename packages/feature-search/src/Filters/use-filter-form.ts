import { focusField } from '@consign/ui';
import { useState } from 'react';

import { defaultSearch, type FilterState, type SearchState } from '../search-state.js';
import { toDraft, parseDraft, type FilterDraft } from './filter-draft.js';

interface FilterForm {
  readonly draft: FilterDraft;
  readonly change: (draft: FilterDraft) => void;
  /** Whether the draft was submitted, so that its problems are shown. */
  readonly checked: boolean;
  /** Searches, or focuses the first invalid date; returns whether it searched. */
  readonly search: () => boolean;
  /** Searches with the defaults, and without pasted references. */
  readonly clear: () => void;
}

/** State of the fields between two searches. A changed URL, such as after Back, resets them. */
export function useFilterForm(
  state: SearchState,
  now: () => Date,
  onSearch: (filter: FilterState, references?: readonly string[]) => void,
): FilterForm {
  const fresh = (from: SearchState) => ({ address, draft: toDraft(from, now()), checked: false });
  const address = JSON.stringify(toDraft(state, now()));
  const [filled, setFilled] = useState(() => fresh(state));
  // Reset in render, not in an effect: the fields never show the previous search.
  if (filled.address !== address) setFilled(fresh(state));
  return {
    draft: filled.draft,
    checked: filled.checked,
    change: (draft) => setFilled({ ...filled, draft }),
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
      if (cleared.ok) onSearch(cleared.value, []);
    },
  };
}
