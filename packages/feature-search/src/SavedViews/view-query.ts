import { writeSearchState, type SearchState } from '../search-state.js';

/** The query that a view stores (LIST-29): everything except page and preview. */
export function formatViewQuery(state: SearchState): string {
  const query = writeSearchState({ ...state, pageNumber: 1, preview: '' });
  return new URLSearchParams(query).toString().replaceAll('%2C', ',');
}

export function parseViewQuery(query: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(query));
}
