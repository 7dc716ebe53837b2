import { parseSearchState } from '../parse-search-state.js';
import { writeSearchState, type SearchState } from '../search-state.js';
import type { SearchControl } from '../use-search-state.js';

/** Whether the list shows a view as it was saved, whatever its page and preview. */
export function isViewShown(query: string, { state, references }: SearchControl): boolean {
  if (references.length > 0) return false;
  const { state: saved } = parseSearchState(parseViewQuery(query), { seesPrices: true });
  return formatViewQuery(saved) === formatViewQuery(state);
}

/** The query that a view stores (LIST-29): everything except page and preview. */
export function formatViewQuery(state: SearchState): string {
  const query = writeSearchState({ ...state, pageNumber: 1, preview: '' });
  return new URLSearchParams(query).toString().replaceAll('%2C', ',');
}

export function parseViewQuery(query: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(query));
}
