import { FailedState } from '@consign/ui';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { getErrorMessage } from './create-query-client.js';

/** Where a screen broke or its data could not be had: what happened, and Retry, which starts the screen afresh. */
export function FailedPage({ error, reset }: ErrorComponentProps): ReactNode {
  const router = useRouter();
  const { session } = router.options.context;
  return (
    <FailedState
      title="This page could not be shown"
      onRetry={() => {
        // A query that failed would throw again at once.
        void session?.queryClient.resetQueries({ predicate: ({ state }) => state.status === 'error' });
        reset();
        void router.invalidate();
      }}
    >
      {getErrorMessage(error)}
    </FailedState>
  );
}
