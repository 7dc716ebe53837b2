import {
  useAddressRegion,
  useDateLookups,
  knownParticipant,
  useShownParticipant,
  type DateLookups,
  type ShownParticipant,
} from '@consign/consignment-parts';
import { today } from '@consign/domain/dates';
import type { ParticipantRole } from '@consign/domain/rules';
import { deliveryExtraQueries } from '@consign/queries';
import { useClient, useFlags, useOrganisation } from '@consign/session';
import { useQuery } from '@tanstack/react-query';

import type { OfferedExtras, QuoteValues } from './request-bodies.js';

/** The extras that the chosen service type has (QUOT-01). */
export type ExtrasLookup =
  | { readonly state: 'off' | 'no-service-type' | 'loading' }
  | { readonly state: 'failed'; readonly isRetrying: boolean; readonly retry: () => void }
  | { readonly state: 'known'; readonly extras: OfferedExtras };

export interface QuoteLookups {
  readonly shown: Readonly<Record<ParticipantRole, ShownParticipant>>;
  readonly dates: DateLookups;
  readonly extras: ExtrasLookup;
}

/** Looks up the sites' addresses, closed days, service date and extras for the chosen values. */
export function useQuoteLookups(values: QuoteValues, now: () => Date): QuoteLookups {
  const shown = {
    sender: useShownParticipant(values.senderSite, null),
    receiver: useShownParticipant(values.receiverSite, null),
  };
  const typed = {
    sender: useAddressRegion(values.senderSite === null ? values.senderEntry : null),
    receiver: useAddressRegion(values.receiverSite === null ? values.receiverEntry : null),
  };
  const findRegionId = (role: ParticipantRole): string | null =>
    knownParticipant(shown[role])?.address.region?.id ?? typed[role].id;
  const dates = useDateLookups({
    today: today(now()),
    senderRegionId: findRegionId('sender'),
    receiverRegionId: findRegionId('receiver'),
    serviceType: values.serviceType,
    requestedPickupDate: values.requestedPickupDate,
    reference: null,
    isRegionFailed: { pickup: typed.sender.isFailed, delivery: typed.receiver.isFailed },
    isOn: true,
  });
  return { shown, dates, extras: useExtras(values.serviceType) };
}

function useExtras(serviceType: string | null): ExtrasLookup {
  const { DeliveryExtras: isOn } = useFlags();
  const { id } = useOrganisation();
  const catalogue = useQuery({
    ...deliveryExtraQueries(useClient()).catalogue(id, serviceType ?? ''),
    enabled: isOn && serviceType !== null,
  });
  if (!isOn) return { state: 'off' };
  if (serviceType === null) return { state: 'no-service-type' };
  if (catalogue.data !== undefined) {
    // Switches before counts (QUOT-21).
    const extras = [...catalogue.data].sort(
      (a, b) => Number(b.isPerConsignment) - Number(a.isPerConsignment),
    );
    return { state: 'known', extras };
  }
  return catalogue.isError
    ? { state: 'failed', isRetrying: catalogue.isFetching, retry: () => void catalogue.refetch() }
    : { state: 'loading' };
}
