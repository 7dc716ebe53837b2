import { defaultPreferences, preferenceQueries, type Preferences } from '@consign/queries';
import { useQuery } from '@tanstack/react-query';

import { useClient } from './hooks.js';

/** The user's preferences (NAV-17); the defaults until they load, and where they cannot be loaded. */
export function usePreferences(): Preferences {
  const { data = defaultPreferences } = useQuery({
    ...preferenceQueries(useClient()).all(),
    // Nothing depends on them so much that a failure should show.
    meta: { failure: 'screen' },
  });
  return data;
}
