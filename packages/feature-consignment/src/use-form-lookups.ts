import type { Consignment } from '@consign/api-client/consignment';
import {
  toParticipantEntry,
  useDateLookups,
  useShownParticipant,
  type DateLookups,
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
  /** What the dates in the form depend on. */
  readonly trip: Trip;
}

/** Looks up what the chosen values imply: the participants of the sites, and working days and service date. */
export function useFormLookups({ values, base, saveCall, now }: Options): FormLookups {
  const shown = {
    sender: useShownParticipant(values.senderSite, base?.senderParticipant ?? null),
    receiver: useShownParticipant(values.receiverSite, base?.receiverParticipant ?? null),
  };
  const trip: Trip = {
    serviceTypeCode: values.serviceType ?? '',
    senderRegionId: findRegionId('sender', values, shown, base),
    receiverRegionId: findRegionId('receiver', values, shown, base),
    requestedPickup: findDay(values.requestedPickupDate),
    requestedDelivery: findDay(values.requestedDeliveryDate),
  };
  const dates = useDateLookups({
    today: today(now()),
    senderRegionId: trip.senderRegionId,
    receiverRegionId: trip.receiverRegionId,
    serviceType: values.serviceType,
    requestedPickupDate: values.requestedPickupDate,
    reference: base?.reference ?? null,
    isOn: saveCall === 'create' || saveCall === 'update',
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

/** The region whose calendar applies; null for an address that is not saved yet (PART-09). */
function findRegionId(
  role: ParticipantRole,
  values: FormValues,
  shown: ShownParticipants,
  base: Consignment | null,
): string | null {
  if (values[`${role}Site`] !== null) {
    const { [role]: found } = shown;
    return found.state === 'known' ? (found.participant.address.region?.id ?? null) : null;
  }
  const saved = base?.[`${role}Participant`] ?? null;
  const isSaved = JSON.stringify(toParticipantEntry(saved)) === JSON.stringify(values[`${role}Entry`]);
  return isSaved ? (saved?.address.region?.id ?? null) : null;
}
