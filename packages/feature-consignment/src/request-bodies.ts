import type {
  Consignment,
  CreateConsignment,
  LineItem,
  UpdateConsignment,
  UpdateReceiver,
} from '@consign/api-client/consignment';
import { toLineItemInput, toParticipantBody } from '@consign/consignment-parts';
import { startOfDayUtc, toLocalDay } from '@consign/domain/dates';
import {
  mapTexts,
  readEnteredFields,
  toReceiverWire,
  toUpdateWire,
  toWire,
  type ConsignmentBody,
  type EnteredFields,
  type TextField,
} from '@consign/domain/rules';

import { savedValues, type FormValues } from './form-values.js';

/** The form as typed, for the rules, with saved or unsaved items. */
export function toBody(
  values: FormValues,
  items: readonly LineItem[] = values.lineItems,
): ConsignmentBody & Required<Pick<ConsignmentBody, 'lineItems'>> {
  const { senderSite, receiverSite, exportCertificate } = values;
  return {
    serviceType: values.serviceType,
    accountId: values.accountId,
    requestedPickupDateTimeUtc: values.requestedPickupDate,
    requestedDeliveryDate: values.requestedDeliveryDate,
    senderParticipantId: senderSite?.participantId,
    senderParticipant: toParticipantBody(values.senderEntry),
    receiverParticipantId: receiverSite?.participantId,
    receiverParticipant: toParticipantBody(values.receiverEntry),
    ...mapTexts((name) => values[name]),
    hireage: values.hireage,
    consignmentFlags:
      exportCertificate === null ? [] : [{ code: 'EXPORT', flagProperties: { ecert: exportCertificate } }],
    lineItems: items.map(toLineItemInput),
  };
}

/** The values that the consignment already has, and may keep when the tenant stops offering them (CONS-56). */
export function toStoredBody(loaded: Consignment, items: readonly LineItem[] | null): ConsignmentBody {
  return toBody(savedValues(loaded), items ?? loaded.lineItems);
}

/** The fields as a save stores them. */
export function toEntered(values: FormValues): EnteredFields {
  return readEnteredFields(toBody(values, []));
}

/**
 * The body of the first save, with the items added before it (CONS-49). A text that the contract lacks does not compile:
 * the server would refuse it.
 */
export function createBody(values: FormValues): CreateConsignment & Pick<CreateConsignment, TextField> {
  return {
    ...toWire({ ...toEntered(values), lineItems: [] }),
    lineItems: values.lineItems.map(toLineItemInput),
  };
}

/** The body of a later save. */
export function updateBody(
  values: FormValues,
  { lastModifiedAtDateTimeUtc }: Consignment,
): UpdateConsignment {
  return { ...toUpdateWire(toEntered(values)), lastModifiedAtDateTimeUtc };
}

/** The body of a save of only the receiver (CONS-27), and of a delivery date that was moved because of it (DATE-14). */
export function receiverBody(values: FormValues, loaded: Consignment): UpdateReceiver {
  const { lastModifiedAtDateTimeUtc } = loaded;
  const entered = toEntered(values);
  const storedDay = toLocalDay(loaded.requestedDeliveryDateTimeUtc);
  const { requestedDelivery: day } = entered;
  const isMoved = day !== null && storedDay !== null && day > storedDay;
  return {
    ...toReceiverWire(entered),
    lastModifiedAtDateTimeUtc,
    ...(isMoved ? { requestedDeliveryDateTimeUtc: startOfDayUtc(day) } : {}),
  };
}
