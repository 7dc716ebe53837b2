import { readFileSync } from 'node:fs';

import type { StoredAddress } from '@consign/api';

import { stableId } from './ids.js';

/** Parts of an address: number, street, suburb, town, postcode, and a region of the tenant files. */
export type Place = readonly [string, string, string, string, string, string];

function regionId(tenantCode: string, region: string): string {
  return stableId(tenantCode, 'region', region);
}

const addresses = new Map<string, Map<Place, StoredAddress>>();

export function toAddress(tenantCode: string, place: Place): StoredAddress {
  const cached = addresses.get(tenantCode) ?? new Map<Place, StoredAddress>();
  addresses.set(tenantCode, cached);
  const address = cached.get(place) ?? buildAddress(tenantCode, place);
  cached.set(place, address);
  return address;
}

function buildAddress(tenantCode: string, place: Place): StoredAddress {
  const [streetNumber, street, suburb, city, postcode, region] = place;
  return {
    id: stableId(tenantCode, 'address', ...place),
    streetNumber,
    street,
    suburb,
    state: null,
    city,
    country: 'New Zealand',
    postcode,
    latitude: null,
    longitude: null,
    region: { id: regionId(tenantCode, region), name: region },
  };
}

/** A fictional receiver: name, place, phone, email domain. */
type Receiver = readonly [string, Place, string, string];

/** The file has no quoted cells. */
export const receivers: readonly Receiver[] = readFileSync(new URL('receivers.csv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const cells = line.split(',') as [string, ...Place, string, string];
    const [name, streetNumber, street, suburb, city, postcode, region, phone, emailDomain] = cells;
    return [name, [streetNumber, street, suburb, city, postcode, region], phone, emailDomain];
  });
