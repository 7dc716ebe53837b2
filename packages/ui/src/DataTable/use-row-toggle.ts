import { useCallback, useRef } from 'react';

import type { Selection } from './selection.js';

/** Toggles a row; with `range`, sets every row between it and the last toggled one to the same state. */
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
      const targets = from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
      before.current = id;
      store.set(targets, !store.has(id));
    },
    [store, ids],
  );
}
