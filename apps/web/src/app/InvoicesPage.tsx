import { InvoicesScreen, type InvoicesScreenProps } from '@consign/feature-invoices';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useConsignmentHref } from './links.js';
import { useAccess } from './use-access.js';
import { useLeaving } from './use-leaving.js';

/** Connects the screen of invoices to the router; the address keeps the open invoice and its filter. */
export function InvoicesPage({ query }: Pick<InvoicesScreenProps, 'query'>): ReactNode {
  const router = useRouter();
  const { leaving, onDirtyChange } = useLeaving();
  const consignmentHref = useConsignmentHref(useAccess());
  return (
    <InvoicesScreen
      query={query}
      onQueryChange={(search, { replace }) =>
        void router.navigate({ to: '/invoices', search, replace, resetScroll: !replace })
      }
      toHref={(search) => router.buildLocation({ to: '/invoices', search }).href}
      consignmentHref={consignmentHref}
      leaving={leaving}
      onSendingChange={onDirtyChange}
    />
  );
}
