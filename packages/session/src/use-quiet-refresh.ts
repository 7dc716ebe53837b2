import { checkForChanges, startQuietRefresh } from '@consign/queries';
import { useEffect, useEffectEvent, useState } from 'react';

import { useClient } from './hooks.js';

/**
 * Keeps the screen's data current while mounted (DASH-31, LIST-37). Returns the time of the shown data while it
 * could not be refreshed, otherwise null. `refresh` reads everything again, and rejects if any of it could not be read.
 */
export function useQuietRefresh(refresh: () => Promise<unknown>): Date | null {
  const client = useClient();
  const [staleSince, setStaleSince] = useState<Date | null>(null);
  const latest = useEffectEvent(refresh);
  useEffect(
    () =>
      startQuietRefresh({
        check: (since) => checkForChanges(client, since),
        refresh: () => latest(),
        onStale: setStaleSince,
      }),
    [client],
  );
  return staleSince;
}
