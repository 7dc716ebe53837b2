import type { StatusCode } from '@consign/domain/status';
import { sql } from 'kysely';

import type { ConsignmentRow } from '../consignments/index.js';
import type { Tx } from '../database/database.js';
import { type ConsignmentKey, type Owner, ofConsignment, ownedBy, ownerColumns } from '../database/owner.js';
import { storedJson } from '../database/columns.js';

/** The organisations of the transaction's tenant that own these references; unknown references are left out. Raw: a function. */
export async function findOwners(
  tx: Tx,
  references: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ reference: string; organisationId: string }>`
    select reference, organisation_id as "organisationId" from find_owners_of(${[...references]}::text[])`.execute(
    tx,
  );
  return new Map(rows.map(({ reference, organisationId }) => [reference, organisationId]));
}

export interface ReportedConsignment extends Pick<
  ConsignmentRow,
  'id' | 'chargeSiteId' | 'statusCode' | 'statusAt'
> {
  /** The position of the last entry in its status history. */
  readonly position: number;
}

/** Locks a consignment at any site: the provider sees all of them. */
export async function lockForReport(
  tx: Tx,
  owner: Owner,
  reference: string,
): Promise<ReportedConsignment | undefined> {
  const row = await tx
    .selectFrom('consignments as c')
    .where(ownedBy(owner, 'c'))
    .where('c.reference', '=', reference)
    .select([
      'c.id',
      'c.charge_site_id as chargeSiteId',
      'c.status_code as statusCode',
      'c.status_at as statusAt',
    ])
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  // A second statement sees commits made while the first waited for the lock.
  const { position } = await tx
    .selectFrom('status_history as h')
    .where(ofConsignment({ ...owner, consignmentId: row.id }, 'h'))
    .select(({ fn }) => fn.coalesce(fn.max('h.position'), sql.lit(0)).as('position'))
    .executeTakeFirstOrThrow();
  return { ...row, position };
}

interface KnownEvent {
  readonly hash: string;
  readonly type: string;
  readonly deliveryEventId: string | null;
}

export async function findProviderEvent(
  tx: Tx,
  key: ConsignmentKey,
  eventId: string,
): Promise<KnownEvent | undefined> {
  const { rows } = await sql<KnownEvent>`
    select e.event_hash as hash, e.event_type as type, e.delivery_event_id as "deliveryEventId" from provider_events e
    where ${ofConsignment(key, 'e')} and e.event_id = ${eventId}`.execute(tx);
  return rows[0];
}

export async function insertProviderEvent(
  tx: Tx,
  key: ConsignmentKey,
  event: KnownEvent & {
    readonly eventId: string;
    readonly occurredAt: Date;
    readonly receivedAt: Date;
    readonly reportedBy: string;
  },
): Promise<void> {
  await tx
    .insertInto('provider_events')
    .values({
      ...ownerColumns(key),
      consignment_id: key.consignmentId,
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

/** Moves a locked consignment to its next status on behalf of the provider. */
export async function writeProviderStatus(
  tx: Tx,
  key: ConsignmentKey,
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
    where ${ownedBy(key, 'c')} and c.id = ${key.consignmentId}`.execute(tx);
  await tx
    .insertInto('status_history')
    .values({
      ...ownerColumns(key),
      consignment_id: key.consignmentId,
      position,
      status_code: code,
      status_at: at,
      recorded_at: now,
      reason,
    })
    .execute();
}

export async function insertDeliveryEvent(
  tx: Tx,
  key: ConsignmentKey,
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
      ...ownerColumns(key),
      consignment_id: key.consignmentId,
      id: event.id,
      status_position: event.position,
      event_type: event.type,
      standard_event_code: event.code,
      title: event.title,
      created_at: event.at,
      action_required: event.actionRequired,
    })
    .execute();
}

export async function resolveDeliveryEvent(
  tx: Tx,
  key: ConsignmentKey,
  { id, at }: { id: string; at: Date },
): Promise<void> {
  await sql`
    update delivery_events e set resolved_at = greatest(${at}::timestamptz, e.created_at)
    where ${ofConsignment(key, 'e')} and e.id = ${id} and e.resolved_at is null`.execute(tx);
}

export type StoredTag = ConsignmentRow['tags'][number];

/** The tags of a locked consignment. */
export async function readTags(tx: Tx, key: ConsignmentKey): Promise<readonly StoredTag[]> {
  const { tags } = await tx
    .selectFrom('consignments')
    .where(ownedBy(key))
    .where('id', '=', key.consignmentId)
    .select('tags')
    .executeTakeFirstOrThrow();
  return tags;
}

/** Replaces the tags of a locked consignment. Not a customer's change: an open form stays current. */
export async function writeTags(tx: Tx, key: ConsignmentKey, tags: readonly StoredTag[]): Promise<void> {
  await sql`update consignments c set tags = ${storedJson(tags)}::jsonb
    where ${ownedBy(key, 'c')} and c.id = ${key.consignmentId}`.execute(tx);
}

/** Writes how many pieces of a locked consignment are missing. */
export async function writeMissingPieces(tx: Tx, key: ConsignmentKey, missing: number): Promise<void> {
  await sql`update consignments c set pieces_missing = ${missing}
    where ${ownedBy(key, 'c')} and c.id = ${key.consignmentId}`.execute(tx);
}

/** Whether a consignment ever had an exception with this code. */
export async function hasExceptionWith(tx: Tx, key: ConsignmentKey, code: string): Promise<boolean> {
  const { rows } = await sql`select from delivery_events e where ${ofConsignment(key, 'e')}
    and e.event_type = 'EXCP' and e.standard_event_code = ${code} limit 1`.execute(tx);
  return rows.length > 0;
}
