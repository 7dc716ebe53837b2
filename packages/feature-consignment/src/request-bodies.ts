import type {
  Consignment,
  CreateConsignment,
  LineItem,
  Participant,
  UpdateConsignment,
  UpdateReceiver,
} from '@consign/api-client/consignment';
import {
  toLineItemInput,
  toParticipantInput,
  type ParticipantEntry,
  type SiteChoice,
} from '@consign/consignment-parts';
import { findDay, startOfDayUtc, toLocalDay } from '@consign/domain/dates';
import type { ConsignmentBody, ConsignmentContext } from '@consign/domain/rules';

import { toHireageInput } from './Hireage/index.js';
import type { FormValues } from './form-values.js';

/** The site's participant with the typed contact, or the custom address. */
function participantFields(site: SiteChoice | null, entry: ParticipantEntry | null) {
  return { id: site?.participantId ?? null, participant: toParticipantInput(entry, site !== null) };
}

/** The EXPORT flag with its trimmed certificate (EXPT-01). */
function toFlags({ exportCertificate }: FormValues) {
  return exportCertificate === null
    ? []
    : [{ code: 'EXPORT' as const, flagProperties: { ecert: exportCertificate.trim() } }];
}

function textOrNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}

function toFields(values: FormValues) {
  const sender = participantFields(values.senderSite, values.senderEntry);
  const receiver = participantFields(values.receiverSite, values.receiverEntry);
  return {
    serviceType: values.serviceType ?? '',
    accountId: values.accountId ?? '',
    senderParticipantId: sender.id,
    senderParticipant: sender.participant,
    senderReference: textOrNull(values.senderReference),
    notes: textOrNull(values.notes),
    receiverParticipantId: receiver.id,
    receiverParticipant: receiver.participant,
    receiverReference: textOrNull(values.receiverReference),
    receiverNotes: textOrNull(values.receiverNotes),
    salesReference: textOrNull(values.salesReference),
  };
}

/** The body for the rules: the form as it is, with saved or unsaved items. */
export function rulesBody(values: FormValues, items: readonly LineItem[]): ConsignmentBody {
  return {
    ...toFields(values),
    requestedPickupDateTimeUtc: values.requestedPickupDate,
    hireage: values.hireage,
    consignmentFlags: toFlags(values),
    requestedDeliveryDate: values.requestedDeliveryDate,
    lineItems: items.map(toLineItemInput),
  };
}

function toHireageLines(loaded: Consignment) {
  return loaded.hireage.map(({ hireUnit, quantity }) => ({
    providerCode: hireUnit.providerCode,
    hireUnitCode: hireUnit.code,
    quantity,
  }));
}

function siteParticipantId({ id, siteProxy }: Participant): string | null {
  return siteProxy === null ? null : id;
}

/** What the consignment already has, and may keep when the tenant stops offering it (CONS-56). */
export function toKept(loaded: Consignment, items: readonly LineItem[] | null): ConsignmentContext['stored'] {
  const { senderParticipant, receiverParticipant } = loaded;
  return {
    senderParticipantId: siteParticipantId(senderParticipant),
    senderParticipant,
    receiverParticipantId: siteParticipantId(receiverParticipant),
    receiverParticipant,
    hireage: toHireageLines(loaded),
    consignmentFlags: loaded.consignmentFlags,
    lineItems: items ?? loaded.lineItems,
  };
}

/** A day as an instant for the request: midnight in Pacific/Auckland (DATE-07). */
function toInstant(day: string): string | null {
  const found = findDay(day);
  return found === null ? null : startOfDayUtc(found);
}

/** The body of the first save, with the items added before it (CONS-49). */
export function createBody(values: FormValues): CreateConsignment {
  return {
    ...toFields(values),
    requestedPickupDateTimeUtc: toInstant(values.requestedPickupDate),
    requestedDeliveryDate: toInstant(values.requestedDeliveryDate),
    lineItems: values.lineItems.map(toLineItemInput),
    hireage: toHireageInput(values.hireage),
    consignmentFlags: toFlags(values),
  };
}

/** The body of a later save. Fields the form does not edit go back as loaded: a missing field would be cleared. */
export function updateBody(values: FormValues, loaded: Consignment): UpdateConsignment {
  return {
    ...toFields(values),
    requestedPickupDateTimeUtc: toInstant(values.requestedPickupDate),
    lastModifiedAtDateTimeUtc: loaded.lastModifiedAtDateTimeUtc,
    requestedDeliveryDateTimeUtc: toInstant(values.requestedDeliveryDate),
    hireage: toHireageInput(values.hireage),
    consignmentFlags: toFlags(values),
  };
}

/** The body of a save of only the receiver (CONS-27). */
export function receiverBody(values: FormValues, loaded: Consignment): UpdateReceiver {
  const { id, participant } = participantFields(values.receiverSite, values.receiverEntry);
  return {
    lastModifiedAtDateTimeUtc: loaded.lastModifiedAtDateTimeUtc,
    receiverParticipantId: id,
    receiverParticipant: participant,
    receiverReference: textOrNull(values.receiverReference),
    ...toMovedDate(values, loaded),
  };
}

/** A delivery date that the new receiver made impossible and that was moved (DATE-14). */
function toMovedDate({ requestedDeliveryDate: day }: FormValues, loaded: Consignment) {
  const instant = toInstant(day);
  const stored = toLocalDay(loaded.requestedDeliveryDateTimeUtc);
  const isMoved = instant !== null && stored !== null && day > stored;
  return isMoved ? { requestedDeliveryDateTimeUtc: instant } : {};
}
