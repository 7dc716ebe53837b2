import type { Secret } from '@consign/domain/settings';

import type { AddressSearch, SuggestedAddress } from './addresses.js';

/** The default base URL of the maps service. */
export const mapsBaseUrl = 'https://places.googleapis.com';

export interface MapsOptions {
  /** The tenant's API key; sent only in a header, never in a URL (PLAT-15). */
  readonly key: Secret;
  readonly baseUrl?: string;
  readonly fetch?: typeof fetch;
}

interface Prediction {
  readonly placePrediction?: { readonly placeId: string; readonly text: { readonly text: string } };
}
interface Place {
  readonly addressComponents?: readonly AddressComponent[];
  readonly location?: { readonly latitude: number; readonly longitude: number };
}

/**
 * Address search through the maps service's REST API with the tenant's key. Keystrokes up to a choice share one billing
 * session; the choice ends it.
 */
export function mapsAddresses({
  key,
  baseUrl = mapsBaseUrl,
  fetch: ask = fetch,
}: MapsOptions): AddressSearch {
  let session = crypto.randomUUID();
  const call = async <Answer>(path: string, init: RequestInit, fields: string): Promise<Answer> => {
    const response = await ask(`${baseUrl}${path}`, {
      ...init,
      headers: {
        'content-type': 'application/json',
        'x-goog-api-key': key.reveal(),
        'x-goog-fieldmask': fields,
      },
      referrerPolicy: 'strict-origin-when-cross-origin',
    });
    // Don't include the response: it may contain the key.
    if (!response.ok) throw new Error(`The maps service answered ${response.status}`);
    return (await response.json()) as Answer;
  };
  return {
    adapter: 'maps',
    find: async (term, signal) => {
      const body = { input: term, includedRegionCodes: ['nz'], languageCode: 'en', sessionToken: session };
      const { suggestions = [] } = await call<{ suggestions?: readonly Prediction[] }>(
        '/v1/places:autocomplete',
        { method: 'POST', body: JSON.stringify(body), signal },
        'suggestions.placePrediction.placeId,suggestions.placePrediction.text.text',
      );
      return suggestions.flatMap(({ placePrediction: place }) =>
        place === undefined
          ? []
          : [
              {
                id: place.placeId,
                label: place.text.text,
                name: null,
                source: 'maps',
                handle: place.placeId,
              },
            ],
      );
    },
    read: async ({ handle }, signal) => {
      const path = `/v1/places/${encodeURIComponent(String(handle))}?sessionToken=${session}&languageCode=en`;
      session = crypto.randomUUID();
      const { addressComponents = [], location } = await call<Place>(
        path,
        { method: 'GET', ...(signal === undefined ? {} : { signal }) },
        'addressComponents,location',
      );
      return toSuggestedAddress(addressComponents, location);
    },
  };
}

/** An address component in the maps service's response. */
interface AddressComponent {
  readonly longText: string;
  readonly types: readonly string[];
}

/** Converts the maps service's components to form fields; a unit precedes the street number: 4/12. */
function toSuggestedAddress(
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
