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
}).data.map(({ region, ...place }) => toPlace({ ...place, regionName: region }));

/** A place as tables keep it: a city without a suburb has an empty one. */
export interface PlaceRow extends Omit<Place, 'suburb' | 'words'> {
  readonly suburb: string;
}

/** Adds the search words to a place. */
export function toPlace({ suburb, ...row }: PlaceRow): Place {
  const words = [...wordsOfName(suburb), ...wordsOfName(row.city), row.postcode];
  return { ...row, suburb: suburb === '' ? null : suburb, words };
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

/** A place, and the street typed before it, which no table contains. */
export interface FoundPlace {
  readonly place: Place;
  readonly streetNumber: string | null;
  readonly street: string | null;
}

const streetTypes = (
  'street st road rd avenue ave drive dr place pl lane ln crescent terrace tce highway hwy way close court ct ' +
  'quay parade pde grove'
).split(' ');

/**
 * Whether these words may be a place after a street. Words that begin with a type of street, or with a part of one, still
 * belong to the street: '12 queen st' is no Queen in Saint Marys Bay, and '12 queen str' none in Stratford (PART-18).
 */
function mayBePlace([next = '', ...more]: readonly string[], street: readonly string[]): boolean {
  if (streetTypes.includes(next)) return false;
  const isComplete = more.length > 0 || street.some((word) => streetTypes.includes(word));
  return isComplete || !streetTypes.some((type) => type.startsWith(next));
}

/**
 * Finds places that match every typed word. A term that starts with a number may start with a street: the fewest words
 * that leave a match are taken as the street, so that '5 bank street regent' is Bank Street in Regent.
 */
export function searchPlaces(
  places: readonly Place[],
  typed: readonly string[],
  folded: readonly string[],
  limit: number,
): FoundPlace[] {
  const mayHaveStreet = /^\d/u.test(typed[0] ?? '');
  const mostWords = mayHaveStreet ? folded.length - 1 : 0;
  for (let before = 0; before <= mostWords; before += 1) {
    // A number alone is not a street.
    if (before === 1) continue;
    const words = folded.slice(before);
    if (before > 0 && !mayBePlace(words, folded.slice(0, before))) continue;
    const found = places
      .map((place) => ({ place, rank: rankPlace(place, words) }))
      .filter(({ rank }) => rank > 0)
      .sort((a, b) => b.rank - a.rank)
      .slice(0, limit);
    if (found.length > 0) {
      const [number = null, ...street] = before === 0 ? [] : typed.slice(0, before);
      return found.map(({ place }) => ({
        place,
        streetNumber: number,
        street: street.length === 0 ? null : street.join(' '),
      }));
    }
  }
  return [];
}

/** 0 if a word is missing; higher for whole words, and if the suburb or town starts with the typed text. */
function rankPlace({ words, suburb, city }: Place, typed: readonly string[]): number {
  if (!typed.every((word) => words.some((each) => each.startsWith(word)))) return 0;
  const whole = typed.filter((word) => words.includes(word)).length;
  const beginsWith = words[0]?.startsWith(typed[0] ?? '') === true ? 1 : 0;
  const isCityItself = suburb === null || suburb === city ? 1 : 0;
  return 1 + whole * 4 + beginsWith * 2 + isCityItself;
}
