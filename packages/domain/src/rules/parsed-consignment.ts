import type { Day } from '../dates/day.js';
import { toLocalDay } from '../dates/wall-clock.js';
import { findCount } from '../freight/units.js';
import { filterCompleteHireage } from './additional.js';
import type {
  AddressBody,
  ConsignmentBody,
  ConsignmentFlagBody,
  HireageBody,
  ParticipantBody,
} from './bodies.js';
import { normaliseEmail } from './contact.js';
import type { ParsedLineItem } from './line-item.js';
import { roleFields, type ParticipantRole } from './participant.js';
import { requestedDeliveryDay } from './requested-dates.js';
import { readText, type Texts } from './text-fields.js';
import { toSingleLine, trimmed, type Text } from './text.js';

/**
 * A consignment as it was entered: every text as it is stored, days as days, measures in whole steps. `parseConsignment`
 * makes it of a body that passed the rules, `toWire` makes a body of it again. Two of them that are stored alike are
 * equal, field by field.
 */
export interface ParsedConsignment extends EnteredFields {
  /** The consignment's saved items if it has any, or else the body's items. */
  readonly lineItems: readonly ParsedLineItem[];
}

/** The entered fields without the freight items, which have calls of their own once the consignment is saved. */
export interface EnteredFields extends Texts {
  readonly serviceTypeCode: string;
  readonly accountId: string;
  readonly sender: EnteredParticipant;
  readonly receiver: EnteredParticipant;
  /** Local days in Auckland; the wire and the store carry their midnight (DATE-07). */
  readonly requestedPickup: Day | null;
  readonly requestedDelivery: Day | null;
  readonly hireage: readonly EnteredHireage[];
  readonly flags: readonly EnteredFlag[];
}

/** What a save of only the receiver writes (CONS-27); its delivery date has rules of its own, `checkMovedDelivery`. */
export type EnteredReceiver = Pick<EnteredFields, 'receiver' | 'receiverReference'>;

/** A sender or receiver: a site, or a custom address (PART-01). */
export type EnteredParticipant = EnteredSite | EnteredAddressee;

/** A chosen site. Its contact for this consignment; null is the site's own. */
export interface EnteredSite {
  readonly kind: 'site';
  readonly participantId: string;
  readonly phone: string | null;
  readonly email: string | null;
}

export interface EnteredAddressee {
  readonly kind: 'typed';
  /** Null where it may be missing (QUOT-09). */
  readonly fullName: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly address: EnteredAddress;
}

/** The parts of a typed address. An empty country is New Zealand. */
export interface EnteredAddress {
  readonly streetNumber: string | null;
  readonly street: string | null;
  readonly suburb: string | null;
  readonly state: string | null;
  readonly city: string | null;
  readonly country: string;
  readonly postcode: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Hired units, with a quantity from 1 to 999; rows without a unit are dropped (HIRE-01). */
export interface EnteredHireage {
  readonly providerCode: string;
  readonly hireUnitCode: string;
  readonly quantity: number;
}

/** The export flag with its certificate (EXPT-01). */
export interface EnteredFlag {
  readonly code: 'EXPORT';
  readonly flagProperties: { readonly ecert: string };
}

/**
 * Reads the entered fields of a body that no rule has checked: what a save of them would store, as far as it can be told.
 * A missing text is null, a missing code empty, and a date that isn't one null.
 */
export function readEnteredFields(body: ConsignmentBody): EnteredFields {
  const { lineItems: _none, ...fields } = readConsignment(body, none, true);
  return fields;
}

/** Reads a body whose freight items were read already. Written out as a whole: a file of thousands of them is read. */
export function readConsignment(
  body: ConsignmentBody,
  lineItems: readonly ParsedLineItem[],
  isPickupDateTaken: boolean,
): ParsedConsignment {
  return {
    // Codes and ids are chosen, not typed: one with spaces around it is another one.
    serviceTypeCode: body.serviceType ?? '',
    accountId: body.accountId ?? '',
    sender: readParticipant('sender', body),
    receiver: readParticipant('receiver', body),
    requestedPickup: isPickupDateTaken ? toLocalDay(trimmed(body.requestedPickupDateTimeUtc)) : null,
    requestedDelivery: requestedDeliveryDay(body),
    hireage: readHireage(body.hireage),
    flags: readFlags(body.consignmentFlags),
    lineItems,
    senderReference: readText('senderReference', body),
    receiverReference: readText('receiverReference', body),
    notes: readText('notes', body),
    receiverNotes: readText('receiverNotes', body),
    salesReference: readText('salesReference', body),
  };
}

const none: readonly [] = [];
const noContact: ParticipantBody = {};

/** Reads a body of only the receiver, that no rule has checked. */
export function readEnteredReceiver(body: ConsignmentBody): EnteredReceiver {
  return {
    receiver: readParticipant('receiver', body),
    receiverReference: readText('receiverReference', body),
  };
}

/** Reads the sender or receiver of a body: the site that it names, with the contact beside it, or the custom address. */
function readParticipant(role: ParticipantRole, body: ConsignmentBody): EnteredParticipant {
  const { id, participant } = roleFields[role];
  const typed = body[participant] ?? noContact;
  const participantId = trimmed(body[id]);
  return participantId === ''
    ? readAddressee(typed)
    : { kind: 'site', participantId, phone: readLine(typed.phone), email: readEmail(typed.email) };
}

/** Reads a custom address. */
export function readAddressee(typed: ParticipantBody): EnteredAddressee {
  return {
    kind: 'typed',
    fullName: readLine(typed.fullName),
    phone: readLine(typed.phone),
    email: readEmail(typed.email),
    address: readAddress(typed.address ?? {}),
  };
}

/** Reads the parts of a custom address. */
export function readAddress(typed: AddressBody): EnteredAddress {
  return {
    streetNumber: readLine(typed.streetNumber),
    street: readLine(typed.street),
    suburb: readLine(typed.suburb),
    state: readLine(typed.state),
    city: readLine(typed.city),
    country: readLine(typed.country) ?? 'New Zealand',
    postcode: readLine(typed.postcode),
    latitude: typed.latitude ?? null,
    longitude: typed.longitude ?? null,
  };
}

function readHireage(rows: readonly HireageBody[] | null | undefined): readonly EnteredHireage[] {
  if (rows === null || rows === undefined || rows.length === 0) return none;
  return filterCompleteHireage(rows).map(({ providerCode, hireUnitCode, quantity }) => ({
    providerCode: trimmed(providerCode),
    hireUnitCode: trimmed(hireUnitCode),
    quantity: findCount(quantity) ?? 0,
  }));
}

function readFlags(flags: readonly ConsignmentFlagBody[] | null | undefined): readonly EnteredFlag[] {
  if (flags === null || flags === undefined || flags.length === 0) return none;
  return flags
    .filter(({ code }) => code === 'EXPORT')
    .map(({ flagProperties }) => ({
      code: 'EXPORT',
      flagProperties: { ecert: toSingleLine(flagProperties?.ecert) },
    }));
}

/** A text of one line (CONS-60). */
function readLine(text: Text): string | null {
  return toSingleLine(text) || null;
}

function readEmail(text: Text): string | null {
  return normaliseEmail(trimmed(text)) || null;
}
