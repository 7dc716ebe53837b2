import { createHash } from 'node:crypto';

import { type RawBuilder, type SqlBool, sql } from 'kysely';

import type { Tx } from '../../database/database.js';
import { fold, likePattern } from '../../database/fold.js';
import { ownedBy } from '../../database/owner.js';
import type { StoredAddress, StoredParticipant } from '../../database/stored-participant.js';
import { storedJson } from '../../database/columns.js';
import type { RequestingSite } from '../requesting-site.js';

export interface KnownReceiver {
  readonly id: string;
  readonly fullName: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly address: StoredAddress;
  /** The participant of a receiver that is a site; null for a typed one. */
  readonly participantId: string | null;
  readonly serviceTypeCode: string;
  readonly packagingTypeCode: string | null;
  readonly usedAt: Date;
}

type Addressee = Pick<StoredParticipant, 'fullName' | 'phone' | 'email' | 'address'>;

/** Per requesting site; the least recently used goes first (CONS-77). */
export const MAX_RECEIVERS = 2000;
const MAX_FOUND = 50;

const atSite = (site: RequestingSite): RawBuilder<SqlBool> =>
  sql<SqlBool>`${ownedBy(site)} and site_id = ${site.siteId}`;

const columns = sql`id, full_name as "fullName", phone, email, address, participant_id as "participantId",
  service_type_code as "serviceTypeCode", packaging_type_code as "packagingTypeCode", used_at as "usedAt"`;

/** The typed receivers with every word in name, address or phone; the last used first. */
export async function searchReceivers(
  tx: Tx,
  site: RequestingSite,
  words: readonly string[],
): Promise<KnownReceiver[]> {
  const { rows } = await sql<KnownReceiver>`select ${columns} from known_receivers
    where ${atSite(site)} and participant_id is null
      and search_text like all(${words.map(likePattern)}::text[])
    order by used_at desc, id limit ${MAX_FOUND}`.execute(tx);
  return rows;
}

/** The receivers last used at a site; empty if there are none. */
export async function listReceiversAt(
  tx: Tx,
  site: RequestingSite,
  participantId: string,
): Promise<KnownReceiver[]> {
  const { rows } = await sql<KnownReceiver>`select ${columns} from known_receivers
    where ${atSite(site)} and receiver_key = ${siteKey(participantId)}`.execute(tx);
  return rows;
}

/**
 * Remembers a receiver, in one statement that never waits for another transaction (PLAT-232): an entry that another
 * transaction is changing is left to that transaction. A typed receiver without a name is not remembered.
 */
export async function rememberReceiver(
  tx: Tx,
  site: RequestingSite,
  {
    receiver,
    id,
    ...use
  }: {
    readonly receiver: StoredParticipant;
    /** The id of the entry if it is new. */
    readonly id: string;
    readonly serviceTypeCode: string;
    readonly packagingTypeCode: string | null;
    readonly usedAt: Date;
  },
): Promise<void> {
  const isSite = receiver.siteId !== null;
  if (!isSite && receiver.fullName === null) return;
  const key = isSite ? siteKey(receiver.id) : typedKey(receiver);
  const hasKey = sql`${atSite(site)} and receiver_key = ${key}`;
  // The lock covers uncommitted entries: an insert would wait for the transaction that writes one.
  const { rows } = await sql`
    with entry as (
      select ${site.tenantId}::uuid as tenant_id, ${site.organisationId}::uuid as organisation_id,
        ${site.siteId}::uuid as site_id, ${id}::uuid as id, ${key} as receiver_key,
        ${isSite ? receiver.id : null}::uuid as participant_id, ${receiver.fullName}::text as full_name,
        ${receiver.phone}::text as phone, ${receiver.email}::text as email,
        ${storedJson(receiver.address)}::jsonb as address, ${toSearchText(receiver)} as search_text,
        ${use.serviceTypeCode} as service_type_code, ${use.packagingTypeCode}::text as packaging_type_code,
        ${use.usedAt}::timestamptz as used_at
      where pg_try_advisory_xact_lock(${entryLock(site, key)})
    ), free as (
      select id from known_receivers where ${hasKey} for update skip locked
    ), used as (
      update known_receivers r
      set full_name = e.full_name, address = e.address, search_text = e.search_text,
        phone = coalesce(e.phone, r.phone), email = coalesce(e.email, r.email),
        service_type_code = e.service_type_code,
        packaging_type_code = coalesce(e.packaging_type_code, r.packaging_type_code), used_at = e.used_at
      from entry e, free where ${ownedBy(site, 'r')} and r.site_id = ${site.siteId} and r.id = free.id
    )
    insert into known_receivers (tenant_id, organisation_id, site_id, id, receiver_key, participant_id, full_name, phone,
      email, address, search_text, service_type_code, packaging_type_code, used_at)
    select * from entry where not exists (select from known_receivers where ${hasKey})
    on conflict do nothing
    returning id`.execute(tx);
  if (rows.length > 0) await removeOldest(tx, site);
}

