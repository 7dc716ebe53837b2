/**
 * Bulk actions: which consignments each applies to and why not to the others (BULK-01 to 09, BULK-15, BULK-16,
 * BULK-19), and the results of a bulk call (BULK-12, BULK-13).
 *
 * @module
 */
export {
  bulkActionNames,
  bulkActions,
  type BulkAction,
  type BulkActionRule,
  type BulkCandidate,
  type BulkContext,
} from './bulk-actions.js';
export { countReasons, type ReasonGroup } from './count-reasons.js';
export { maxBulkReferences, maxManifestNotes, maxPastedReferences, maxSelected } from './bulk-limits.js';
export { planBulk, type BulkPlan, type BulkRefusal } from './plan-bulk.js';
export {
  buildBulkReport,
  formatBulkFailure,
  formatBulkSummary,
  type BulkChange,
  type BulkMessage,
  type BulkOutcome,
  type BulkReport,
  type BulkRow,
} from './results.js';
export { describeProblem } from './describe-problem.js';
