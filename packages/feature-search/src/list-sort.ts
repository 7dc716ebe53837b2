import type { Client } from '@consign/api-client';
import { preferenceQueries, type Preferences } from '@consign/queries';
import type { QueryClient } from '@tanstack/react-query';

type ListSort = Preferences['listSort'];

// As it was when this window began: another sort that the user chooses is in the URL, and Back returns to this one.
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
