import { ApiError, unknownErrorSentence } from '@consign/api-client';
import { shouldRetryRead, type FailureShown } from '@consign/queries';
import { toastFailed } from '@consign/ui';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

/** The sentence to show for an error: the server's own, else that of ERR-06. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : unknownErrorSentence;
}

function tell(shown: FailureShown, error: unknown): void {
  if (shown === 'screen') return;
  toastFailed(shown === 'message' ? messageOf(error) : shown.text);
}

/** The one place where an error becomes a toast: see FailureShown for how a query or a mutation chooses. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => tell(query.meta?.failure ?? 'screen', error),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => tell(mutation.meta?.failure ?? 'message', error),
    }),
    defaultOptions: {
      queries: { retry: shouldRetryRead, staleTime: 0, refetchOnWindowFocus: true },
      mutations: { retry: false },
    },
  });
}
