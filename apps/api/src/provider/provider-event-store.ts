import type { StatusCode } from '@consign/domain/status';
import { sql } from 'kysely';

import type { Tx } from '../database/database.js';
import type { Owner } from '../database/owner.js';
import type { ConsignmentKey } from '../consignments/index.js';

/** Whose consignments of the transaction's tenant these references are; nothing of those that are nobody's there. */
export async function findOwnersOf(
  tx: Tx,
  references: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ reference: string; organisationId: string }>`
    select reference, organisation_id as "organisationId" from find_owners_of(${[...references]}::text[])`.execute(
    tx,
  );
  return new Map(rows.map(({ reference, organisationId }) => [reference, organisationId]));
}

export interface ReportedConsignment {
  readonly id: string;
  readonly statusCode: StatusCode;
  readonly statusAt: Date;
  /** Of the last entry of its status history. */
  readonly position: number;
}

/** Holds a consignment of a customer, whichever site it is charged to. */
export async function lockForReport(
  tx: Tx,
  { tenantId, organisationId }: Owner,
  reference: string,
): Promise<ReportedConsignment | undefined> {
  const { rows } = await sql<Omit<ReportedConsignment, 'position'>>`
    select c.id, c.status_code as "statusCode", c.status_at as "statusAt" from consignments c
    where c.tenant_id = ${tenantId} and c.organisation_id = ${organisationId} and c.reference = ${reference}
    for update`.execute(tx);
  const [row] = rows;
  if (row === undefined) return undefined;
  // In a statement of its own: what was written while this one waited is seen.
  const { rows: last } = await sql<{ position: number }>`
    select coalesce(max(h.position), 0) as position from status_history h where h.tenant_id = ${tenantId}
      and h.organisation_id = ${organisationId} and h.consignment_id = ${row.id}`.execute(tx);
  return { ...row, position: last[0]?.position ?? 0 };
}

export interface KnownEvent {
  readonly hash: string;
  readonly deliveryEventId: string | null;
}

export async function findProviderEvent(
  tx: Tx,
  { tenantId, organisationId, consignmentId }: ConsignmentKey,
  eventId: string,
): Promise<KnownEvent | undefined> {
  const { rows } = await sql<KnownEvent>`
    select e.event_hash as hash, e.delivery_event_id as "deliveryEventId" from provider_events e
    where e.tenant_id = ${tenantId} and e.organisation_id = ${organisationId}
      and e.consignment_id = ${consignmentId} and e.event_id = ${eventId}`.execute(tx);
  return rows[0];
}

export async function insertProviderEvent(
  tx: Tx,
  { tenantId, organisationId, consignmentId }: ConsignmentKey,
  event: KnownEvent & {
    readonly eventId: string;
    readonly type: string;
    readonly occurredAt: Date;
    readonly receivedAt: Date;
    readonly reportedBy: string;
  },
): Promise<void> {
  await tx
    .insertInto('provider_events')
    .values({
      tenant_id: tenantId,
      organisation_id: organisationId,
      consignment_id: consignmentId,
      event_id: event.eventId,
      event_hash: event.hash,
      event_type: event.type,
      occurred_at: event.occurredAt,
      received_at: event.receivedAt,
      reported_by: event.reportedBy,
      delivery_event_id: event.deliveryEventId,
    })
    .execute();
}

/** Gives a locked consignment its next status, by the provider. */
export async function writeProviderStatus(
  tx: Tx,
  { tenantId, organisationId, consignmentId }: ConsignmentKey,
  status: {
    readonly code: StatusCode;
    readonly at: Date;
    readonly position: number;
    readonly now: Date;
    readonly reason: string | null;
    readonly confirmedDeliveryAt: Date | null;
  },
): Promise<void> {
  const { code, at, position, now, reason, confirmedDeliveryAt } = status;
  await sql`
    update consignments c set status_code = ${code}, status_at = ${at},
      confirmed_delivery_at = coalesce(${confirmedDeliveryAt}::timestamptz, c.confirmed_delivery_at),
      modified_at = greatest(${now}::timestamptz, c.modified_at + interval '1 millisecond')
    where c.tenant_id = ${tenantId} and c.organisation_id = ${organisationId} and c.id = ${consignmentId}`.execute(
    tx,
  );
  await tx
    .insertInto('status_history')
    .values({
      tenant_id: tenantId,
      organisation_id: organisationId,
      consignment_id: consignmentId,
      position,
      status_code: code,
      status_at: at,
      user_id: null,
      recorded_at: now,
      reason,
    })
    .execute();
}

export async function insertDeliveryEvent(
  tx: Tx,
  { tenantId, organisationId, consignmentId }: ConsignmentKey,
  event: {
    readonly id: string;
    readonly position: number;
    readonly type: 'EXCP' | 'INFO';
    readonly code: string | null;
    readonly title: string;
    readonly at: Date;
    readonly actionRequired: boolean;
  },
): Promise<void> {
  await tx
    .insertInto('delivery_events')
    .values({
      tenant_id: tenantId,
      organisation_id: organisationId,
      consignment_id: consignmentId,
      id: event.id,
      status_position: event.position,
      event_type: event.type,
      standard_event_code: event.code,
      title: event.title,
      created_at: event.at,
      action_required: event.actionRequired,
      resolved_at: null,
    })
    .execute();
}

export async function resolveDeliveryEvent(
  tx: Tx,
  { tenantId, organisationId, consignmentId }: ConsignmentKey,
  { id, at }: { id: string; at: Date },
): Promise<void> {
  await sql`
    update delivery_events e set resolved_at = greatest(${at}::timestamptz, e.created_at)
    where e.tenant_id = ${tenantId} and e.organisation_id = ${organisationId}
      and e.consignment_id = ${consignmentId} and e.id = ${id} and e.resolved_at is null`.execute(tx);
}

/** What the list and the detail warn of follows what is unresolved (PROV-06). */
export async function refreshWarnings(
  tx: Tx,
  { tenantId, organisationId, consignmentId }: ConsignmentKey,
): Promise<void> {
  await sql`
    with open as (
      select e.event_type, e.action_required from delivery_events e where e.tenant_id = ${tenantId}
        and e.organisation_id = ${organisationId} and e.consignment_id = ${consignmentId} and e.resolved_at is null
    )
    update consignments c set has_exception = exists (select from open where event_type = 'EXCP'),
      has_unresolved_notes = exists (select from open where event_type = 'INFO' and action_required)
    where c.tenant_id = ${tenantId} and c.organisation_id = ${organisationId} and c.id = ${consignmentId}`.execute(
    tx,
  );
}
