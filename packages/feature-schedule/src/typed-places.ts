import type { Client } from '@consign/api-client';

import type { TypedPlaces } from './form-values.js';

const kept = new WeakMap<Client, Map<string, TypedPlaces>>();

/** Addresses typed in this session, by the key that their history entries have. Nothing is stored. */
export function typedPlaces(client: Client): Pick<Map<string, TypedPlaces>, 'get'> & {
  readonly add: (typed: TypedPlaces) => string;
} {
  const places = kept.get(client) ?? new Map<string, TypedPlaces>();
  kept.set(client, places);
  return {
    get: (key) => places.get(key),
    add: (typed) => {
      // A key of the history outlives the page, and must not find what a later page keeps.
      const key = `${String(Date.now())}-${String(places.size)}`;
      places.set(key, typed);
      return key;
    },
  };
}
