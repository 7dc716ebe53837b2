import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { ConsignmentLink } from './search-screen-props.js';

const MAX_PLACES = 50;

// One per user, like the query cache. By the place in the browser's history: a reference.
const openedRows = new WeakMap<QueryClient, Map<string, string>>();

interface OpenedRow {
  /** The reference that was opened from this place in the history; null for none. */
  readonly opened: string | null;
  /** The link, which remembers what it opens. */
  readonly link: ConsignmentLink;
}

/** Remembers which consignment was opened, so that Back returns to its row (LIST-42). */
export function useOpenedRow(place: string | undefined, link: ConsignmentLink): OpenedRow {
  const queryClient = useQueryClient();
  const remembering = useMemo(
    (): ConsignmentLink => ({
      href: link.href,
      open: (reference) => {
        if (place !== undefined) remember(queryClient, place, reference);
        link.open(reference);
      },
    }),
    [link, place, queryClient],
  );
  return {
    opened: place === undefined ? null : (openedRows.get(queryClient)?.get(place) ?? null),
    link: remembering,
  };
}

function remember(queryClient: QueryClient, place: string, reference: string): void {
  const rows = openedRows.get(queryClient) ?? new Map<string, string>();
  openedRows.set(queryClient, rows);
  rows.delete(place);
  rows.set(place, reference);
  const oldest = rows.keys().next().value;
  if (rows.size > MAX_PLACES && oldest !== undefined) rows.delete(oldest);
}
