import type { Tx } from '../database/database.js';
import { requestEstimates } from '../pricing/index.js';
import type { Author, Change } from './change.js';
import { changesWith } from './concerns.js';

/** Has prices made again where what they depend on has changed (QUOT-14). */
export async function requestPrices(
  tx: Tx,
  { owner, now }: Author,
  changes: readonly Change[],
): Promise<void> {
  const ids = changesWith(changes, 'isPriced', true).map(({ consignmentId }) => consignmentId);
  if (ids.length > 0) await requestEstimates(tx, owner, [...new Set(ids)], now);
}
