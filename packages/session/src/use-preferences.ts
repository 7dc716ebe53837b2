import { defaultPreferences, preferenceQueries, type Preferences } from '@consign/queries';
import { useQuery } from '@tanstack/react-query';

import { useClient } from './hooks.js';

/** The user's preferences (NAV-17); the defaults until they load, or if they can't. */
export function usePreferences(): Preferences {
  const { data = defaultPreferences } = useQuery({
    ...preferenceQueries(useClient()).all(),
    // The defaults will do: a failure isn't worth a message.
    meta: { failure: 'screen' },
  });
  return data;
}
