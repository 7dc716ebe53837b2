import { FailedState, reloadPage } from '@consign/ui';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';

import { getErrorMessage } from './create-query-client.js';

/** Shown when a screen throws, or its data or code fails to load. Retry resets the screen. */
export function FailedPage({ error, reset }: ErrorComponentProps): ReactNode {
  const router = useRouter();
  const { session } = router.options.context;
  const isCodeMissing = isImportFailure(error);
  const [reloading, setReloading] = useState<'asking' | 'away' | null>(null);
  const reload = async (): Promise<void> => {
    setReloading('asking');
    if (!(await reloadPage())) setReloading('away');
  };
  const retry = (): void => {
    // The router keeps a failed import, and the files of an older release never come back (ERR-15).
    if (isCodeMissing) {
      void reload();
      return;
    }
    // Failed queries would otherwise throw again immediately, and so would data that the screen could not show.
    void session?.queryClient.resetQueries({
      predicate: (query) => query.state.status === 'error' || !query.isActive(),
    });
    reset();
    void router.invalidate();
  };
  return (
    <FailedState title="This page could not be shown" onRetry={retry} retrying={reloading === 'asking'}>
      {isCodeMissing ? codeTexts[reloading === 'away' ? 'away' : 'missing'] : getErrorMessage(error)}
    </FailedState>
  );
}

const codeTexts = {
  missing:
    "Its code couldn't be loaded: you may be offline, or there is a new version. Retry loads the page again. Changes that were backed up are offered there.",
  away: "The server can't be reached, so the page was not loaded again. Changes that were backed up are kept. Retry when you are online.",
};

// The messages of Chrome, Firefox, Safari and Vite's loader, in this order.
const importFailure =
  /Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** Whether the code of a page could not be loaded: offline, or a newer release has replaced it (ERR-15). */
export function isImportFailure(error: unknown): boolean {
  return error instanceof Error && importFailure.test(error.message);
}
