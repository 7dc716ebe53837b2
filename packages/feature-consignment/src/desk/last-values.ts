import type { Account, Consignment, PackagingType, ServiceType } from '@consign/api-client/consignment';
import { findSiteChoice, toParticipantEntry } from '@consign/consignment-parts';
import { mapTexts, references } from '@consign/domain/rules';

import { savedValues, type FormValues } from '../form-values.js';

/** What a new consignment can have now. */
export interface Offered {
  readonly serviceTypes: readonly Pick<ServiceType, 'code'>[];
  readonly accounts: readonly Pick<Account, 'id' | 'isActive'>[];
  readonly packagingTypes: readonly Pick<PackagingType, 'code'>[];
  /** The tenant allows custom addresses (PART-01). */
  readonly allowsCustom: boolean;
}

/** Service type and account of an earlier consignment, as far as they are still offered (CONS-71). */
function findDetails(values: FormValues, { serviceTypes, accounts }: Offered, last: FormValues) {
  const isOffered = serviceTypes.some(({ code }) => code === last.serviceType);
  const isOpen = accounts.some(({ id, isActive }) => isActive && id === last.accountId);
  return {
    serviceType: isOffered ? last.serviceType : values.serviceType,
    accountId: isOpen ? last.accountId : values.accountId,
  };
}

/** A side of an earlier consignment; null where its site is inactive or its typed address not allowed. */
function findSide(
  participant: Consignment['senderParticipant'],
  { allowsCustom }: Offered,
): Pick<FormValues, 'senderSite' | 'senderEntry'> | null {
  const { siteProxy } = participant;
  const isOffered = siteProxy === null ? allowsCustom : siteProxy.isActive;
  if (!isOffered) return null;
  return { senderSite: findSiteChoice(participant), senderEntry: toParticipantEntry(participant) };
}

/** The values of a new consignment with what comes from the user's last one (CONS-71). */
export function withLast(values: FormValues, last: Consignment | null, offered: Offered): FormValues {
  if (last === null) return values;
  const sender = findSide(last.senderParticipant, offered);
  return {
    ...values,
    ...findDetails(values, offered, savedValues(last)),
    // The site has a contact of its own; only a typed sender brings one.
    ...(sender === null
      ? {}
      : { ...sender, senderEntry: sender.senderSite === null ? sender.senderEntry : null }),
  };
}

/** What belongs to one consignment alone: the dates, the references and the export certificate. */
export function withoutOwn(values: FormValues): FormValues {
  return {
    ...values,
    requestedDeliveryDate: '',
    requestedPickupDate: '',
    ...mapTexts(() => '', references),
    exportCertificate: values.exportCertificate === null ? null : '',
  };
}

/** The form as the last consignment (CONS-73); a field whose value is no longer offered stays as entered. */
export function repeatValues(values: FormValues, last: Consignment, offered: Offered): FormValues {
  const saved = savedValues(last);
  const sender = findSide(last.senderParticipant, offered);
  const receiver = findSide(last.receiverParticipant, offered);
  return withoutOwn({
    ...saved,
    ...findDetails(values, offered, saved),
    senderSite: (sender ?? values).senderSite,
    senderEntry: (sender ?? values).senderEntry,
    receiverSite: receiver === null ? values.receiverSite : receiver.senderSite,
    receiverEntry: receiver === null ? values.receiverEntry : receiver.senderEntry,
    lineItems: last.lineItems
      .filter(({ packagingType }) => offered.packagingTypes.some(({ code }) => code === packagingType.code))
      .map((item) => ({ ...item, id: crypto.randomUUID() })),
  });
}
