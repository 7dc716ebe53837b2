import { canOpenRoute, routeAccess } from '@consign/domain/permissions';
import { SearchScreen } from '@consign/feature-search';
import { createFileRoute, useLocation, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

import { pickStrings } from '../../app/query-string.js';
import { screenOptions } from '../../app/route-guards.js';
import { startSearch } from '../../app/start-search.js';
import { useAccess } from '../../app/use-access.js';
import { useConsignmentLink } from '../../app/links.js';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** References pasted into the list, too long for the URL (LIST-30). */
    references?: readonly string[];
  }
}

const noReferences: readonly string[] = [];

function Search() {
  const query = Route.useSearch();
  const navigate = Route.useNavigate();
  const router = useRouter();
  const references = useLocation({ select: ({ state }) => state.references });
  // Read when asked: it changes before the search does, and both would redraw the screen.
  const place = useCallback(() => router.state.location.state.key, [router]);
  const toUrl = useCallback(
    (search: Record<string, string>) =>
      new URL(router.buildLocation({ to: '/search', search }).href, window.location.origin).href,
    [router],
  );
  const canCreate = canOpenRoute('newConsignment', useAccess()).allowed;
  return (
    <SearchScreen
      query={query}
      references={references ?? noReferences}
      place={place}
      onQueryChange={(changed) =>
        void navigate({
          search: changed.query,
          state: { references: changed.references },
          replace: changed.replace ?? false,
          resetScroll: changed.replace !== true,
        })
      }
      toUrl={toUrl}
      link={useConsignmentLink()}
      onCreate={canCreate ? () => void navigate({ to: routeAccess.newConsignment.path }) : null}
    />
  );
}

export const Route = createFileRoute('/_app/search')({
  ...screenOptions('search'),
  validateSearch: pickStrings,
  loader: startSearch,
  component: Search,
});
