import type { DangerousGoodsEntry } from '@consign/api-client/product';
import { dangerousGoodsQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

interface GoodsLookup {
  /** What became of it, below the number. */
  readonly hint: string | undefined;
  /** Asks what a number stands for; null asks nothing, and drops what was asked before. */
  readonly lookUp: (unNumber: string | null, onFound: (entry: DangerousGoodsEntry) => void) => Promise<void>;
}

/** A UN number is looked up once its fourth digit is typed (DG-02). What fails leaves the fields to type. */
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
      // Another number was typed meanwhile.
      if (asked.current !== unNumber) return;
      if (entry === 'failed') setHint("Couldn't look this up. Enter the class.");
      else if (entry === null) setHint('Unknown UN number. Enter the class.');
      else {
        setHint(entry.nameAndDescription);
        onFound(entry);
      }
    },
  };
}
