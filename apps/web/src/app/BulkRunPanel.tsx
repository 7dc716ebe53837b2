import { useBulkRun } from '@consign/consignment-parts/bulk-runner';
import { lazyComponent } from '@consign/ui';
import type { ReactNode } from 'react';

const BulkProgress = lazyComponent(
  async () => (await import('@consign/consignment-parts/bulk-progress')).BulkProgress,
);

/** Progress and result of the current bulk action, on every screen (BULK-25). */
export function BulkRunPanel(): ReactNode {
  return useBulkRun() === null ? null : <BulkProgress />;
}
