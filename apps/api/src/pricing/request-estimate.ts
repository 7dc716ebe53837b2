import type { ConsignmentKey } from '../database/consignment-key.js';
import type { Tx } from '../database/database.js';
import type { Owner } from '../database/owner.js';
import { addPriceJobs } from './price-input-store.js';

/**
 * Has the prices of consignments of one owner made again by jobs, if what they depend on has changed (QUOT-14), in one
 * statement. Call it after the change, in its transaction; Drafts and cancelled consignments are left alone.
 */
export function requestEstimates(
  tx: Tx,
  owner: Owner,
  consignmentIds: readonly string[],
  now: Date,
): Promise<void> {
  return addPriceJobs(tx, owner, consignmentIds, { now, repeats: true });
}

/** For a consignment that did not change: a job that exists is left alone, whatever its state. */
export function requestMissingEstimate(tx: Tx, key: ConsignmentKey, now: Date): Promise<void> {
  return addPriceJobs(tx, key, [key.consignmentId], { now, repeats: false });
}
