import type { BulkAction } from '@consign/domain/bulk';

import type { BulkRun } from '../BulkRunner/index.js';

/** Actions whose success is visible without a dialog: a file or an email. */
const quiet: ReadonlySet<BulkAction> = new Set([
  'labels',
  'notes',
  'exportCsv',
  'pickupManifest',
  'emailPickupManifest',
]);

/** Whether an ended run needs the result dialog: outcomes, a failure, or links to documents. */
export function needsResult({ task, outcomes, files, failure, unknown, unsent }: BulkRun): boolean {
  if (!quiet.has(task.action)) return true;
  return outcomes.length > 0 || files.length > 0 || failure !== null || unknown.length + unsent.length > 0;
}
