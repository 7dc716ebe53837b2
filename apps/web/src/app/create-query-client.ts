import { ApiError, unknownErrorMessage } from '@consign/api-client/internal';
import {
  describeSchedulingFailure,
  findApiError,
  refreshSites,
  retryReadDelay,
  shouldRetryRead,
  type FailureDisplay,
} from '@consign/queries';
import { toastError } from '@consign/ui';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

/** The message to show for an error: the server's own, or else the one in ERR-06. */
export function getErrorMessage(error: unknown): string {
  return error instanceof ApiError ? error.message : unknownErrorMessage;
}

function toText(shown: Exclude<FailureDisplay, 'screen'>, error: unknown): string {
  if (shown === 'message') return getErrorMessage(error);
  return 'text' in shown ? shown.text : describeSchedulingFailure(error, shown.schedulingText);
}

function toastFailure(shown: FailureDisplay, error: unknown): void {
  if (shown !== 'screen') toastError(toText(shown, error));
}

/** Longer than a toast and its closing animation last, so that one problem never shows two toasts. */
const TOAST_INTERVAL_MS = 6_000;

/** Whether the error likely affects all reads: no or unreadable response, server error, or rate limit. */
function isOutage(error: unknown): boolean {
  return error instanceof ApiError && (error.status < 400 || error.status >= 500 || error.status === 429);
}

/** Shows toasts for failed reads: one for an outage that fails many reads, and one for equal texts. */
function createReadToaster(now: () => number) {
  const toastedAt = new Map<string, number>();
  const isRecent = (key: string): boolean => {
    const since = now() - (toastedAt.get(key) ?? Number.NEGATIVE_INFINITY);
    if (since >= TOAST_INTERVAL_MS) toastedAt.set(key, now());
    return since < TOAST_INTERVAL_MS;
  };
  return (shown: FailureDisplay, error: unknown): void => {
    if (shown === 'screen') return;
    const text = toText(shown, error);
    // All reads of an outage share a key, because their texts differ.
    if (isRecent(isOutage(error) ? '' : text)) return;
    toastError(text);
  };
}

/** Whether the server refused the sites of a call: one of them was taken from the user since they were read (PLAT-309). */
function isSiteTaken(error: unknown): boolean {
  const refusal = findApiError(error);
  return refusal?.status === 422 && refusal.problems.some(({ path }) => path === 'siteIds');
}

const sitesChanged = { text: 'Your sites have changed' };

/**
 * Offline calls fail immediately. By default the library silently queues them and sends them once the network returns,
 * perhaps much later.
 */
const NETWORK_MODE = 'always';

/** The only place where errors become toasts. FailureDisplay describes how queries and mutations choose. */
export function createQueryClient(now = () => Date.now()): QueryClient {
  const toastRead = createReadToaster(now);
  const queryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (!isSiteTaken(error)) return toastRead(query.meta?.failure ?? 'screen', error);
        toastRead(sitesChanged, error);
        refreshSites(queryClient);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        toastFailure(mutation.meta?.failure ?? 'message', error);
        if (isSiteTaken(error)) refreshSites(queryClient);
      },
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
  return queryClient;
}
