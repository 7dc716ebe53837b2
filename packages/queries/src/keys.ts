import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Query keys in families, widest first: invalidating `consignmentKeys.all` reaches every list and detail. There is one
 * QueryClient per signed-in user, so keys don't include the user or the user's organisation.
 */
export const consignmentKeys = {
  all: ['consignments'] as const,
  lists: ['consignments', 'list'] as const,
  /** Below the lists, so that they are read again with them. */
  counts: ['consignments', 'list', 'counts'] as const,
  created: ['consignments', 'created'] as const,
  matching: ['consignments', 'matching'] as const,
  details: ['consignments', 'detail'] as const,
  /** References are case-insensitive, as on the server. */
  detail: (reference: string) => ['consignments', 'detail', reference.toUpperCase()] as const,
  freight: (id: string) => ['consignments', 'freight', id] as const,
  links: (reference: string) => ['consignments', 'links', reference.toUpperCase()] as const,
  files: (reference: string) => ['consignments', 'files', reference.toUpperCase()] as const,
  prices: (reference: string) => ['consignments', 'prices', reference.toUpperCase()] as const,
  booking: (reference: string) => ['consignments', 'booking', reference.toUpperCase()] as const,
  /** Below the booking, so that they are read again with it. */
  slots: (reference: string) => ['consignments', 'booking', reference.toUpperCase(), 'slots'] as const,
  audits: ['consignments', 'audit'] as const,
  audit: (reference: string) => ['consignments', 'audit', reference.toUpperCase()] as const,
};

export const sessionKeys = {
  all: ['session'] as const,
  flags: ['session', 'flags'] as const,
  userName: ['session', 'user-name'] as const,
  organisation: ['session', 'organisation'] as const,
  sites: ['session', 'sites'] as const,
  views: ['session', 'views'] as const,
  notices: ['session', 'notices'] as const,
  preferences: ['session', 'preferences'] as const,
  unsavedWork: (key: string) => ['session', 'unsaved-work', key] as const,
};

export const referenceKeys = {
  all: ['references'] as const,
  statuses: ['references', 'statuses'] as const,
  accounts: ['references', 'accounts'] as const,
  hireUnits: ['references', 'hire-units'] as const,
  serviceTypes: (organisationId: string) => ['references', 'service-types', organisationId] as const,
  packagingTypes: (organisationId: string) => ['references', 'packaging-types', organisationId] as const,
  participantSites: (organisationId: string) => ['references', 'participant-sites', organisationId] as const,
  siteLookup: (organisationId: string, term: string) =>
    ['references', 'site-lookup', organisationId, term] as const,
  site: (id: string) => ['references', 'site', id] as const,
  deliveryExtras: (organisationId: string, serviceTypeCode: string) =>
    ['references', 'delivery-extras', organisationId, serviceTypeCode] as const,
  fileTypes: ['references', 'file-types'] as const,
};

/** Query keys of lookups in the consignment form. */
export const lookupKeys = {
  scheduling: ['scheduling'] as const,
  workingDates: (regionId: string, from: string, to: string, serviceType: string | null) =>
    ['scheduling', 'working-dates', regionId, from, to, serviceType] as const,
  addressRegion: (postcode: string, city: string) => ['scheduling', 'region', postcode, city] as const,
  serviceDate: (request: object) => ['scheduling', 'service-date', request] as const,
  deliverySlots: ['delivery-slots'] as const,
  productCatalog: (organisationId: string) => ['products', 'metadata', organisationId] as const,
  products: (organisationId: string, term: string) => ['products', 'matches', organisationId, term] as const,
  productFailures: ['products', 'failures'] as const,
  dangerousGoods: (unNumber: string) => ['dangerous-goods', 'number', unNumber] as const,
  dangerousGoodsClasses: ['dangerous-goods', 'classes'] as const,
  addresses: (adapter: string, term: string) => ['addresses', adapter, term] as const,
};

/**
 * Invalidates a consignment wherever it is shown: its detail, and all that `refreshAround` does.
 */
export function refreshConsignment(cache: QueryClient, reference: string): Promise<unknown> {
  return Promise.all([
    cache.invalidateQueries({ queryKey: consignmentKeys.detail(reference) }),
    refreshAround(cache, reference),
  ]);
}

/**
 * Invalidates all of a consignment but its detail: the lists, its audit trail (CONS-55), its prices, its booking and its
 * files, which lose outdated documents (DOCS-16).
 */
export function refreshAround(cache: QueryClient, reference: string): Promise<unknown> {
  return Promise.all([
    cache.invalidateQueries({ queryKey: consignmentKeys.lists }),
    cache.invalidateQueries({ queryKey: consignmentKeys.audit(reference) }),
    cache.invalidateQueries({ queryKey: consignmentKeys.files(reference) }),
    cache.invalidateQueries({ queryKey: consignmentKeys.prices(reference) }),
    cache.invalidateQueries({ queryKey: consignmentKeys.booking(reference) }),
  ]);
}

/** The `onSuccess` of a mutation that makes one query out of date; it is pending until fresh data is in. */
export function refreshOnSuccess(queryKey: QueryKey) {
  return (
    _saved: unknown,
    _sent: unknown,
    _result: unknown,
    { client: cache }: { readonly client: QueryClient },
  ): Promise<unknown> => cache.invalidateQueries({ queryKey });
}
