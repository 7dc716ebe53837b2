import type {
  Consignment,
  CreateConsignment,
  LineItem,
  LineItemInput,
  Participant,
  ParticipantInput,
  UpdateConsignment,
  UpdateReceiver,
} from '@consign/api-client/consignment';
import type { SiteChoice } from '@consign/consignment-parts';
import { findDay, startOfDayUtc } from '@consign/domain/dates';
import type { ConsignmentBody } from '@consign/domain/rules';

import type { FormValues } from './form-values.js';

interface ParticipantFields {
  readonly id: string | null;
  readonly participant: ParticipantInput | null;
}

/** A typed address as it was loaded: its fields are not edited here, and a save must not lose them. */
function customInput({ fullName, phone, email, address }: Participant): ParticipantInput {
  const { streetNumber, street, suburb, state, city, country, postcode } = address;
  return {
    fullName,
    phone,
    email,
    address: { streetNumber, street, suburb, state, city, country, postcode },
  };
}

/**
 * The chosen site's participant. The contact of the one that was loaded goes with it, since it may be another than the
 * site's own; without a site, the typed address that was loaded.
 */
function participantFields(site: SiteChoice | null, loaded: Participant | null): ParticipantFields {
  if (site === null)
    return { id: null, participant: loaded?.siteProxy === null ? customInput(loaded) : null };
  const isLoaded = loaded !== null && loaded.id === site.participantId;
  return {
    id: site.participantId,
    participant: isLoaded ? { phone: loaded.phone, email: loaded.email } : null,
  };
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

function textOrNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}

function fields(values: FormValues, loaded: Consignment | null) {
  const sender = participantFields(values.senderSite, loaded?.senderParticipant ?? null);
  const receiver = participantFields(values.receiverSite, loaded?.receiverParticipant ?? null);
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
    requestedPickupDateTimeUtc: loaded?.requestedPickupDateTimeUtc ?? null,
  };
}

/** What the rules read: the form as it is, with the items of either kind. */
export function rulesBody(
  values: FormValues,
  loaded: Consignment | null,
  items: readonly LineItem[],
): ConsignmentBody {
  return {
    ...fields(values, loaded),
    requestedDeliveryDate: values.requestedDeliveryDate,
    lineItems: items.map(inputOfItem),
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
    ...fields(values, null),
    requestedDeliveryDate: instantOf(values.requestedDeliveryDate),
    lineItems: values.lineItems.map(inputOfItem),
    hireage: [],
    consignmentFlags: [],
  };
}

/** A later save. What this form does not edit goes back as it was loaded, since a field left out is emptied. */
export function updateBody(values: FormValues, loaded: Consignment): UpdateConsignment {
  return {
    ...fields(values, loaded),
    lastModifiedAtDateTimeUtc: loaded.lastModifiedAtDateTimeUtc,
    requestedDeliveryDateTimeUtc: instantOf(values.requestedDeliveryDate),
    hireage: loaded.hireage.map(({ hireUnit, quantity }) => ({
      providerCode: hireUnit.providerCode,
      hireUnitCode: hireUnit.code,
      quantity,
    })),
    consignmentFlags: loaded.consignmentFlags,
  };
}

/** The receiver alone (CONS-27). */
export function receiverBody(values: FormValues, loaded: Consignment): UpdateReceiver {
  const { id, participant } = participantFields(values.receiverSite, loaded.receiverParticipant);
  return {
    lastModifiedAtDateTimeUtc: loaded.lastModifiedAtDateTimeUtc,
    receiverParticipantId: id,
    receiverParticipant: participant,
    receiverReference: textOrNull(values.receiverReference),
  };
}
