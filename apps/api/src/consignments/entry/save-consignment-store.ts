import { type Updateable, sql } from 'kysely';

import { toColumns, storedJson } from '../../database/columns.js';
import { type ConsignmentKey, ownedBy, ownerColumns } from '../../database/owner.js';
import type { Tx } from '../../database/database.js';
import type { Schema } from '../../database/schema.js';
import { withRegion } from '../../lookups/index.js';
import { type ConsignmentFields, enteredColumns } from '../consignment-row.js';

interface Creation {
  readonly reference: string;
  readonly chargeSiteId: string;
  readonly now: Date;
  /** The id of the creating user. */
  readonly userId: string | null;
  /** The source of a copy, for the audit trail. */
  readonly reason?: string;
}

/** Inserts a Draft with its first history entry. */
export async function insertConsignment(
  tx: Tx,
  key: ConsignmentKey,
  { reference, chargeSiteId, now, userId, reason }: Creation,
  fields: ConsignmentFields,
): Promise<void> {
  const columns = toColumns(enteredColumns, await withRegions(tx, key, fields));
  await tx
    .insertInto('consignments')
    .values({
      ...ownerColumns(key),
      id: key.consignmentId,
      reference,
      charge_site_id: chargeSiteId,
      created_at: now,
      modified_at: now,
      status_code: 'DRAFT',
      status_at: now,
      ...columns,
      tags: '[]',
    })
    .execute();
  await tx
    .insertInto('status_history')
    .values({
      ...ownerColumns(key),
      consignment_id: key.consignmentId,
      position: 1,
      status_code: 'DRAFT',
      status_at: now,
      user_id: userId,
      recorded_at: now,
      reason: reason ?? null,
    })
    .execute();
}

/** Writes all entered fields; freight items, files and status have operations of their own. */
export async function updateConsignmentFields(
  tx: Tx,
  key: ConsignmentKey,
  modifiedAt: Date,
  fields: ConsignmentFields,
): Promise<void> {
  await writeColumns(tx, key, {
    ...toColumns(enteredColumns, await withRegions(tx, key, fields)),
    modified_at: modifiedAt,
  });
}

/** Writes the receiver, its reference and the delivery date. */
export async function updateReceiverFields(
  tx: Tx,
  key: ConsignmentKey,
  modifiedAt: Date,
  fields: Pick<ConsignmentFields, 'receiver' | 'receiverReference' | 'requestedDeliveryAt'>,
): Promise<void> {
  const receiver = storedJson(await withRegion(tx, key.tenantId, fields.receiver));
  const columns = {
    receiver,
    receiver_reference: fields.receiverReference,
    requested_delivery_at: fields.requestedDeliveryAt,
    modified_at: modifiedAt,
  };
  await writeColumns(tx, key, columns);
}

/** Adds the region to typed addresses (PART-09). */
async function withRegions(
  tx: Tx,
  { tenantId }: ConsignmentKey,
  fields: ConsignmentFields,
): Promise<ConsignmentFields> {
  const sender = await withRegion(tx, tenantId, fields.sender);
  return { ...fields, sender, receiver: await withRegion(tx, tenantId, fields.receiver) };
}

function writeColumns(tx: Tx, key: ConsignmentKey, columns: Updateable<Schema['consignments']>) {
  return tx
    .updateTable('consignments as c')
    .set(columns)
    .where(ownedBy(key, 'c'))
    .where('c.id', '=', key.consignmentId)
    .execute();
}

const DIGITS = 7;

/**
 * The next reference of a tenant's series, from a counter row that the transaction holds until it ends: none is given
 * twice, and one whose transaction fails is given again.
 */
export async function nextReference(tx: Tx, tenantId: string): Promise<string> {
  const { rows } = await sql<{ value: number; prefix: string }>`
    with next as (
      insert into reference_counters (tenant_id, series, last_value) values (${tenantId}, 'consignment', 1)
      on conflict (tenant_id, series) do update set last_value = reference_counters.last_value + 1
      returning last_value
    )
    select next.last_value as value, t.reference_prefix as prefix from next
    join tenants t on t.tenant_id = ${tenantId}`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error("The transaction's tenant does not exist");
  return `${row.prefix}${String(row.value).padStart(DIGITS, '0')}`;
}
