import { useSites } from '@consign/session';
import { toastInfo } from '@consign/ui';
import { useEffect, useEffectEvent } from 'react';

import type { SearchScreenProps } from './search-screen-props.js';
import type { SearchQuery } from './search-state.js';

/** Whether the address asks for all of the user's sites, whose count a mail or the palette gave (LIST-103). */
export function asksForAllSites({ sites }: SearchQuery): boolean {
  return sites === 'all';
}

/** Selects all of the user's sites where the address asks for them; true until they are selected. */
export function useAllSites({ query, references = [], onQueryChange }: SearchScreenProps): boolean {
  const { available, activeIds, setActiveIds } = useSites();
  const isAsked = asksForAllSites(query);
  const selectAll = useEffectEvent((): void => {
    if (activeIds.length < available.length) {
      setActiveIds(available.map(({ id }) => id));
      toastInfo('All your sites are selected');
    }
    const others = Object.entries(query).filter(([key]) => key !== 'sites');
    onQueryChange({
      query: Object.fromEntries(others.map(([key, value]) => [key, String(value)])),
      references,
      replace: true,
    });
  });
  useEffect(() => {
    if (isAsked) selectAll();
  }, [isAsked]);
  return isAsked;
}
