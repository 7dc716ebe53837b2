import { fields, need } from '../argument.js';
import { startOfDayUtc } from '../dates/start-of-day.js';
import type { Day } from '../dates/day.js';
import { toCubicMetres, toKilograms, toMetres } from '../freight/units.js';
import type { DeclaredGoods } from './dangerous-goods.js';
import type { ParsedLineItem } from './line-item.js';
import type {
  EnteredAddress,
  EnteredFields,
  EnteredFlag,
  EnteredHireage,
  EnteredParticipant,
  EnteredReceiver,
  ParsedConsignment,
} from './parsed-consignment.js';
import type { Texts } from './text-fields.js';

/** A freight item of a body: sides in m, volume in m³, weight in kg. */
export interface LineItemWire {
  readonly count: number;
  readonly packagingType: string;
  readonly description: string | null;
  readonly length: number | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly volume: number;
  readonly weight: number;
  readonly dangerousGoods: DeclaredGoods | null;
}

/** A custom address, or the contact beside a site. */
export interface ParticipantWire {
  readonly fullName?: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly address?: AddressWire;
}

/** A custom address; its coordinates where they are known. */
export interface AddressWire extends Omit<EnteredAddress, 'latitude' | 'longitude'> {
  readonly latitude?: number;
  readonly longitude?: number;
}

/** The body of `createConsignment`. */
export interface ConsignmentWire extends Texts {
  readonly serviceType: string;
  readonly accountId: string;
  readonly requestedPickupDateTimeUtc: string | null;
  readonly requestedDeliveryDate: string | null;
  readonly senderParticipantId: string | null;
  readonly senderParticipant: ParticipantWire | null;
  readonly receiverParticipantId: string | null;
  readonly receiverParticipant: ParticipantWire | null;
  readonly lineItems: LineItemWire[];
  readonly hireage: EnteredHireage[];
  readonly consignmentFlags: EnteredFlag[];
}

/** The body of `updateConsignment`, without the version that it replaces. */
export interface UpdateWire extends Omit<ConsignmentWire, 'requestedDeliveryDate' | 'lineItems'> {
  readonly requestedDeliveryDateTimeUtc: string | null;
}

/** The body of `updateReceiver`, without the version and the delivery date. */
export type ReceiverWire = Pick<
  ConsignmentWire,
  'receiverParticipantId' | 'receiverParticipant' | 'receiverReference'
>;

const valueArgument = fields('the value of parseConsignment', {});

/**
 * The body that creates a consignment; the inverse of `parseConsignment`: `parse(toWire(value))` is `value`. Written out
 * as a whole: a file of thousands of them is imported.
 */
export function toWire(value: ParsedConsignment): ConsignmentWire {
  need('toWire', 'value', value, valueArgument);
  const { sender, receiver } = value;
  return {
    accountId: value.accountId,
    serviceType: value.serviceTypeCode,
    requestedPickupDateTimeUtc: toMidnight(value.requestedPickup),
    requestedDeliveryDate: toMidnight(value.requestedDelivery),
    senderParticipantId: toParticipantId(sender),
    senderParticipant: toParticipantWire(sender),
    receiverParticipantId: toParticipantId(receiver),
    receiverParticipant: toParticipantWire(receiver),
    lineItems: value.lineItems.map(toLineItemWire),
    hireage: [...value.hireage],
    consignmentFlags: [...value.flags],
    senderReference: value.senderReference,
    receiverReference: value.receiverReference,
    notes: value.notes,
    receiverNotes: value.receiverNotes,
    salesReference: value.salesReference,
  };
}

/** The body that replaces the entered fields of a saved consignment, whose items have calls of their own. */
export function toUpdateWire(value: EnteredFields): UpdateWire {
  const { requestedDeliveryDate, lineItems: _none, ...others } = toWire({ ...value, lineItems: [] });
  return { ...others, requestedDeliveryDateTimeUtc: requestedDeliveryDate };
}

/** The body that replaces only the receiver (CONS-27). */
export function toReceiverWire({ receiver, receiverReference }: EnteredReceiver): ReceiverWire {
  return {
    receiverParticipantId: toParticipantId(receiver),
    receiverParticipant: toParticipantWire(receiver),
    receiverReference,
  };
}

/** Midnight of a day in Auckland (DATE-07). */
function toMidnight(day: Day | null): string | null {
  return day === null ? null : startOfDayUtc(day);
}

function toParticipantId(participant: EnteredParticipant): string | null {
  return participant.kind === 'site' ? participant.participantId : null;
}

function toParticipantWire(participant: EnteredParticipant): ParticipantWire | null {
  const { phone, email } = participant;
  if (participant.kind === 'site') return phone === null && email === null ? null : { phone, email };
  return { fullName: participant.fullName, phone, email, address: toAddressWire(participant.address) };
}

/** The address of a custom participant or place, as a body has it. */
export function toAddressWire({ latitude, longitude, ...address }: EnteredAddress): AddressWire {
  return {
    ...address,
    ...(latitude === null ? {} : { latitude }),
    ...(longitude === null ? {} : { longitude }),
  };
}

/** The body of a freight item; the inverse of `parseLineItem`. */
export function toLineItemWire(item: ParsedLineItem): LineItemWire {
  return {
    count: item.count,
    packagingType: item.packagingType,
    description: item.description,
    dangerousGoods: item.dangerousGoods,
    length: toMetres(item.length),
    width: toMetres(item.width),
    height: toMetres(item.height),
    volume: toCubicMetres(item.volume),
    weight: toKilograms(item.weight),
  };
}
