import type { BulkAction, BulkChange } from '@consign/domain/bulk';

const changes: ReadonlySet<string> = new Set<BulkChange>([
  'markReady',
  'requestPickup',
  'setRequestedPickupDate',
  'cancel',
]);

/** Whether an action changes consignments. The success of any other is visible without a dialog: a file or an email. */
export function isChange(action: BulkAction): action is BulkChange {
  return changes.has(action);
}
