import { BulkRunnerProvider, useBulkRun } from '@consign/consignment-parts/bulk-runner';
import { SessionProvider } from '@consign/session';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { lazyComponent } from '@consign/ui';

import { openStorage } from '../boot/open-storage.js';
import { Shell } from './Shell.js';
import { SignOutProvider } from './SignOutProvider.js';
import { createAnalytics } from './analytics.js';
import type { RouteSession } from './router.js';
import { useConsignmentHref } from './links.js';

/** Providers and layout around a signed-in user's screens. */
export function SignedInFrame({ session }: { readonly session: RouteSession }): ReactNode {
  const consignmentHref = useConsignmentHref(session.access);
  const [storage] = useState(() => openStorage(window, 'localStorage'));
  const [analytics] = useState(() => createAnalytics(session.settings));
  return (
    <QueryClientProvider client={session.queryClient}>
      <SessionProvider
        signedIn={session.signedIn}
        settings={session.settings}
        client={session.client}
        storage={storage}
        analytics={analytics}
      >
        <SignOutProvider>
          <BulkRunnerProvider consignmentHref={consignmentHref}>
            <Shell />
            <BulkRunPanel />
          </BulkRunnerProvider>
        </SignOutProvider>
      </SessionProvider>
    </QueryClientProvider>
  );
}

const BulkProgress = lazyComponent(
  async () => (await import('@consign/consignment-parts/bulk-progress')).BulkProgress,
);

/** Progress and result of the current bulk action, on every screen (BULK-25). */
function BulkRunPanel(): ReactNode {
  return useBulkRun() === null ? null : <BulkProgress />;
}
