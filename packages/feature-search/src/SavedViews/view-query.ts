import { writeSearchState, type SearchState } from '../search-state.js';

/** The query that a view stores (LIST-29): everything except page and preview. */
export function formatViewQuery(state: SearchState): string {
  const kept = writeSearchState({ ...state, pageNumber: 1, preview: '' });
  // An all-default search must not be an empty query, which would open the default view.
  const words = Object.keys(kept).length === 0 ? { sortDirection: state.sortDirection } : kept;
  return new URLSearchParams(words).toString().replaceAll('%2C', ',');
}

export function parseViewQuery(query: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(query));
}
