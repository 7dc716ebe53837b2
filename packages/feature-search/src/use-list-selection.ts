import { createConsignmentSelection, type ConsignmentSelection } from '@consign/consignment-parts/selection';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';

interface Kept {
  readonly search: string;
  readonly selection: ConsignmentSelection;
}

// Per signed-in user, as the cache is: it is still there after a consignment was opened and left again.
const kept = new WeakMap<QueryClient, Kept>();

/** The selection of a search: it lasts across pages and sorts, not across a new search (LIST-25). */
export function useListSelection(search: string): ConsignmentSelection {
  const queryClient = useQueryClient();
  const before = kept.get(queryClient);
  if (before?.search === search) return before.selection;
  const selection = createConsignmentSelection();
  kept.set(queryClient, { search, selection });
  return selection;
}
