import type { Client } from '@consign/api-client/internal';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

/** Notices about mail that the server gave up on (DOCS-15). */
export function noticeQueries(client: Client) {
  const { GET } = client.consignment;
  return {
    all: () =>
      queryOptions({
        queryKey: ['session', 'notices'],
        queryFn: ({ signal }) => GET('/api/v1/users/me/notices', { signal }),
        staleTime: 5 * 60_000,
      }),
  };
}

export function noticeMutations(client: Client) {
  const { DELETE } = client.consignment;
  return {
    dismiss: () =>
      mutationOptions({
        mutationFn: (id: string) => DELETE('/api/v1/users/me/notices/{id}', { path: { id } }),
        onSuccess: (_dismissed, id, _result, { client: cache }) =>
          cache.setQueryData(noticeQueries(client).all().queryKey, (notices) =>
            notices?.filter((notice) => notice.id !== id),
          ),
      }),
  };
}
