import type { ConsignmentSearch } from '@consign/api-client/consignment';
import { toSearch } from '@consign/domain/list';

import type { SearchState } from './search-state.js';

export { toDayRange } from '@consign/domain/list';

/** The scope of a search, besides its filters. */
export interface SearchScope {
  readonly siteIds: readonly string[];
  /** Pasted references: search exactly these, of any date (LIST-26). Empty for all. */
  readonly references: readonly string[];
}

/** The body of the search call (LIST-19). */
export function searchBody(
  state: SearchState,
  { siteIds, references }: SearchScope,
  now: Date,
): ConsignmentSearch {
  return {
    ...toSearch(state, now),
    ...(references.length === 0 ? {} : { references: [...references] }),
    siteIds: [...siteIds],
  };
}
