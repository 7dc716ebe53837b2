import type { Consignment } from '@consign/api-client/consignment';
import {
  toParticipantEntry,
  useAddressRegion,
  useDateLookups,
  useShownParticipant,
  type DateLookups,
  type ParticipantEntry,
  type ShownParticipant,
} from '@consign/consignment-parts';
import { findDay, toLocalDay, today } from '@consign/domain/dates';
import type { ParticipantRole, Trip } from '@consign/domain/rules';
import type { SaveCall } from '@consign/domain/status';

import type { FormValues } from './form-values.js';

export interface ShownParticipants {
  readonly sender: ShownParticipant;
  readonly receiver: ShownParticipant;
}

interface Options {
  readonly values: FormValues;
  /** The consignment as it was loaded or last saved; null before the first save. */
  readonly base: Consignment | null;
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
export function useFormLookups({ values, base, saveCall, now }: Options): FormLookups {
  const shown = {
    sender: useShownParticipant(values.senderSite, base?.senderParticipant ?? null),
    receiver: useShownParticipant(values.receiverSite, base?.receiverParticipant ?? null),
  };
  const typed = {
    sender: useAddressRegion(saveCall === null ? null : findNewEntry('sender', values, base)),
    receiver: useAddressRegion(saveCall === null ? null : findNewEntry('receiver', values, base)),
  };
  const findRegionId = (role: ParticipantRole): string | null => {
    if (findNewEntry(role, values, base) !== null) return typed[role].id;
    const saved = base?.[`${role}Participant`];
    if (values[`${role}Site`] === null) return saved?.address.region?.id ?? null;
    const { [role]: found } = shown;
    return found.state === 'known' ? (found.participant.address.region?.id ?? null) : null;
  };
  const trip: Trip = {
    serviceTypeCode: values.serviceType ?? '',
    senderRegionId: findRegionId('sender'),
    receiverRegionId: findRegionId('receiver'),
    requestedPickup: findDay(values.requestedPickupDate),
    requestedDelivery: findDay(values.requestedDeliveryDate),
  };
  // A save of only the receiver can make the delivery date impossible (DATE-14).
  const isReceiverMoved = base !== null && savedTrip(base).receiverRegionId !== trip.receiverRegionId;
  const dates = useDateLookups({
    today: today(now()),
    senderRegionId: trip.senderRegionId,
    receiverRegionId: trip.receiverRegionId,
    serviceType: values.serviceType,
    requestedPickupDate: values.requestedPickupDate,
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

/** A typed address that is not stored like this yet; null for a site, and without an address. */
function findNewEntry(
  role: ParticipantRole,
  values: FormValues,
  base: Consignment | null,
): ParticipantEntry | null {
  const entry = values[`${role}Entry`];
  if (values[`${role}Site`] !== null || entry === null) return null;
  const saved = toParticipantEntry(base?.[`${role}Participant`] ?? null);
  return saved?.postcode === entry.postcode && saved.city === entry.city ? null : entry;
}
