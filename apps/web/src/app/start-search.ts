import type { ParsedLocation } from '@tanstack/react-router';

import { openStorage } from '../boot/open-storage.js';
import { pickStrings } from './query-string.js';
import type { RouterContext, RouteSession } from './router.js';

interface Loading {
  readonly context: Pick<RouterContext, 'shownAddress'> & { readonly session: RouteSession };
  readonly location: ParsedLocation;
}

/** Starts the list's search with the application; later, the screen's code is there and searches at once (PLAT-27). */
export function startSearch({ context, location }: Loading): void {
  if (context.shownAddress() !== null) return;
  const { client, queryClient } = context.session;
  // Not awaited, and a failure shows nothing: the screen searches again and reports it.
  void import('@consign/feature-search')
    .then(({ startFirstSearch }) =>
      startFirstSearch({
        client,
        queryClient,
        storage: openStorage(window, 'localStorage'),
        query: pickStrings(location.search),
        references: location.state.references ?? [],
        now: () => new Date(),
      }),
    )
    .catch(() => undefined);
}
