import { QuoteScreen } from '@consign/feature-quote';
import { useLocation, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useLeaving } from './use-leaving.js';

/** Connects the quote screen to the router. */
export function QuotePage(): ReactNode {
  const router = useRouter();
  const { leaving, onDirtyChange } = useLeaving();
  const startKey = useLocation({ select: ({ state }) => state.startValues });
  return (
    <QuoteScreen
      startKey={startKey}
      leaving={leaving}
      onDirtyChange={onDirtyChange}
      onCreated={(reference) =>
        void router.navigate({ to: '/consignment/$id', params: { id: reference }, replace: true })
      }
    />
  );
}
