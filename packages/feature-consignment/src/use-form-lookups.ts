import type { Account, Consignment, PackagingType } from '@consign/api-client/consignment';
import {
  toParticipantEntry,
  useAddressRegion,
  useDateLookups,
  knownParticipant,
  useShownParticipant,
  type DateLookups,
  type ShownParticipant,
} from '@consign/consignment-parts';
import { findDay, today, toLocalDay } from '@consign/domain/dates';
import type { ParticipantRole, Trip } from '@consign/domain/rules';
import type { SaveCall } from '@consign/domain/status';
import { referenceQueries } from '@consign/queries';
import { useClient, useOrganisation } from '@consign/session';
import { joinQueries } from '@consign/ui';
import { useQuery } from '@tanstack/react-query';

import type { FormState } from './form-state.js';
import { useFormSlice, type FormStore } from './form-store.js';

export interface ShownParticipants {
  readonly sender: ShownParticipant;
  readonly receiver: ShownParticipant;
}

interface Options {
  readonly saveCall: SaveCall | null;
  readonly now: () => Date;
}

export interface FormLookups {
  readonly shown: ShownParticipants;
  readonly dates: DateLookups;
  /** The dates in the form depend on it. */
  readonly trip: Trip;
}

/** Looks up the participants of the chosen sites, the working days and the service date. */
export function useFormLookups(
  store: Pick<FormStore, 'get' | 'subscribe'>,
  { saveCall, now }: Options,
): FormLookups {
  const values = useFormSlice(store, selectValues);
  const { base } = values;
  const places = {
    sender: useFormSlice(store, (state) => findNewPlace('sender', state)),
    receiver: useFormSlice(store, (state) => findNewPlace('receiver', state)),
  };
  const shown = {
    sender: useShownParticipant(values.senderSite, base?.senderParticipant ?? null),
    receiver: useShownParticipant(values.receiverSite, base?.receiverParticipant ?? null),
  };
  const typed = {
    sender: useAddressRegion(saveCall === null ? null : places.sender),
    receiver: useAddressRegion(saveCall === null ? null : places.receiver),
  };
  const findRegionId = (role: ParticipantRole): string | null => {
    if (places[role] !== null) return typed[role].id;
    const saved = base?.[`${role}Participant`];
    if (values[`${role}Site`] === null) return saved?.address.region?.id ?? null;
    return knownParticipant(shown[role])?.address.region?.id ?? null;
  };
  const trip: Trip = {
    serviceTypeCode: values.serviceType ?? '',
    senderRegionId: findRegionId('sender'),
    receiverRegionId: findRegionId('receiver'),
    requestedPickup: values.requestedPickup,
    requestedDelivery: values.requestedDelivery,
  };
  // A save of only the receiver can make the delivery date impossible (DATE-14).
  const isReceiverMoved = base !== null && savedTrip(base).receiverRegionId !== trip.receiverRegionId;
  const dates = useDateLookups({
    today: today(now()),
    senderRegionId: trip.senderRegionId,
    receiverRegionId: trip.receiverRegionId,
    serviceType: values.serviceType,
    requestedPickupDate: values.requestedPickup ?? '',
    reference: base?.reference ?? null,
    isRegionFailed: { pickup: typed.sender.isFailed, delivery: typed.receiver.isFailed },
    isOn: saveCall === 'update-receiver' ? isReceiverMoved : saveCall !== null,
  });
  return { shown, dates, trip };
}

/** The trip of a consignment as it was loaded. */
export function savedTrip(base: Consignment): Trip {
  return {
    serviceTypeCode: base.serviceType.code,
    senderRegionId: base.senderParticipant.address.region?.id ?? null,
    receiverRegionId: base.receiverParticipant.address.region?.id ?? null,
    requestedPickup: toLocalDay(base.requestedPickupDateTimeUtc),
    requestedDelivery: toLocalDay(base.requestedDeliveryDateTimeUtc),
  };
}

/** The fields that are looked up; null for a date that is still being typed. */
function selectValues({ base, values }: FormState) {
  const { serviceType, senderSite, receiverSite, requestedPickupDate, requestedDeliveryDate } = values;
  return {
    base,
    serviceType,
    senderSite,
    receiverSite,
    requestedPickup: findDay(requestedPickupDate),
    requestedDelivery: findDay(requestedDeliveryDate),
  };
}

interface Place {
  readonly postcode: string;
  readonly city: string;
}

/** The place of a typed address that is not stored like this yet; null for a site, and without an address. */
function findNewPlace(role: ParticipantRole, { values, base }: FormState): Place | null {
  const entry = values[`${role}Entry`];
  if (values[`${role}Site`] !== null || entry === null) return null;
  const { postcode, city } = entry;
  const saved = toParticipantEntry(base?.[`${role}Participant`] ?? null);
  return saved?.postcode === postcode && saved.city === city ? null : { postcode, city };
}

type ReferenceData =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly query: ReturnType<typeof joinQueries> }
  | {
      readonly state: 'ready';
      readonly accounts: readonly Account[];
      readonly packagingTypes: readonly PackagingType[];
    };

/** The lists for the form's selects. */
export function useReferenceData(): ReferenceData {
  const references = referenceQueries(useClient());
  const { id } = useOrganisation();
  const accounts = useQuery(references.accounts());
  const packagingTypes = useQuery(references.packagingTypes(id));
  const query = joinQueries([accounts, packagingTypes]);
  if (query.error !== null) return { state: 'failed', query };
  return accounts.data === undefined || packagingTypes.data === undefined
    ? { state: 'loading' }
    : { state: 'ready', accounts: accounts.data, packagingTypes: packagingTypes.data };
}
