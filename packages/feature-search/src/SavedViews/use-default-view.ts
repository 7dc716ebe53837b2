import { savedViewQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import type { SearchQuery } from '../search-state.js';
import type { SearchControl } from '../use-search-state.js';
import { parseViewQuery } from './view-query.js';

/**
 * A list that is entered without a query opens with the user's default view (LIST-29). True until it is known whether
 * there is one, so that no other rows are shown before it. Without an answer the list opens with LIST-15.
 */
export function useDefaultView(query: SearchQuery, { references, openQuery }: SearchControl): boolean {
  const isBare = Object.keys(query).length === 0 && references.length === 0;
  const [isEntering, setEntering] = useState(isBare);
  const views = useQuery({ ...savedViewQueries(useClient()).all(), enabled: isEntering });
  const wanted = parseViewQuery(views.data?.find(({ isDefault }) => isDefault)?.query ?? '');
  const opens = isEntering && isBare && Object.keys(wanted).length > 0;
  const isDeciding = isEntering && isBare && (views.isPending || opens);
  // Cleared later, the list stays clear.
  if (isEntering && !isDeciding) setEntering(false);
  useEffect(() => {
    if (opens) openQuery(wanted, { replace: true });
    // oxlint-disable-next-line react/exhaustive-deps -- the rest is new on every render, and it opens once
  }, [opens]);
  return isDeciding;
}
