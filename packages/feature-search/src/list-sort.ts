import type { Client } from '@consign/api-client';
import type { ListSort } from '@consign/api-client/consignment';
import { preferenceQueries } from '@consign/queries';
import type { QueryClient } from '@tanstack/react-query';

// Read once per window: a sort chosen later is in the URL, and Back returns to this one.
const listSorts = new WeakMap<QueryClient, ListSort>();

/** The sort of a list whose URL names none, as the user last chose it on any device; null for LIST-15's (LIST-49). */
export function findListSort(queryClient: QueryClient, client: Client): ListSort {
  const known = listSorts.get(queryClient);
  if (known !== undefined) return known;
  const preferences = queryClient.getQueryData(preferenceQueries(client).all().queryKey);
  if (preferences === undefined) return null;
  listSorts.set(queryClient, preferences.listSort);
  return preferences.listSort;
}
