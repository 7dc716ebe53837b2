import type { Account, Consignment, LineItem, ServiceType, UserSite } from '@consign/api-client/consignment';
import { findSiteChoice, toParticipantEntry, type StartValues } from '@consign/consignment-parts';
import { toLocalDay } from '@consign/domain/dates';
import { mapTexts, type TextField } from '@consign/domain/rules';

import { toHireageRows, type HireageRow } from './Hireage/hireage-row.js';

/** The form's values. Each name is also the id of its field, for the summary's links. */
export interface FormValues extends StartValues, Readonly<Record<TextField, string>> {
  readonly accountId: string | null;
  readonly requestedPickupDate: string;
  readonly hireage: readonly HireageRow[];
  /** Null if the consignment is not an export (EXPT-01). */
  readonly exportCertificate: string | null;
  /** Items added before the first save (CONS-49); later the server has them. */
  readonly lineItems: readonly LineItem[];
}

export type FieldName = keyof FormValues;

interface Defaults {
  readonly defaultOrigin: UserSite | null;
  readonly accounts: readonly Account[];
  readonly serviceTypes: readonly ServiceType[];
}

/** The initial values of a new consignment, with every known default (CONS-51). */
export function newValues({ defaultOrigin, accounts, serviceTypes }: Defaults): FormValues {
  const active = accounts.filter(({ isActive }) => isActive);
  const usual = active.find(({ id }) => id === defaultOrigin?.defaultAccount?.id);
  const only = active.length === 1 ? active[0] : undefined;
  return {
    serviceType: serviceTypes.length === 1 ? (serviceTypes[0]?.code ?? null) : null,
    accountId: (usual ?? only)?.id ?? null,
    requestedDeliveryDate: '',
    requestedPickupDate: '',
    senderSite: findSiteChoice(defaultOrigin?.defaultParticipant ?? null),
    senderEntry: null,
    receiverSite: null,
    receiverEntry: null,
    ...mapTexts(() => ''),
    hireage: [],
    exportCertificate: null,
    lineItems: [],
  };
}

export function savedValues(consignment: Consignment): FormValues {
  return {
    serviceType: consignment.serviceType.code,
    accountId: consignment.account.id,
    requestedDeliveryDate: toLocalDay(consignment.requestedDeliveryDateTimeUtc) ?? '',
    requestedPickupDate: toLocalDay(consignment.requestedPickupDateTimeUtc) ?? '',
    senderSite: findSiteChoice(consignment.senderParticipant),
    senderEntry: toParticipantEntry(consignment.senderParticipant),
    receiverSite: findSiteChoice(consignment.receiverParticipant),
    receiverEntry: toParticipantEntry(consignment.receiverParticipant),
    ...mapTexts((name) => consignment[name] ?? ''),
    hireage: toHireageRows(consignment.hireage),
    exportCertificate:
      consignment.consignmentFlags.find(({ code }) => code === 'EXPORT')?.flagProperties.ecert ?? null,
    lineItems: [],
  };
}

/** Whether two forms hold the same. */
export function isSame(one: FormValues, other: FormValues): boolean {
  return (Object.keys(one) as FieldName[]).every(
    (name) => one[name] === other[name] || JSON.stringify(one[name]) === JSON.stringify(other[name]),
  );
}

/** Whether two forms are shown in the same way, unsaved items aside. */
export function isSameForm(one: FormValues, other: FormValues): boolean {
  return isSame({ ...one, lineItems: [] }, { ...other, lineItems: [] });
}
