import type { components } from '@consign/api-client/consignment';
import {
  type Parsed,
  type Problem,
  type HireageBody,
  checkHireUnits,
  filterCompleteHireage,
  normaliseEmail,
  toReference,
  toSingleLine,
  trimmed,
} from '@consign/domain/rules';

import type { OperationContext } from '../../http/contract/operation.js';
import { parseInstant } from '../../http/parse-instant.js';
import { newId } from '../../ids.js';
import type { ConsignmentFields } from './save-consignment-store.js';
import type { Tx } from '../../database/database.js';
import {
  listAccounts,
  listHireUnits,
  listPackagingTypes,
  listServiceTypes,
  type StoredSite,
  listSitesOfParticipants,
} from '../../lookups/index.js';
import type { StoredAddress, StoredParticipant } from '../../database/stored-participant.js';
import { isUuid } from '../../database/is-uuid.js';

type Schemas = components['schemas'];
type Input = Schemas['CreateConsignment'] | Schemas['UpdateConsignment'];
type Role = 'sender' | 'receiver';
/** The fields of a body that refer to something that must exist. */
type Naming = Pick<
  Schemas['UpdateConsignment'],
  'accountId' | 'serviceType' | 'senderParticipantId' | 'receiverParticipantId' | 'hireage'
>;

/** The caller's own records that the codes and ids of a body refer to. */
export interface References {
  readonly serviceTypes: readonly { code: string }[];
  readonly accounts: readonly { id: string; isActive: boolean }[];
  readonly packagingTypes: readonly { code: string }[];
  readonly hireUnits: readonly { providerCode: string; code: string }[];
  readonly sites: readonly StoredSite[];
}

export async function loadReferences(tx: Tx, context: OperationContext, body: Input): Promise<References> {
  const owner = context.owner;
  return {
    serviceTypes: await listServiceTypes(tx, owner),
    accounts: await listAccounts(tx, owner),
    packagingTypes: await listPackagingTypes(tx, owner),
    hireUnits: (body.hireage ?? []).length === 0 ? [] : await listHireUnits(tx, owner.tenantId),
    sites: await loadSites(tx, context, [body.senderParticipantId, body.receiverParticipantId]),
  };
}

/** Loads the sites of the participant ids in a body. */
export async function loadSites(
  tx: Tx,
  context: OperationContext,
  participantIds: readonly (string | null | undefined)[],
): Promise<readonly StoredSite[]> {
  const ids = participantIds.filter((id): id is string => typeof id === 'string' && isUuid(id));
  return ids.length === 0 ? [] : listSitesOfParticipants(tx, context.owner, ids);
}

/** The site of a participant id; undefined if unknown or not given. */
export function findSite(
  sites: readonly StoredSite[],
  id: string | null | undefined,
): StoredSite | undefined {
  return sites.find(({ participantId }) => participantId === id);
}

/** What a stored consignment refers to. */
interface StoredReferences {
  readonly accountId: string;
  /** Missing where a withdrawn one may not stay: when Draft is left. */
  readonly serviceType?: string;
  readonly hireage: readonly HireageBody[];
}

/**
 * Checks that everything a body refers to exists and belongs to the caller, which the domain's rules leave to the
 * server. A stored value may stay: an account that has become inactive (CONS-45), a service type or hire unit that was
 * withdrawn (CONS-56).
 */
export function checkReferences(
  body: Naming,
  references: Omit<References, 'packagingTypes'>,
  stored: StoredReferences | null,
): Problem[] {
  const problems: Problem[] = [];
  const refuse = (id: Problem['id'], path: string, message: string) => problems.push({ id, path, message });
  const isOffered = references.serviceTypes.some(({ code }) => code === body.serviceType);
  if (!isOffered && body.serviceType !== stored?.serviceType) {
    refuse('CONS-45', 'serviceType', 'This service type is not available');
  }
  const account = references.accounts.find(({ id }) => id === body.accountId);
  if (account === undefined || !(account.isActive || account.id === stored?.accountId)) {
    refuse('CONS-45', 'accountId', 'This invoice account is not available');
  }
  for (const role of ['sender', 'receiver'] as const) {
    problems.push(...checkSite(role, body, references.sites));
  }
  return [...problems, ...checkHireUnits(body.hireage ?? [], references.hireUnits, stored?.hireage)];
}

/** Checks that the chosen site exists. */
export function checkSite(
  role: Role,
  body: Partial<Record<`${Role}ParticipantId`, string | null | undefined>>,
  sites: readonly StoredSite[],
): Problem[] {
  const id = body[`${role}ParticipantId`];
  return id === null || id === undefined || findSite(sites, id) !== undefined
    ? []
    : [{ id: 'PART-01', path: `${role}ParticipantId`, message: 'This site is not available' }];
}

