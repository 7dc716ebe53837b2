import {
  useFormSlice,
  useTripLookups,
  type ReadableStore,
  type TripLookups,
} from '@consign/consignment-parts';
import { deliveryExtraQueries } from '@consign/queries';
import { useClient, useFlags, useOrganisation } from '@consign/session';
import { useQuery } from '@tanstack/react-query';

import type { OfferedExtras, QuoteValues } from './request-bodies.js';

/** The extras that the chosen service type has (QUOT-01). */
export type ExtrasLookup =
  | { readonly state: 'off' | 'no-service-type' | 'loading' }
  | { readonly state: 'failed'; readonly isRetrying: boolean; readonly retry: () => void }
  | { readonly state: 'known'; readonly extras: OfferedExtras };

export interface QuoteLookups extends TripLookups {
  readonly extras: ExtrasLookup;
}

/** Looks up the sites' addresses, closed days, service date and extras for the chosen values. */
export function useQuoteLookups(
  store: ReadableStore<{ readonly values: QuoteValues }>,
  now: () => Date,
): QuoteLookups {
  const trip = useTripLookups(store, { base: null, saveCall: 'create', now });
  const serviceType = useFormSlice(store, ({ values }) => values.serviceType);
  return { ...trip, extras: useExtras(serviceType) };
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
