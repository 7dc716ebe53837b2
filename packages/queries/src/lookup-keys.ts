/** Query keys of lookups in the consignment form. */
export const lookupKeys = {
  scheduling: ['scheduling'] as const,
  workingDates: (regionId: string, from: string, to: string, serviceType: string | null) =>
    ['scheduling', 'working-dates', regionId, from, to, serviceType] as const,
  addressRegion: (postcode: string, city: string) => ['scheduling', 'region', postcode, city] as const,
  serviceDate: (asked: object) => ['scheduling', 'service-date', asked] as const,
  deliverySlots: ['delivery-slots'] as const,
  productCatalog: (organisationId: string) => ['products', 'metadata', organisationId] as const,
  products: (organisationId: string, term: string) => ['products', 'matches', organisationId, term] as const,
  productFailures: ['products', 'failures'] as const,
  dangerousGoods: (unNumber: string) => ['dangerous-goods', 'number', unNumber] as const,
  dangerousGoodsClasses: ['dangerous-goods', 'classes'] as const,
  addresses: (adapter: string, term: string) => ['addresses', adapter, term] as const,
};
