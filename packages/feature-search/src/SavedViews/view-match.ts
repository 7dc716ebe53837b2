import { parseSearchState } from '../parse-search-state.js';
import type { SearchControl } from '../use-search-state.js';
import { formatViewQuery, parseViewQuery } from './view-query.js';

/** Whether the list shows a view as it was saved, whatever its page and preview. */
export function isViewShown(query: string, { state, references }: SearchControl): boolean {
  if (references.length > 0) return false;
  const { state: saved } = parseSearchState(parseViewQuery(query), { seesPrices: true });
  return formatViewQuery(saved) === formatViewQuery(state);
}
