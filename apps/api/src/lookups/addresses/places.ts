import { readFileSync } from 'node:fs';

import Papa from 'papaparse';

import { fold } from '../../database/fold.js';

/** A suburb of a town, or a town itself, with its postcode. */
export interface Place {
  /** A town without suburbs is its own suburb, because the form asks for both. Null for a city without a suburb. */
  readonly suburb: string | null;
  readonly city: string;
  readonly postcode: string;
  readonly regionName: string;
  /** The folded words it is searched by. */
  readonly words: readonly string[];
}

/** New Zealand's towns and larger suburbs, for providers without a table of their own. */
export const builtInPlaces: readonly Place[] = Papa.parse<
  Record<'suburb' | 'city' | 'postcode' | 'region', string>
>(readFileSync(new URL('places.csv', import.meta.url), 'utf8'), {
  header: true,
  skipEmptyLines: true,
}).data.map(({ suburb, city, postcode, region }) =>
  toPlace({ suburb: suburb === '' ? null : suburb, city, postcode, regionName: region }),
);

/** Adds the search words to a place. */
export function toPlace(place: Omit<Place, 'words'>): Place {
  const { suburb, city, postcode } = place;
  return { ...place, words: [...wordsOfName(suburb ?? ''), ...wordsOfName(city), postcode] };
}

function wordsOfName(name: string): string[] {
  return (
    fold(name)
      .split(/[\s-]+/u)
      .filter((word) => word !== '')
      // People type either form.
      .flatMap((word) => (word === 'saint' ? ['saint', 'st'] : word === 'mount' ? ['mount', 'mt'] : [word]))
  );
}
