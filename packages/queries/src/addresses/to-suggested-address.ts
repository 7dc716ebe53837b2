import type { SuggestedAddress } from './address-search.js';

/** An address component in the maps service's response. */
export interface AddressComponent {
  readonly longText: string;
  readonly types: readonly string[];
}

/** Converts the maps service's components to form fields; a unit precedes the street number: 4/12. */
export function toSuggestedAddress(
  components: readonly AddressComponent[],
  location?: { readonly latitude: number; readonly longitude: number },
): SuggestedAddress {
  const find = (...types: readonly string[]) => {
    for (const type of types) {
      const found = components.find((component) => component.types.includes(type));
      if (found !== undefined) return found.longText;
    }
    return null;
  };
  const number = find('street_number');
  const unit = find('subpremise');
  const city = find('locality', 'postal_town', 'administrative_area_level_2');
  return {
    streetNumber: unit !== null && number !== null ? `${unit}/${number}` : (number ?? unit),
    street: find('route'),
    // Small towns have no suburbs, but the form requires one.
    suburb: find('sublocality_level_1', 'sublocality', 'neighborhood') ?? city,
    city,
    postcode: find('postal_code'),
    country: find('country') ?? 'New Zealand',
    latitude: location?.latitude ?? null,
    longitude: location?.longitude ?? null,
  };
}
