import { createConsignmentSelection, type ConsignmentSelection } from '@consign/consignment-parts/selection';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';

interface ListSelection {
  readonly search: string;
  readonly selection: ConsignmentSelection;
}

// One per user, like the query cache: it survives opening a consignment and coming back.
const selections = new WeakMap<QueryClient, ListSelection>();

/** The selection of a search: survives paging and sorting, but not a new search (LIST-25). */
export function useListSelection(search: string): ConsignmentSelection {
  const queryClient = useQueryClient();
  const before = selections.get(queryClient);
  if (before?.search === search) return before.selection;
  const selection = createConsignmentSelection();
  selections.set(queryClient, { search, selection });
  return selection;
}
