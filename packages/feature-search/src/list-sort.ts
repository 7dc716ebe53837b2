import type { Client } from '@consign/api-client/internal';
import type { ListSort } from '@consign/api-client/consignment';
import { preferenceQueries } from '@consign/queries';
import type { QueryClient } from '@tanstack/react-query';

/** The sort that the user last chose on any device, of a list without a query; null for LIST-15's (LIST-49). */
export function findListSort(queryClient: QueryClient, client: Client): ListSort {
  return queryClient.getQueryData(preferenceQueries(client).all().queryKey)?.listSort ?? null;
}
