import { FailedState } from '@consign/ui';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { getErrorMessage } from './create-query-client.js';

/** Shown when a screen throws or its data fails to load. Retry resets the screen. */
export function FailedPage({ error, reset }: ErrorComponentProps): ReactNode {
  const router = useRouter();
  const { session } = router.options.context;
  return (
    <FailedState
      title="This page could not be shown"
      onRetry={() => {
        // Failed queries would otherwise throw again immediately; so would data that the screen could not show, which
        // nothing shows any more.
        void session?.queryClient.resetQueries({
          predicate: (query) => query.state.status === 'error' || !query.isActive(),
        });
        reset();
        void router.invalidate();
      }}
    >
      {getErrorMessage(error)}
    </FailedState>
  );
}
