import type {
  Consignment,
  CreateConsignment,
  LineItem,
  LineItemInput,
  Participant,
  UpdateConsignment,
  UpdateReceiver,
} from '@consign/api-client/consignment';
import { inputOfEntry, type ParticipantEntry, type SiteChoice } from '@consign/consignment-parts';
import { findDay, startOfDayUtc } from '@consign/domain/dates';
import type { ConsignmentBody, ConsignmentContext } from '@consign/domain/rules';

import { hireageInput } from './Hireage/index.js';
import type { FormValues } from './form-values.js';

/** The chosen site's participant with the contact that is typed for this consignment, or the typed address. */
function participantFields(site: SiteChoice | null, entry: ParticipantEntry | null) {
  return { id: site?.participantId ?? null, participant: inputOfEntry(entry, site !== null) };
}

export function inputOfItem(item: LineItem): LineItemInput {
  const { count, description, packagingType, length, width, height, volume, weight, dangerousGoods } = item;
  return {
    count,
    description,
    packagingType: packagingType.code,
    length,
    width,
    height,
    volume,
    weight,
    dangerousGoods:
      dangerousGoods === null
        ? null
        : {
            unNumber: dangerousGoods.unNumber,
            class: dangerousGoods.class,
            subsidiaryClass1: dangerousGoods.subsidiaryClass1,
            subsidiaryClass2: dangerousGoods.subsidiaryClass2,
          },
  };
}

/** EXPT-01: the tick is the flag EXPORT, with its certificate trimmed. */
function flagsOf({ exportCertificate }: FormValues) {
  return exportCertificate === null
    ? []
    : [{ code: 'EXPORT' as const, flagProperties: { ecert: exportCertificate.trim() } }];
}

function textOrNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}

function fields(values: FormValues) {
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

/** What the rules read: the form as it is, with the items of either kind. */
export function rulesBody(values: FormValues, items: readonly LineItem[]): ConsignmentBody {
  return {
    ...fields(values),
    requestedPickupDateTimeUtc: values.requestedPickupDate,
    hireage: values.hireage,
    consignmentFlags: flagsOf(values),
    requestedDeliveryDate: values.requestedDeliveryDate,
    lineItems: items.map(inputOfItem),
  };
}

function hireageOf(loaded: Consignment) {
  return loaded.hireage.map(({ hireUnit, quantity }) => ({
    providerCode: hireUnit.providerCode,
    hireUnitCode: hireUnit.code,
    quantity,
  }));
}

function idOfSite({ id, siteProxy }: Participant): string | null {
  return siteProxy === null ? null : id;
}

/** What is on the consignment already, and may stay when the tenant stops offering it (CONS-56). */
export function keptOf(loaded: Consignment, items: readonly LineItem[] | null): ConsignmentContext['kept'] {
  const { senderParticipant, receiverParticipant } = loaded;
  return {
    senderParticipantId: idOfSite(senderParticipant),
    senderParticipant,
    receiverParticipantId: idOfSite(receiverParticipant),
    receiverParticipant,
    hireage: hireageOf(loaded),
    consignmentFlags: loaded.consignmentFlags,
    lineItems: (items ?? loaded.lineItems).map(inputOfItem),
  };
}

/** A day as the calls carry it: midnight in Pacific/Auckland (DATE-07). */
function instantOf(day: string): string | null {
  const found = findDay(day);
  return found === null ? null : startOfDayUtc(found);
}

/** The first save, with the items that were added before it (CONS-49). */
export function createBody(values: FormValues): CreateConsignment {
  return {
    ...fields(values),
    requestedPickupDateTimeUtc: instantOf(values.requestedPickupDate),
    requestedDeliveryDate: instantOf(values.requestedDeliveryDate),
    lineItems: values.lineItems.map(inputOfItem),
    hireage: hireageInput(values.hireage),
    consignmentFlags: flagsOf(values),
  };
}

/** A later save. What this form does not edit goes back as it was loaded, since a field left out is emptied. */
export function updateBody(values: FormValues, loaded: Consignment): UpdateConsignment {
  return {
    ...fields(values),
    requestedPickupDateTimeUtc: instantOf(values.requestedPickupDate),
    lastModifiedAtDateTimeUtc: loaded.lastModifiedAtDateTimeUtc,
    requestedDeliveryDateTimeUtc: instantOf(values.requestedDeliveryDate),
    hireage: hireageInput(values.hireage),
    consignmentFlags: flagsOf(values),
  };
}

/** The receiver alone (CONS-27). */
export function receiverBody(values: FormValues, loaded: Consignment): UpdateReceiver {
  const { id, participant } = participantFields(values.receiverSite, values.receiverEntry);
  return {
    lastModifiedAtDateTimeUtc: loaded.lastModifiedAtDateTimeUtc,
    receiverParticipantId: id,
    receiverParticipant: participant,
    receiverReference: textOrNull(values.receiverReference),
  };
}
