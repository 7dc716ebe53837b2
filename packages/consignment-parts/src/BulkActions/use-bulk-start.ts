import type { ConsignmentSearch, RowPer } from '@consign/api-client/consignment';
import type { BulkAction } from '@consign/domain/bulk';

import { useBulkRunner, type BulkTask } from '../BulkRunner/index.js';
import type { ConsignmentSelection, SelectedConsignment } from '../selection/index.js';
import { documentsTask, emailTask, exportTask, manifestTask } from './document-tasks.js';
import { changeTask, useDownloadContext, type TaskContext } from './tasks.js';
import type { ShownPlan } from './use-bulk-plans.js';

/** The input of the action's own dialog. */
export interface Details {
  /** UTC instant. */
  readonly requestedPickupDateTimeUtc?: string;
  readonly notes?: string;
  readonly rowPer?: RowPer;
}

interface Asked {
  readonly items: readonly SelectedConsignment[];
  readonly search: ConsignmentSearch;
  readonly details: Details;
}

type MakeTask = (asked: Asked, context: TaskContext) => BulkTask;

const tasks: Readonly<Record<BulkAction, MakeTask>> = {
  markReady: ({ items }, context) => changeTask('markReady', items, context),
  requestPickup: ({ items }, context) => changeTask('requestPickup', items, context),
  setRequestedPickupDate: ({ items, details }, context) =>
    changeTask('setRequestedPickupDate', items, context, details.requestedPickupDateTimeUtc),
  cancel: ({ items }, context) => changeTask('cancel', items, context),
  labels: ({ items }, context) => documentsTask('labels', items, context),
  notes: ({ items }, context) => documentsTask('notes', items, context),
  proofs: ({ items }, context) => documentsTask('proofs', items, context),
  proofFiles: ({ items }, context) => documentsTask('proofFiles', items, context),
  exportCsv: ({ items, details }, context) => exportTask(items, context, details.rowPer),
  pickupManifest: ({ items, search }, context) => manifestTask(items, search, context),
  emailPickupManifest: ({ items, details }, context) => emailTask(items, details.notes ?? '', context),
};

/** Starts an action in the runner, for the consignments that it applies to. Call it on the click itself: browsers block tabs opened later. */
export function useBulkStart(selection: ConsignmentSelection, search: ConsignmentSearch) {
  const runner = useBulkRunner();
  const context = useDownloadContext();
  return (action: BulkAction, { applicable, refused }: ShownPlan, details: Details = {}): void => {
    const items = applicable.map(({ item }) => item);
    const task = tasks[action]({ items, search, details }, { ...context, selection });
    runner.start(refused.length === 0 ? task : { ...task, leftOut: refused });
  };
}
