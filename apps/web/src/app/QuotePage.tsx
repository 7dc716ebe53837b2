import { QuoteScreen } from '@consign/feature-quote';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useLeaving } from './use-leaving.js';

/** Connects the quote screen to the router. */
export function QuotePage(): ReactNode {
  const router = useRouter();
  const { leaving, onDirtyChange } = useLeaving();
  return (
    <QuoteScreen
      leaving={leaving}
      onDirtyChange={onDirtyChange}
      onCreated={(reference) =>
        void router.navigate({ to: '/consignment/$id', params: { id: reference }, replace: true })
      }
    />
  );
}
