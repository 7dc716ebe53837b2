import type { DangerousGoodsEntry } from '@consign/api-client/product';
import { dangerousGoodsQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

interface GoodsLookup {
  /** The lookup's state, shown below the number. */
  readonly hint: string | undefined;
  /** Looks up a UN number; null cancels the previous lookup. */
  readonly lookUp: (unNumber: string | null, onFound?: (entry: DangerousGoodsEntry) => void) => Promise<void>;
}

/** Looks up a UN number once it has four digits (DG-02). If that fails, the fields stay editable. */
export function useGoodsLookup(): GoodsLookup {
  const queries = dangerousGoodsQueries(useClient());
  const cache = useQueryClient();
  const [hint, setHint] = useState<string>();
  const asked = useRef<string | null>(null);
  const find = async (unNumber: string): Promise<DangerousGoodsEntry | null | 'failed'> => {
    try {
      return await cache.fetchQuery({ ...queries.byNumber(unNumber), retry: false });
    } catch {
      return 'failed';
    }
  };
  return {
    hint,
    lookUp: async (unNumber, onFound) => {
      asked.current = unNumber;
      setHint(unNumber === null ? undefined : 'Looking up…');
      if (unNumber === null) return;
      const entry = await find(unNumber);
      // The number has changed since.
      if (asked.current !== unNumber) return;
      if (entry === 'failed') setHint("Couldn't look this up. Enter the class.");
      else if (entry === null) setHint('Unknown UN number. Enter the class.');
      else {
        setHint(undefined);
        onFound?.(entry);
      }
    },
  };
}
