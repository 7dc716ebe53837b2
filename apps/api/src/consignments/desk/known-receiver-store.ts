import { createHash } from 'node:crypto';

import { type RawBuilder, type SqlBool, sql } from 'kysely';

import type { Tx } from '../../database/database.js';
import { fold, likePattern } from '../../database/fold.js';
import { ownedBy } from '../../database/owner.js';
import type { StoredAddress, StoredParticipant } from '../../database/stored-participant.js';
import { storedJson } from '../../database/stored-json.js';
import type { RequestingSite } from './requesting-site.js';

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

/** What was last sent to a site; empty if nothing was. */
export async function listReceiversAt(
  tx: Tx,
  site: RequestingSite,
  participantId: string,
): Promise<KnownReceiver[]> {
  const { rows } = await sql<KnownReceiver>`select ${columns} from known_receivers
    where ${atSite(site)} and receiver_key = ${siteKey(participantId)}`.execute(tx);
  return rows;
}

/** Remembers whom something is sent to; a typed receiver without a name is not remembered. */
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
  const { rows } = await sql<{ id: string }>`
    insert into known_receivers (tenant_id, organisation_id, site_id, id, receiver_key, participant_id, full_name, phone,
      email, address, search_text, service_type_code, packaging_type_code, used_at)
    values (${site.tenantId}, ${site.organisationId}, ${site.siteId}, ${id},
      ${isSite ? siteKey(receiver.id) : typedKey(receiver)}, ${isSite ? receiver.id : null}, ${receiver.fullName},
      ${receiver.phone}, ${receiver.email}, ${storedJson(receiver.address)}, ${toSearchText(receiver)},
      ${use.serviceTypeCode}, ${use.packagingTypeCode}, ${use.usedAt})
    on conflict (tenant_id, organisation_id, site_id, receiver_key) do update
      set full_name = excluded.full_name, address = excluded.address, search_text = excluded.search_text,
        phone = coalesce(excluded.phone, known_receivers.phone),
        email = coalesce(excluded.email, known_receivers.email),
        service_type_code = excluded.service_type_code,
        packaging_type_code = coalesce(excluded.packaging_type_code, known_receivers.packaging_type_code),
        used_at = excluded.used_at
    returning id`.execute(tx);
  if (rows[0]?.id === id) await removeOldest(tx, site);
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
