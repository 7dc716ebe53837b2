import { references, textColumns } from '@consign/domain/rules';
import { type RawBuilder, sql } from 'kysely';

import type { SearchedFields } from '../changes/index.js';
import { fieldList, storedJson } from '../database/columns.js';
import type { Tx } from '../database/database.js';
import { type Owner, ownedBy } from '../database/owner.js';
import type { StoredParticipant } from '../database/stored-participant.js';

/** Stands where a name was, so that every screen, paper and report says what happened to it. */
export const REMOVED = 'Name removed';

/** A sender or receiver whom nothing names: place and region stay, because prices and reports depend on them. */
export function anonymise(participant: StoredParticipant): StoredParticipant {
  const { siteId, fullName, address } = participant;
  return {
    ...participant,
    // A site is a place of business of the customer.
    fullName: siteId === null && fullName !== null ? REMOVED : fullName,
    phone: null,
    email: null,
    address:
      siteId === null
        ? { ...address, streetNumber: null, street: null, latitude: null, longitude: null }
        : address,
  };
}

export interface NamedConsignment extends SearchedFields {
  readonly id: string;
  readonly sender: StoredParticipant;
  readonly receiver: StoredParticipant;
}

const columns = {
  id: 'id',
  reference: 'reference',
  sender: 'sender',
  receiver: 'receiver',
  ...Object.fromEntries(references.map((name) => [name, textColumns[name]])),
};

/** Nothing happens to it any more: it was delivered, cancelled, or never sent. */
const isOver = sql`c.anonymised_at is null and c.status_code in ('DRAFT', 'DELIVERED', 'CANCELLED')`;

/** Locks consignments that were over before a moment, the oldest first, and skips locked ones. */
export const lockOver = (tx: Tx, owner: Owner, before: Date, most: number): Promise<NamedConsignment[]> =>
  lock(
    tx,
    owner,
    sql`c.status_at < ${before} and (c.status_code <> 'DRAFT' or c.modified_at < ${before})
      order by c.status_at limit ${most} for update skip locked`,
  );

/** Locks the consignments with these ids that are over. */
export const lockOverAmong = (tx: Tx, owner: Owner, ids: readonly string[]): Promise<NamedConsignment[]> =>
  lock(tx, owner, sql`c.id = any(${[...ids]}::uuid[]) order by c.id for update`);

async function lock(tx: Tx, owner: Owner, which: RawBuilder<unknown>): Promise<NamedConsignment[]> {
  const { rows } = await sql<NamedConsignment>`select ${fieldList('c', columns)} from consignments c
    where ${ownedBy(owner, 'c')} and ${isOver} and ${which}`.execute(tx);
  return rows;
}

/** Stores consignments without names, and takes names out of all that belongs to them. */
export async function storeAnonymous(
  tx: Tx,
  owner: Owner,
  consignments: readonly Pick<NamedConsignment, 'id' | 'sender' | 'receiver'>[],
  now: Date,
): Promise<void> {
  const parts = consignments.map(({ id, sender, receiver }) => ({ id, sender, receiver }));
  await sql`update consignments c set sender = n.sender, receiver = n.receiver, notes = null, receiver_notes = null,
      anonymised_at = ${now}
    from jsonb_to_recordset(${storedJson(parts)}::jsonb) as n (id uuid, sender jsonb, receiver jsonb)
    where ${ownedBy(owner, 'c')} and c.id = n.id`.execute(tx);
  const ids = parts.map(({ id }) => id);
  const ofThese = sql`${ownedBy(owner, 't')} and t.consignment_id = any(${ids}::uuid[])`;
  await sql`update status_history t set reason = null where ${ofThese} and t.reason is not null`.execute(tx);
  await sql`update delivery_events t set title = ${REMOVED} where ${ofThese} and t.event_type = 'INFO'`.execute(
    tx,
  );
  await sql`update delivery_proofs t set note = null, latitude = null, longitude = null,
      signatory = case when t.signatory is null then null else ${REMOVED} end
    where ${ofThese}`.execute(tx);
  await sql`update exception_answers t set note = null, reason = null,
      receiver = case when t.receiver is null then null else jsonb_set(t.receiver || ${storedJson(noContact)}::jsonb,
        '{address}', (t.receiver -> 'address') || ${storedJson(noStreet)}::jsonb) end
    where ${ofThese}`.execute(tx);
  await sql`update consignment_changes t set subject = case when t.subject is null then null else ${REMOVED} end,
      fields = (select coalesce(jsonb_agg(f || '{"oldValue": null, "newValue": null}'), '[]')
        from jsonb_array_elements(t.fields) f)
    where ${ofThese} and (t.subject is not null or t.fields <> '[]')`.execute(tx);
}

const noContact = { fullName: REMOVED, phone: null, email: null };
const noStreet = { streetNumber: null, street: null, latitude: null, longitude: null };

/** Deletes the files of consignments, and returns where their bytes are. */
export async function deleteAttached(
  tx: Tx,
  owner: Owner,
  consignmentIds: readonly string[],
): Promise<{ readonly contentKey: string }[]> {
  const { rows } = await sql<{ contentKey: string }>`
    delete from files f where ${ownedBy(owner, 'f')} and f.user_id is null
      and f.consignment_id = any(${[...consignmentIds]}::uuid[])
    returning content_key as "contentKey"`.execute(tx);
  return rows;
}
