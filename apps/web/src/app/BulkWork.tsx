import { useBulkRun } from '@consign/consignment-parts/bulk-runner';
import { lazy, Suspense, type ReactNode } from 'react';

const BulkProgress = lazy(async () => ({
  default: (await import('@consign/consignment-parts/bulk-progress')).BulkProgress,
}));

/** The bulk action that is under way or has ended, on whatever screen the user is (BULK-25). */
export function BulkWork(): ReactNode {
  return useBulkRun() === null ? null : (
    <Suspense fallback={null}>
      <BulkProgress />
    </Suspense>
  );
}
