import type { SavedView } from '@consign/api-client/consignment';
import { searchCountQuery } from '@consign/queries';
import { useClient } from '@consign/session';
import { useQuery } from '@tanstack/react-query';

import { parseSearchState } from '../parse-search-state.js';
import { searchBody } from '../search-body.js';
import { parseViewQuery } from './view-query.js';

interface Options {
  readonly siteIds: readonly string[];
  readonly now: () => Date;
  readonly enabled: boolean;
}

/** How many consignments each view finds, in one call; null while unknown. */
export function useViewCounts(
  views: readonly Pick<SavedView, 'query'>[],
  { siteIds, now, enabled }: Options,
): readonly (number | null)[] {
  const searches = views.map(({ query }) => {
    const { state } = parseSearchState(parseViewQuery(query));
    const {
      siteIds: _sites,
      references: _references,
      ...search
    } = searchBody(state, { siteIds, references: [] }, now());
    return search;
  });
  const counts = useQuery({ ...searchCountQuery(useClient(), { siteIds, searches }), enabled });
  return counts.data ?? [];
}
