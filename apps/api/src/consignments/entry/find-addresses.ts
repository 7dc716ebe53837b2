import type { components } from '@consign/api-client/consignment';

import {
  builtInPlaces,
  type FoundPlace,
  searchPlaces,
  hasOwnPlaces,
  listOwnPlaces,
} from '../../lookups/index.js';
import { ok } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { fold } from '../../database/fold.js';
import { type KnownAddress, searchEarlierAddresses, searchSiteAddresses } from './known-address-store.js';

type Suggestion = components['schemas']['AddressSuggestion'];

const MIN_CHARACTERS = 2;
/** Of a provider's own table: enough to choose the best of. */
const MAX_PLACES = 500;

export const findAddresses = operation('findAddresses', async ({ query }, context) => {
  const { term, max = 8 } = query;
  const typed = term.split(/[\s,]+/u).filter((word) => word !== '');
  const words = typed.map(fold).filter((word) => word !== '');
  if ([...typed.join('')].length < MIN_CHARACTERS || words.length !== typed.length) return ok([]);
  const viewer = context.viewer;
  return context.inTransaction(async (tx) => {
    const known = [
      ...(await searchSiteAddresses(tx, viewer, words, max)).map(knownAs('site')),
      ...(await searchEarlierAddresses(tx, viewer, words, max)).map(knownAs('earlier')),
    ];
    const places = (await hasOwnPlaces(tx, context.tenant.id))
      ? await listOwnPlaces(tx, context.tenant.id, words, MAX_PLACES)
      : builtInPlaces;
    const found = [...known, ...searchPlaces(places, typed, words, max).map(placeSuggestion)];
    return ok(withoutTwins(found).slice(0, max));
  });
});

const knownAs =
  (source: 'site' | 'earlier') =>
  ({ name, address: stored }: KnownAddress): Suggestion => {
    const { streetNumber, street, suburb, city, postcode, country, latitude, longitude } = stored;
    const address = { streetNumber, street, suburb, city, postcode, country, latitude, longitude };
    return { label: formatAddress(address), source, name, address };
  };

function placeSuggestion({ place, streetNumber, street }: FoundPlace): Suggestion {
  const { suburb, city, postcode } = place;
  const unknown = { latitude: null, longitude: null };
  const address = { streetNumber, street, suburb, city, postcode, country: 'New Zealand', ...unknown };
  return { label: formatAddress(address), source: 'place', name: null, address };
}

/** On one line: '5 Bank Street, Regent, Whangārei 0112'; a town that is its own suburb once. */
function formatAddress({ streetNumber, street, suburb, city, postcode }: Suggestion['address']): string {
  const first = [streetNumber, street].filter((part) => part !== null).join(' ');
  const last = [city, postcode].filter((part) => part !== null).join(' ');
  return [first, suburb === city ? '' : (suburb ?? ''), last].filter((part) => part !== '').join(', ');
}

/** One line once, the first of them: a site's address is not suggested again as one of an earlier consignment. */
function withoutTwins(suggestions: readonly Suggestion[]): Suggestion[] {
  const seen = new Set<string>();
  return suggestions.filter(({ label }) => {
    const key = fold(label);
    return !seen.has(key) && seen.add(key).size > 0;
  });
}