/** Adds the problems of look-ups to those of the rules; for the same field, the rules win. */
export function withLookups<T>(ruled: Parsed<T>, lookedUp: readonly Problem[]): Parsed<T> {
  const first = ruled.ok ? [] : ruled.problems;
  const problems = [...first, ...lookedUp.filter(({ path }) => !first.some((each) => each.path === path))];
  return problems.length === 0 ? ruled : { ok: false, problems };
}

/** The stored parts that an update needs. */
interface Stored {
  readonly sender: StoredParticipant;
  readonly receiver: StoredParticipant;
  readonly requestedPickupAt: Date | null;
}

/** Converts a valid body to stored fields. */
export function toConsignmentFields(
  body: Input,
  references: References,
  context: OperationContext,
  stored: Stored | null,
): ConsignmentFields {
  // If the tenant takes no pickup date (PLAT-04), the form has none and the stored one stays.
  const { requestedPickupDateEnabled } = context.tenant.settings;
  const participant = (role: Role) =>
    toParticipant(role, body, references.sites, stored?.[role] ?? null, context.now);
  return {
    serviceTypeCode: body.serviceType,
    accountId: body.accountId,
    sender: participant('sender'),
    receiver: participant('receiver'),
    senderReference: toStoredReference(body.senderReference),
    receiverReference: toStoredReference(body.receiverReference),
    salesReference: toStoredReference(body.salesReference),
    notes: toStoredText(body.notes),
    receiverNotes: toStoredText(body.receiverNotes),
    requestedPickupAt: requestedPickupDateEnabled
      ? parseInstant(body.requestedPickupDateTimeUtc)
      : (stored?.requestedPickupAt ?? null),
    requestedDeliveryAt: parseInstant(requestedDeliveryDate(body)),
    hireage: filterCompleteHireage(body.hireage ?? []),
    flags: (body.consignmentFlags ?? []).map(({ code, flagProperties }) => ({
      code,
      flagProperties: { ecert: toSingleLine(flagProperties.ecert) },
    })),
  };
}

function requestedDeliveryDate(body: Input): string | null | undefined {
  return 'lastModifiedAtDateTimeUtc' in body
    ? body.requestedDeliveryDateTimeUtc
    : (body as Schemas['CreateConsignment']).requestedDeliveryDate;
}

/** Converts the sender or receiver of a valid body to its stored form. */
export function toParticipant<R extends Role>(
  role: R,
  body: Pick<Input, `${R}ParticipantId` | `${R}Participant`>,
  sites: readonly StoredSite[],
  stored: StoredParticipant | null,
  now: Date,
): StoredParticipant {
  const sides: Partial<Input> = body;
  const site = findSite(sites, sides[`${role}ParticipantId`]);
  const typed = sides[`${role}Participant`];
  const phone = toStoredLine(typed?.phone);
  const email =
    typed?.email === null || typed?.email === undefined ? null : normaliseEmail(typed.email) || null;
  if (site !== undefined) {
    // Chosen once, it stays as it was then, whatever becomes of the site.
    const { fullName, address } = stored?.siteId === site.id ? stored : site;
    return {
      id: site.participantId,
      siteId: site.id,
      fullName,
      phone: phone ?? site.phone,
      email: email ?? site.email,
      address,
    };
  }
  const kept = stored?.siteId === null ? stored : null;
  return {
    id: kept?.id ?? newId(now),
    siteId: null,
    fullName: toStoredLine(typed?.fullName),
    phone,
    email,
    address: toStoredAddress(typed?.address ?? {}, kept?.address.id ?? newId(now)),
  };
}

function toStoredAddress(typed: Schemas['AddressInput'], id: string): StoredAddress {
  return {
    id,
    streetNumber: toStoredLine(typed.streetNumber),
    street: toStoredLine(typed.street),
    suburb: toStoredLine(typed.suburb),
    state: toStoredLine(typed.state),
    city: toStoredLine(typed.city),
    country: toStoredLine(typed.country) ?? 'New Zealand',
    postcode: toStoredLine(typed.postcode),
    latitude: typed.latitude ?? null,
    longitude: typed.longitude ?? null,
    region: null,
  };
}

/** A text of several lines as it is stored. */
function toStoredText(text: string | null | undefined): string | null {
  return trimmed(text) || null;
}

/** A reference as it is stored (CONS-46). */
export function toStoredReference(text: string | null | undefined): string | null {
  return toReference(text) || null;
}

/** A text of one line as it is stored (CONS-60). */
function toStoredLine(text: string | null | undefined): string | null {
  return toSingleLine(text) || null;
}
