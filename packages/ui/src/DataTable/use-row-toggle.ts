import { useCallback, useRef } from 'react';

import type { Selection } from './selection.js';

/** Selects or unselects a row of the page; with a range, all from the one that was toggled before to it. */
export function useRowToggle(
  store: Selection | undefined,
  ids: readonly string[],
): (id: string, range: boolean) => void {
  const before = useRef<string | null>(null);
  return useCallback(
    (id, range) => {
      if (store === undefined) return;
      const from = range && before.current !== null ? ids.indexOf(before.current) : -1;
      const to = ids.indexOf(id);
      const concerned = from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
      before.current = id;
      store.set(concerned, !store.has(id));
    },
    [store, ids],
  );
}
