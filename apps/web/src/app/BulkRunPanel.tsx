import { useBulkRun } from '@consign/consignment-parts/bulk-runner';
import { lazyComponent } from '@consign/ui';
import type { ReactNode } from 'react';

const BulkProgress = lazyComponent(
  async () => (await import('@consign/consignment-parts/bulk-progress')).BulkProgress,
);

/** The bulk action that is under way or has ended, on whatever screen the user is (BULK-25). */
export function BulkRunPanel(): ReactNode {
  return useBulkRun() === null ? null : <BulkProgress />;
}
