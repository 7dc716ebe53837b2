import type { BulkAction } from '@consign/domain/bulk';

import type { BulkRun } from '../BulkRunner/index.js';

/** What answers with a file or a mail says so by itself where all went well. */
const quiet: ReadonlySet<BulkAction> = new Set([
  'labels',
  'notes',
  'exportCsv',
  'pickupManifest',
  'emailPickupManifest',
]);

/** Whether an ended run has something to show: what became of each, what failed, or several documents. */
export function needsResult({ task, outcomes, files, failure, unknown, unsent }: BulkRun): boolean {
  if (!quiet.has(task.action)) return true;
  return outcomes.length > 0 || files.length > 0 || failure !== null || unknown.length + unsent.length > 0;
}
