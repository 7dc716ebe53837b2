import type { ConsignmentKey } from '../database/consignment-key.js';
import type { Tx } from '../database/database.js';
import type { Owner } from '../database/owner.js';
import { addPriceJobs } from './price-input-store.js';

/**
 * Has the prices of a consignment made again by a job, if what they depend on has changed (QUOT-14). Call it after the
 * change, in its transaction; a Draft and a cancelled consignment are left alone.
 */
export function requestEstimate(tx: Tx, key: ConsignmentKey, now: Date): Promise<void> {
  return addPriceJobs(tx, key, [key.consignmentId], { now, repeats: true });
}

/** requestEstimate for many consignments of one owner, in one statement. */
export function requestEstimates(
  tx: Tx,
  owner: Owner,
  consignmentIds: readonly string[],
  now: Date,
): Promise<void> {
  return addPriceJobs(tx, owner, consignmentIds, { now, repeats: true });
}

/** requestEstimate where nothing was changed: it leaves a job that is there alone, whatever became of it. */
export function requestMissingEstimate(tx: Tx, key: ConsignmentKey, now: Date): Promise<void> {
  return addPriceJobs(tx, key, [key.consignmentId], { now, repeats: false });
}
