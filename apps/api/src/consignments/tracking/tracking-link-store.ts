import { type RawBuilder, sql } from 'kysely';

import { saveRow } from '../../database/save-row.js';
import { type Columns, type Row, jsonObject } from '../../database/columns.js';
import {
  type ConsignmentKey,
  type Owner,
  ofConsignment,
  ownerColumns,
  ofSameConsignment,
} from '../../database/owner.js';
import type { Tx } from '../../database/database.js';

const columns = {
  seed: 'seed',
  hash: 'token_hash',
  createdAt: 'created_at',
} as const satisfies Columns<'tracking_links'>;

type LinkRow = Row<'tracking_links', typeof columns>;

/** The stored parts of a link to the receiver's page, in JSON built by the database. */
export type StoredLink = Omit<LinkRow, 'createdAt'> & { readonly createdAt: string };

/** The link of a consignment `c`, or null. */
export const linkOfConsignment: RawBuilder<StoredLink | null> = sql`
  (select ${jsonObject('k', columns)} from tracking_links k where ${ofSameConsignment('k')})`;

/** The link of a locked consignment. */
export function findLink(tx: Tx, key: ConsignmentKey): Promise<LinkRow | undefined> {
  return tx
    .selectFrom('tracking_links as k')
    .where(ofConsignment(key, 'k'))
    .select(['k.seed as seed', 'k.token_hash as hash', 'k.created_at as createdAt'])
    .executeTakeFirst();
}

/** Gives a locked consignment a link; its former link ends. */
export async function saveLink(
  tx: Tx,
  key: ConsignmentKey,
  { seed, hash, createdAt, userId }: LinkRow & { readonly userId: string },
): Promise<void> {
  await saveRow(
    tx,
    'tracking_links',
    { ...ownerColumns(key), consignment_id: key.consignmentId },
    { seed, token_hash: hash, created_at: createdAt, created_by: userId },
  );
}

/** Keeps that the receiver of a locked consignment has chosen a slot. */
export async function markSlotChosen(tx: Tx, key: ConsignmentKey, now: Date): Promise<void> {
  await tx
    .updateTable('tracking_links as k')
    .set({ slot_chosen_at: now })
    .where(ofConsignment(key, 'k'))
    .execute();
}

/** The consignment that a link opens, of whichever customer of the transaction's tenant. Raw: a function. */
export async function findTrackedConsignment(
  tx: Tx,
  tenantId: string,
  hash: string,
): Promise<ConsignmentKey | undefined> {
  const { rows } = await sql<Pick<Owner, 'organisationId'> & { readonly consignmentId: string }>`
    select f.organisation_id as "organisationId", f.consignment_id as "consignmentId"
    from find_tracked_consignment(${hash}) f`.execute(tx);
  const [row] = rows;
  return row && { tenantId, ...row };
}
