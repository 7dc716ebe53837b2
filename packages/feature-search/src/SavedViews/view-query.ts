import { writeSearchState, type SearchState } from '../search-state.js';

/** What a view keeps of a search (LIST-29): all but the page and the preview, which are of the moment. */
export function formatViewQuery(state: SearchState): string {
  const kept = writeSearchState({ ...state, pageNumber: 1, preview: '' });
  // A search with every default needs a word, or it would be no query.
  const words = Object.keys(kept).length === 0 ? { sortDirection: state.sortDirection } : kept;
  return new URLSearchParams(words).toString().replaceAll('%2C', ',');
}

export function parseViewQuery(query: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(query));
}
