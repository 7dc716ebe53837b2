import type { Consignment } from '@consign/api-client/consignment';
import { findDay, today, toLocalDay } from '@consign/domain/dates';
import type { ParticipantRole, Trip } from '@consign/domain/rules';
import type { SaveCall } from '@consign/domain/status';

import { useFormSlice, type ReadableStore } from '../form-store.js';
import { toParticipantEntry } from '../ParticipantSection/participant-entry.js';
import {
  knownParticipant,
  useShownParticipant,
  type ShownParticipant,
} from '../ParticipantSection/ShownAddress.js';
import { useAddressRegion } from '../ParticipantSection/use-address-region.js';
import type { StartValues } from '../start-values.js';
import { useDateLookups, type DateLookups } from './use-date-lookups.js';

interface Options {
  /** The consignment that is edited; null for a new one. */
  readonly base: Consignment | null;
  readonly saveCall: SaveCall | null;
  readonly now: () => Date;
}

interface TripValues extends StartValues {
  readonly requestedPickupDate: string;
}

type TripStore = ReadableStore<{ readonly values: TripValues }>;

export interface TripLookups {
  readonly shown: Readonly<Record<ParticipantRole, ShownParticipant>>;
  readonly dates: DateLookups;
  /** The dates in the form depend on it. */
  readonly trip: Trip;
}

/** Looks up the participants of the chosen sites, the working days and the service date. */
export function useTripLookups(store: TripStore, { base, saveCall, now }: Options): TripLookups {
  const values = useFormSlice(store, (state) => selectTrip(state.values));
  const places = {
    sender: useFormSlice(store, (state) => findNewPlace('sender', state.values, base)),
    receiver: useFormSlice(store, (state) => findNewPlace('receiver', state.values, base)),
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
function selectTrip(values: TripValues) {
  const { serviceType, senderSite, receiverSite, requestedPickupDate, requestedDeliveryDate } = values;
  return {
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
function findNewPlace(role: ParticipantRole, values: TripValues, base: Consignment | null): Place | null {
  const entry = values[`${role}Entry`];
  if (values[`${role}Site`] !== null || entry === null) return null;
  const { postcode, city } = entry;
  const saved = toParticipantEntry(base?.[`${role}Participant`] ?? null);
  return saved?.postcode === postcode && saved.city === city ? null : { postcode, city };
}
