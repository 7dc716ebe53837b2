import { focusField } from '@consign/ui';
import { useState } from 'react';

import { defaultSearch, type FilterState, type SearchState } from '../search-state.js';
import { toDraft, parseDraft, type FilterDraft } from './filter-draft.js';

interface FilterForm {
  readonly draft: FilterDraft;
  readonly change: (draft: FilterDraft) => void;
  /** It was searched with as it is: what is wrong is said now. */
  readonly checked: boolean;
  /** Searches, or leads to the first date that is wrong. */
  readonly search: () => boolean;
  readonly clear: () => void;
}

/** The fields between two searches. Another address, such as after Back, fills them anew. */
export function useFilterForm(
  state: SearchState,
  now: () => Date,
  onSearch: (filter: FilterState) => void,
): FilterForm {
  const fresh = (from: SearchState) => ({ address, draft: toDraft(from, now()), checked: false });
  const address = JSON.stringify(toDraft(state, now()));
  const [filled, setFilled] = useState(() => fresh(state));
  // In render and not in an effect: the fields never show the search before.
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
      // The address may be that of the default already while something was typed.
      setFilled(fresh(defaultSearch));
      const cleared = parseDraft(toDraft(defaultSearch, now()), now());
      if (cleared.ok) onSearch(cleared.value);
    },
  };
}
