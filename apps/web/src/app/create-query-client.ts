import { ApiError, unknownErrorMessage } from '@consign/api-client';
import { retryReadDelay, shouldRetryRead, type FailureDisplay } from '@consign/queries';
import { toastError } from '@consign/ui';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

/** The sentence to show for an error: the server's own, else that of ERR-06. */
export function getErrorMessage(error: unknown): string {
  return error instanceof ApiError ? error.message : unknownErrorMessage;
}

function toastFailure(shown: FailureDisplay, error: unknown): void {
  if (shown === 'screen') return;
  toastError(shown === 'message' ? getErrorMessage(error) : shown.text);
}

/** As long as a toast stays. */
const TOAST_MS = 4_000;

/** No answer, one that cannot be read, a server that failed or is too busy: what fails for one read fails for all. */
function isOutage(error: unknown): boolean {
  return error instanceof ApiError && (error.status < 400 || error.status >= 500 || error.status === 429);
}

/** Tells of reads that fail: of one trouble that fails many of them, once. */
function createReadToaster(now: () => number) {
  let toastedAt = Number.NEGATIVE_INFINITY;
  return (shown: FailureDisplay, error: unknown): void => {
    if (shown === 'screen') return;
    if (isOutage(error)) {
      if (now() - toastedAt < TOAST_MS) return;
      toastedAt = now();
    }
    toastFailure(shown, error);
  };
}

/**
 * A call without a network fails at once and says so. The library would hold it back, silently, and send it by itself
 * once the network returns, perhaps long after it was asked for.
 */
const NETWORK_MODE = 'always';

/** The one place where an error becomes a toast: see FailureDisplay for how a query or a mutation chooses. */
export function createQueryClient(now = () => Date.now()): QueryClient {
  const toastRead = createReadToaster(now);
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => toastRead(query.meta?.failure ?? 'screen', error),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) =>
        toastFailure(mutation.meta?.failure ?? 'message', error),
    }),
    defaultOptions: {
      queries: {
        retry: shouldRetryRead,
        retryDelay: retryReadDelay,
        staleTime: 0,
        refetchOnWindowFocus: true,
        networkMode: NETWORK_MODE,
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: NETWORK_MODE },
    },
  });
}
