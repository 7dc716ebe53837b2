import { fold } from '../../database/fold.js';
import { northIsland } from './north-island.js';
import { southIsland } from './south-island.js';

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
export const builtInPlaces: readonly Place[] = Object.entries({ ...northIsland, ...southIsland }).flatMap(
  ([regionName, cities]) =>
    Object.entries(cities).flatMap(([city, postcodes]) => {
      const isTown = Object.values(postcodes).every((suburbs) => suburbs.every((suburb) => suburb === ''));
      return Object.entries(postcodes).flatMap(([postcode, suburbs]) =>
        suburbs.map((suburb) =>
          toPlace({ suburb: suburb === '' ? (isTown ? city : null) : suburb, city, postcode, regionName }),
        ),
      );
    }),
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
