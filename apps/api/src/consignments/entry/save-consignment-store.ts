import type { Updateable } from 'kysely';

import type { Tx } from '../../database/database.js';
import { fold, phoneDigits } from '../../database/fold.js';
import { ownerColumns } from '../../database/owner.js';
import { withRegion } from '../../lookups/index.js';
import type { Schema, StoredParticipant } from '../../database/schema.js';
import { storedJson } from '../../database/stored-json.js';
import type { ConsignmentKey } from '../consignment-key.js';

/** What create and update write alike. */
export interface ConsignmentFields {
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

function columnsOf(fields: ConsignmentFields) {
  return {
    service_type_code: fields.serviceTypeCode,
    account_id: fields.accountId,
    sender: storedJson(fields.sender),
    receiver: storedJson(fields.receiver),
    sender_reference: fields.senderReference,
    receiver_reference: fields.receiverReference,
    sales_reference: fields.salesReference,
    notes: fields.notes,
    receiver_notes: fields.receiverNotes,
    requested_pickup_at: fields.requestedPickupAt,
    requested_delivery_at: fields.requestedDeliveryAt,
    hireage: storedJson(fields.hireage),
    flags: storedJson(fields.flags),
  };
}

export interface Creation {
  readonly reference: string;
  readonly chargeSiteId: string;
  readonly now: Date;
  /** Who creates it. */
  readonly userId: string | null;
  /** What it is made from, in words. */
  readonly reason?: string;
}

/** A new Draft with its first history entry and what finds it. */
export async function insertConsignment(
  tx: Tx,
  key: ConsignmentKey,
  { reference, chargeSiteId, now, userId, reason }: Creation,
  fields: ConsignmentFields,
): Promise<void> {
  const columns = columnsOf(await placed(tx, key, fields));
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
      confirmed_delivery_at: null,
      tags: '[]',
      tracking_url: null,
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
  await tx
    .insertInto('consignment_search')
    .values({
      ...ownerColumns(key),
      consignment_id: key.consignmentId,
      site_id: chargeSiteId,
      created_at: now,
      ...searchWords(reference, fields),
    })
    .execute();
}

/** Writes the whole consignment, but for what has calls of its own. */
export async function updateConsignmentFields(
  tx: Tx,
  key: ConsignmentKey,
  reference: string,
  modifiedAt: Date,
  fields: ConsignmentFields,
): Promise<void> {
  await writeColumns(tx, key, { ...columnsOf(await placed(tx, key, fields)), modified_at: modifiedAt });
  await writeSearchWords(tx, key, reference, fields);
}

/** Writes the receiver and its reference; the rest of the fields is read, to be found by. */
export async function updateReceiverFields(
  tx: Tx,
  key: ConsignmentKey,
  reference: string,
  modifiedAt: Date,
  fields: SearchedFields,
): Promise<void> {
  const receiver = storedJson(await withRegion(tx, key.tenantId, fields.receiver));
  const columns = { receiver, receiver_reference: fields.receiverReference, modified_at: modifiedAt };
  await writeColumns(tx, key, columns);
  await writeSearchWords(tx, key, reference, fields);
}

/** Typed addresses get their region (PART-09). */
async function placed(
  tx: Tx,
  { tenantId }: ConsignmentKey,
  fields: ConsignmentFields,
): Promise<ConsignmentFields> {
  const sender = await withRegion(tx, tenantId, fields.sender);
  return { ...fields, sender, receiver: await withRegion(tx, tenantId, fields.receiver) };
}

function writeColumns(tx: Tx, key: ConsignmentKey, columns: Updateable<Schema['consignments']>) {
  return tx
    .updateTable('consignments')
    .set(columns)
    .where('tenant_id', '=', key.tenantId)
    .where('organisation_id', '=', key.organisationId)
    .where('id', '=', key.consignmentId)
    .execute();
}

function writeSearchWords(tx: Tx, key: ConsignmentKey, reference: string, fields: SearchedFields) {
  return tx
    .updateTable('consignment_search')
    .set(searchWords(reference, fields))
    .where('tenant_id', '=', key.tenantId)
    .where('organisation_id', '=', key.organisationId)
    .where('consignment_id', '=', key.consignmentId)
    .execute();
}

type SearchedFields = Pick<
  ConsignmentFields,
  'sender' | 'receiver' | 'senderReference' | 'receiverReference' | 'salesReference'
>;

/** What a keyword and a phone number find a consignment by. */
export function searchWords(
  reference: string,
  fields: SearchedFields,
): { search_text: string; phones: string[] } {
  const { sender, receiver, senderReference, receiverReference, salesReference } = fields;
  const texts = [
    reference,
    sender.fullName,
    receiver.fullName,
    senderReference,
    receiverReference,
    salesReference,
  ];
  return {
    search_text: fold(texts.filter((text) => text !== null && text !== '').join(' ')),
    phones: [sender.phone, receiver.phone]
      .map((phone) => phoneDigits(phone ?? ''))
      .filter((digits) => digits !== ''),
  };
}