/** A transaction that writes an entry with this key holds the lock until its end. */
function entryLock(site: RequestingSite, key: string) {
  return sql`hashtextextended('receiver ' || ${site.siteId}::text || ' ' || ${key}::text, 0)`;
}

/** Skips what another call is about to change, so that two creates never wait for each other. */
async function removeOldest(tx: Tx, site: RequestingSite): Promise<void> {
  // Materialized: without statistics the planner would sort the book once for each row of it.
  await sql`with oldest as materialized (
      select id from known_receivers where ${atSite(site)}
      order by used_at desc, id offset ${MAX_RECEIVERS} for update skip locked)
    delete from known_receivers r using oldest
    where ${ownedBy(site, 'r')} and r.site_id = ${site.siteId} and r.id = oldest.id`.execute(tx);
}

/** Changes a typed receiver, and removes another that it now equals. False if the entry does not exist. */
export async function updateReceiverEntry(
  tx: Tx,
  site: RequestingSite,
  id: string,
  receiver: Addressee,
): Promise<boolean> {
  const key = typedKey(receiver);
  await sql`select pg_advisory_xact_lock(${entryLock(site, key)})`.execute(tx);
  const { rows } = await sql<{ id: string }>`select id from known_receivers
    where ${atSite(site)} and participant_id is null and (id = ${id} or receiver_key = ${key})
    order by id for update`.execute(tx);
  if (!rows.some((row) => row.id === id)) return false;
  await sql`delete from known_receivers
    where ${atSite(site)} and receiver_key = ${key} and id <> ${id}`.execute(tx);
  await sql`update known_receivers set receiver_key = ${key}, full_name = ${receiver.fullName},
      phone = ${receiver.phone}, email = ${receiver.email}, address = ${storedJson(receiver.address)},
      search_text = ${toSearchText(receiver)}
    where ${atSite(site)} and id = ${id}`.execute(tx);
  return true;
}

export async function removeReceiver(tx: Tx, site: RequestingSite, id: string): Promise<void> {
  await sql`delete from known_receivers where ${atSite(site)} and id = ${id}`.execute(tx);
}

export async function removeReceivers(tx: Tx, site: RequestingSite): Promise<void> {
  await sql`delete from known_receivers where ${atSite(site)}`.execute(tx);
}

const digest = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

const siteKey = (participantId: string): string => digest(['site', participantId]);

function typedKey({ fullName, address }: Addressee): string {
  const parts = [fullName, ...listAddressParts(address)];
  return digest(['typed', ...parts.map((part) => fold(part ?? ''))]);
}

function toSearchText({ fullName, phone, address }: Addressee): string {
  const parts = [fullName, ...listAddressParts(address), phone];
  return fold(parts.filter((part) => part !== null && part !== '').join(' '));
}

function listAddressParts({
  streetNumber,
  street,
  suburb,
  city,
  postcode,
}: StoredAddress): (string | null)[] {
  return [streetNumber, street, suburb, city, postcode];
}
