import type { ConsignmentPage } from '@consign/api-client/consignment';
import { defaultPreferences, preferenceQueries, type Preferences } from '@consign/queries';
import { createTestSession, type TestSession, inSession } from '@consign/session/testing';
import { renderInTheme } from '@consign/ui/testing';
import type { ComponentProps } from 'react';
import { vi } from 'vitest';

// Preload the lazy chunks, so that tests do not wait for them.
import '../NoResults.js';
import '../ResultList.js';
import '../SavedViews/views.js';
import '../SavedViews/ViewTabs.js';
import type { QueryChange } from '../search-screen-props.js';
import { buildPage } from './pages.js';
import { WiredSearch } from './WiredSearch.js';

export const search = 'POST /api/v2/consignments/search';

/** The keys of every address that the list writes (LIST-53), with the values of LIST-15. */
export const usualQuery = {
  dateType: 'Creation',
  dateRangePresetCode: 'LAST_7_DAYS',
  sortOption: 'createdAtDateTimeUtc',
  sortDirection: 'asc',
};

type Options = NonNullable<Parameters<typeof createTestSession>[0]>;

interface Show
  extends
    Omit<ComponentProps<typeof WiredSearch>, 'onQueryChange' | 'open'>,
    Pick<Options, 'answers' | 'data' | 'storage'> {
  /** What the user prefers, as the session has read it. */
  readonly preferences?: Preferences;
}

interface Shown {
  readonly session: TestSession;
  /** Every URL change that the screen requested. */
  readonly onQueryChange: ReturnType<typeof vi.fn<(change: QueryChange) => void>>;
  readonly open: ReturnType<typeof vi.fn<(reference: string) => void>>;
  /** The body of the last search. */
  readonly searched: () => unknown;
}

/** Renders the screen; by default the server has 60 consignments and no views. */
export function showSearch({ answers = {}, data, storage, preferences, ...props }: Show = {}): Shown {
  const session = createTestSession({
    ...(data === undefined ? {} : { data }),
    ...(storage === undefined ? {} : { storage }),
    answers: {
      [search]: ({ query }: { readonly query: URLSearchParams }): ConsignmentPage =>
        buildPage(60, { currentPage: Number(query.get('pageNumber')) }),
      'GET /api/v1/users/me/views': [],
      'POST /api/v2/consignments/search/counts': { counts: [] },
      'PUT /api/v1/users/me/preferences': defaultPreferences,
      ...answers,
    },
  });
  if (preferences !== undefined) {
    session.queryClient.setQueryData(preferenceQueries(session.server.client).all().queryKey, preferences);
  }
  const onQueryChange = vi.fn<(change: QueryChange) => void>();
  const open = vi.fn<(reference: string) => void>();
  renderInTheme(inSession(session, <WiredSearch {...props} onQueryChange={onQueryChange} open={open} />));
  const searched = (): unknown => session.server.calls.findLast(({ name }) => name === search)?.body;
  return { session, onQueryChange, open, searched };
}
