import type { Secret } from '@consign/domain/settings';

import type { AddressSearch } from './address-search.js';
import { toSuggestedAddress, type AddressComponent } from './to-suggested-address.js';

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
