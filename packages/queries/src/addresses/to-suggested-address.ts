import type { SuggestedAddress } from './address-search.js';

/** A part of an address as the maps service answers it. */
export interface AddressComponent {
  readonly longText: string;
  readonly types: readonly string[];
}

/** The fields of a form from the parts of the maps service; a unit stands before the number, as on an envelope. */
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
    // A small town has no suburbs: it is both, as the form asks for both.
    suburb: find('sublocality_level_1', 'sublocality', 'neighborhood') ?? city,
    city,
    postcode: find('postal_code'),
    country: find('country') ?? 'New Zealand',
    latitude: location?.latitude ?? null,
    longitude: location?.longitude ?? null,
  };
}
