import { sql } from 'kysely';

import { pickColumns, selectFields } from '../database/columns.js';
import type { Tx } from '../database/database.js';
import { waitedTooLong } from '../database/failures.js';
import { type Owner, type Viewer, ownedBy, visibleTo } from '../database/owner.js';
import { inSavepoint } from '../database/savepoint.js';
import { type ConsignmentRow, consignmentColumns, enteredColumns } from './consignment-row.js';
import {
  type LineItemRow,
  enteredColumns as itemColumns,
  lineItemColumns,
} from './freight/line-item-store.js';

const lockedColumns = {
  ...enteredColumns,
  ...pickColumns(consignmentColumns, [
    'id',
    'reference',
    'chargeSiteId',
    'modifiedAt',
    'statusCode',
    'statusAt',
    'trackingUrl',
  ]),
};

/** A consignment locked until the transaction ends. */
export type LockedConsignment = Pick<ConsignmentRow, keyof typeof lockedColumns>;

export interface LockedConsignments {
  readonly locked: readonly LockedConsignment[];
  /** References of consignments that another transaction did not release in time. */
  readonly busy: readonly string[];
}

/** Locks a consignment until the transaction ends, so that decisions about it stay valid. */
export function lockConsignment(
  tx: Tx,
  viewer: Viewer,
  reference: string,
): Promise<LockedConsignment | undefined> {
  return selectVisible(tx, viewer, [reference]).forUpdate().executeTakeFirst();
}

/**
 * Locks consignments until the transaction ends, always in the same order, so that no two callers deadlock. A
 * consignment that another transaction keeps locked does not hold up the others.
 */
export async function lockConsignments(
  tx: Tx,
  viewer: Viewer,
  references: readonly string[],
): Promise<LockedConsignments> {
  const inOrder = () => selectVisible(tx, viewer, references).orderBy('c.id');
  try {
    return { locked: await inSavepoint(tx, () => inOrder().forUpdate().execute()), busy: [] };
  } catch (error) {
    if (!waitedTooLong(error)) throw error;
  }
  const locked = await inOrder().forUpdate().skipLocked().execute();
  const isLocked = new Set(locked.map(({ reference }) => reference));
  const visible = await inOrder().execute();
  return {
    locked,
    busy: visible.map(({ reference }) => reference).filter((reference) => !isLocked.has(reference)),
  };
}

function selectVisible(tx: Tx, viewer: Viewer, references: readonly string[]) {
  return tx
    .selectFrom('consignments as c')
    .where(visibleTo(viewer))
    .where('c.reference', '=', sql<string>`any(${[...references]}::text[])`)
    .select(selectFields('c', lockedColumns));
}

const lockedItemColumns = { ...itemColumns, ...pickColumns(lineItemColumns, ['consignmentId']) };

type LockedItem = Pick<LineItemRow, keyof typeof lockedItemColumns>;

/** The freight items of locked consignments, in order. */
export function listLockedItems(
  tx: Tx,
  owner: Owner,
  consignmentIds: readonly string[],
): Promise<LockedItem[]> {
  return tx
    .selectFrom('line_items as i')
    .where(ownedBy(owner, 'i'))
    .where('i.consignment_id', '=', sql<string>`any(${[...consignmentIds]}::uuid[])`)
    .select(selectFields('i', lockedItemColumns))
    .orderBy('i.consignment_id')
    .orderBy('i.position')
    .orderBy('i.id')
    .execute();
}
