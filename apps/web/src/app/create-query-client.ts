import { ApiError, unknownErrorMessage } from '@consign/api-client';
import { retryReadDelay, shouldRetryRead, type FailureDisplay } from '@consign/queries';
import { toastError } from '@consign/ui';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

/** The message to show for an error: the server's own, or else that of ERR-06. */
export function getErrorMessage(error: unknown): string {
  return error instanceof ApiError ? error.message : unknownErrorMessage;
}

function toastFailure(shown: FailureDisplay, error: unknown): void {
  if (shown === 'screen') return;
  toastError(shown === 'message' ? getErrorMessage(error) : shown.text);
}

/** Longer than a toast is on the screen, its closing animation included, so that one outage never shows two. */
const OUTAGE_TOAST_INTERVAL_MS = 6_000;

/** Whether the error likely affects all reads: no or unreadable response, server error, or rate limit. */
function isOutage(error: unknown): boolean {
  return error instanceof ApiError && (error.status < 400 || error.status >= 500 || error.status === 429);
}

/** Shows toasts for failed reads, but only one for an outage that fails many of them. */
function createReadToaster(now: () => number) {
  let toastedAt = Number.NEGATIVE_INFINITY;
  return (shown: FailureDisplay, error: unknown): void => {
    if (shown === 'screen') return;
    if (isOutage(error)) {
      if (now() - toastedAt < OUTAGE_TOAST_INTERVAL_MS) return;
      toastedAt = now();
    }
    toastFailure(shown, error);
  };
}

/**
 * Offline calls fail immediately. By default the library silently queues them and sends them once the network returns,
 * perhaps much later.
 */
const NETWORK_MODE = 'always';

/** The only place where errors become toasts. FailureDisplay describes how queries and mutations choose. */
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
