import { savedViewQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { defaultSearch, type SearchQuery, type SearchState } from '../search-state.js';
import type { SearchControl } from '../use-search-state.js';
import { parseViewQuery } from './view-match.js';

/** How long the list waits for the views before it shows other rows (LIST-29). */
const VIEWS_TIMEOUT_MS = 500;

/**
 * Opens the user's default view if the URL has no query (LIST-29), or else writes the remembered sort into it. Returns
 * true until it is known whether there is one, so that no other rows are shown first. If the views fail to load or take
 * too long, the list opens with LIST-15; once it shows rows, a late answer no longer replaces them.
 */
export function useDefaultView(
  query: SearchQuery,
  { state, references, change, openQuery }: SearchControl,
  hasRows: boolean,
): boolean {
  const isBare = Object.keys(query).length === 0 && references.length === 0;
  const [isEntering, setEntering] = useState(isBare);
  const [isLate, setLate] = useState(false);
  const views = useQuery({ ...savedViewQueries(useClient()).all(), enabled: isEntering });
  const wanted = parseViewQuery(views.data?.find(({ isDefault }) => isDefault)?.query ?? '');
  const opens = isEntering && isBare && Object.keys(wanted).length > 0;
  const isWaiting = isEntering && isBare && views.isPending;
  const isDeciding = opens || (isWaiting && !isLate);
  // A list that is cleared later stays cleared.
  if (isEntering && !isDeciding && (hasRows || !isWaiting)) setEntering(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = window.setTimeout(() => setLate(true), VIEWS_TIMEOUT_MS);
    return () => window.clearTimeout(timer);
  }, [isWaiting]);
  // The remembered sort would otherwise not be in a link copied from the browser (LIST-53).
  const isUnwritten = isBare && !isEntering && sortsDifferently(state);
  useEffect(() => {
    if (isUnwritten) change({}, { replace: true });
  }, [isUnwritten, change]);
  useEffect(() => {
    if (opens) openQuery(wanted, { replace: true });
    // oxlint-disable-next-line react/exhaustive-deps -- the rest is new on every render, and it opens once
  }, [opens]);
  return isDeciding;
}

function sortsDifferently({ sortOption, sortDirection }: SearchState): boolean {
  return sortOption !== defaultSearch.sortOption || sortDirection !== defaultSearch.sortDirection;
}
