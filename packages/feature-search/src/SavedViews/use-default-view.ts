import { savedViewQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import type { SearchQuery } from '../search-state.js';
import type { SearchControl } from '../use-search-state.js';
import { parseViewQuery } from './view-query.js';

/**
 * Opens the user's default view if the URL has no query (LIST-29). Returns true until it is known whether there is one,
 * so that no other rows are shown first. If the views fail to load, the list opens with LIST-15.
 */
export function useDefaultView(query: SearchQuery, { references, openQuery }: SearchControl): boolean {
  const isBare = Object.keys(query).length === 0 && references.length === 0;
  const [isEntering, setEntering] = useState(isBare);
  const views = useQuery({ ...savedViewQueries(useClient()).all(), enabled: isEntering });
  const wanted = parseViewQuery(views.data?.find(({ isDefault }) => isDefault)?.query ?? '');
  const opens = isEntering && isBare && Object.keys(wanted).length > 0;
  const isDeciding = isEntering && isBare && (views.isPending || opens);
  // A list that is cleared later stays cleared.
  if (isEntering && !isDeciding) setEntering(false);
  useEffect(() => {
    if (opens) openQuery(wanted, { replace: true });
    // oxlint-disable-next-line react/exhaustive-deps -- the rest is new on every render, and it opens once
  }, [opens]);
  return isDeciding;
}
