import type { StatusCode } from '@consign/domain/status';
import { type RawBuilder, sql } from 'kysely';

import type { Tx } from '../database/database.js';
import { waitedTooLong } from '../database/failures.js';
import type { Owner, Viewer } from '../database/owner.js';
import { inSavepoint } from '../database/savepoint.js';
import type { StoredDangerousGoods, StoredParticipant } from '../database/schema.js';
import { seenBy } from './consignment-store.js';

/** What of a consignment is its own row's. */
export interface HeldConsignment {
  readonly id: string;
  readonly reference: string;
  readonly statusCode: StatusCode;
  readonly statusAt: Date;
  readonly serviceTypeCode: string;
  readonly accountId: string;
  readonly sender: StoredParticipant;
  readonly receiver: StoredParticipant;
  readonly senderReference: string | null;
  readonly receiverReference: string | null;
  readonly salesReference: string | null;
  readonly notes: string | null;
  readonly receiverNotes: string | null;
  readonly requestedPickupAt: Date | null;
  readonly requestedDeliveryAt: Date | null;
  readonly hireage: readonly { providerCode: string; hireUnitCode: string; quantity: number }[];
  readonly flags: readonly { code: 'EXPORT'; flagProperties: { ecert: string } }[];
}

export interface HeldConsignments {
  readonly held: readonly HeldConsignment[];
  /** References of those that another transaction did not let go in time. */
  readonly busy: readonly string[];
}

/**
 * Holds consignments until the transaction ends, always in the same order, so that no two callers wait for each other.
 * One that somebody else keeps holding does not keep the others from it.
 */
export async function lockConsignments(
  tx: Tx,
  viewer: Viewer,
  references: readonly string[],
): Promise<HeldConsignments> {
  try {
    const held = await inSavepoint(tx, () => select(tx, viewer, references, sql`for update of c`));
    return { held, busy: [] };
  } catch (error) {
    if (!waitedTooLong(error)) throw error;
  }
  const held = await select(tx, viewer, references, sql`for update of c skip locked`);
  const isHeld = new Set(held.map(({ reference }) => reference));
  const seen = await select(tx, viewer, references, sql``);
  return {
    held,
    busy: seen.map(({ reference }) => reference).filter((reference) => !isHeld.has(reference)),
  };
}

async function select(
  tx: Tx,
  viewer: Viewer,
  references: readonly string[],
  lock: RawBuilder<unknown>,
): Promise<HeldConsignment[]> {
  const { rows } = await sql<HeldConsignment>`
    select c.id, c.reference, c.status_code as "statusCode", c.status_at as "statusAt",
      c.service_type_code as "serviceTypeCode", c.account_id as "accountId", c.sender, c.receiver,
      c.sender_reference as "senderReference", c.receiver_reference as "receiverReference",
      c.sales_reference as "salesReference", c.notes, c.receiver_notes as "receiverNotes",
      c.requested_pickup_at as "requestedPickupAt", c.requested_delivery_at as "requestedDeliveryAt",
      c.hireage, c.flags
    from consignments c
    where ${seenBy(viewer)} and c.reference = any(${[...references]}::text[])
    order by c.id ${lock}`.execute(tx);
  return rows;
}

export interface HeldItem {
  readonly consignmentId: string;
  readonly count: number;
  readonly packagingType: string;
  readonly description: string | null;
  readonly volume: number;
  readonly weight: number;
  readonly dangerousGoods: StoredDangerousGoods | null;
}

/** The freight items of consignments that are held, each consignment's in its order. */
export async function listItemsOf(
  tx: Tx,
  { tenantId, organisationId }: Owner,
  consignmentIds: readonly string[],
): Promise<HeldItem[]> {
  const { rows } = await sql<HeldItem>`
    select i.consignment_id as "consignmentId", i.item_count as count, i.packaging_type_code as "packagingType",
      i.description, i.volume_steps as volume, i.weight_steps as weight, i.dangerous_goods as "dangerousGoods"
    from line_items i
    where i.tenant_id = ${tenantId} and i.organisation_id = ${organisationId}
      and i.consignment_id = any(${[...consignmentIds]}::uuid[])
    order by i.consignment_id, i.position, i.id`.execute(tx);
  return rows;
}
