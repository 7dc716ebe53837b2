import { fold } from '../../database/fold.js';
import { suburbKey } from '../engine/prepare-tariff.js';
import type { Postcodes, Zone } from '../engine/tariff.js';
import { type Value, type YamlReader, shorten } from './yaml-reader.js';

const MAX_ZONES = 500;
const zoneFields = {
  what: 'A zone',
  required: ['name'],
  optional: ['rural', 'cities', 'suburbs', 'postcodes', 'ruralPostcodes'],
};

/** What a zone claims, and where it says so. */
interface Claim {
  readonly zone: string;
  readonly row: number;
}

type Range = Omit<Postcodes, 'isRural'>;
type RangeClaim = Claim & Range;

/** Reads the zones; no place may belong to two of them. */
export function readZones(reader: YamlReader, value: Value): Zone[] {
  const items = reader.readList(value, "'zones'");
  if (items.length > MAX_ZONES) reader.report(value, `More than ${MAX_ZONES} zones`);
  const names = new Map<string, number>();
  const claims = new Map<string, Claim>();
  const ranges: RangeClaim[] = [];
  const zones: Zone[] = [];
  for (const item of items.slice(0, MAX_ZONES)) {
    if (reader.isFull) break;
    const fields = reader.readFields(item, zoneFields);
    const at = fields?.values.get('name');
    const name = reader.readText(at, "The zone's name");
    if (fields === null || at === undefined || name === null) continue;
    const known = names.get(fold(name));
    if (known !== undefined) reader.report(at, `The zone '${name}' is there already, in row ${known}`);
    names.set(fold(name), known ?? reader.findRow(at));
    const { values } = fields;
    const claim = (what: string, key: string, place: Value) => {
      const first = claims.get(key);
      if (first === undefined) claims.set(key, { zone: name, row: reader.findRow(place) });
      else reader.report(place, `${what} is in the zone '${first.zone}' already, in row ${first.row}`);
    };
    const cities = reader.readTexts(values.get('cities'), 'A city');
    for (const { text, at: place } of cities) claim(text, fold(text), place);
    const suburbs = reader.readTexts(values.get('suburbs'), 'A suburb').flatMap(({ text, at: place }) => {
      const suburb = readSuburb(reader, text, place);
      if (suburb === null) return [];
      claim(text, suburbKey(suburb.suburb, suburb.city), place);
      return [suburb];
    });
    const readRanges = (key: 'postcodes' | 'ruralPostcodes') =>
      reader.readTexts(values.get(key), 'A postcode').flatMap(({ text, at: place }) => {
        const range = readPostcodes(reader, text, place);
        if (range === null) return [];
        checkRange(reader, ranges, range, place);
        ranges.push({ ...range, zone: name, row: reader.findRow(place) });
        return [{ ...range, isRural: key === 'ruralPostcodes' }];
      });
    const postcodes = [...readRanges('postcodes'), ...readRanges('ruralPostcodes')];
    if (!['cities', 'suburbs', 'postcodes', 'ruralPostcodes'].some((key) => values.has(key))) {
      reader.report(item, `The zone '${name}' needs cities, suburbs or postcodes`);
    }
    const rural = reader.readChoice(values.get('rural'), "'rural'", ['true', 'false']);
    zones.push({
      name,
      isRural: rural === 'true',
      suburbs,
      cities: cities.map(({ text }) => text),
      postcodes,
    });
  }
  return zones;
}

function readSuburb(reader: YamlReader, text: string, place: Value): Zone['suburbs'][number] | null {
  const [suburb = '', city = '', ...rest] = text.split(',').map((part) => part.trim());
  if (suburb !== '' && city !== '' && rest.length === 0) return { suburb, city };
  return reader.report(
    place,
    `Write a suburb with its city, such as 'Oneroa, Waiheke Island', not '${shorten(text)}'`,
  );
}

function readPostcodes(reader: YamlReader, text: string, place: Value): Range | null {
  const [, from, to = from] = /^(\d{4})(?:\s*-\s*(\d{4}))?$/u.exec(text) ?? [];
  if (from === undefined || to === undefined) {
    return reader.report(
      place,
      `Write postcodes with four digits, such as 0610 or 0600-0699, not '${shorten(text)}'`,
    );
  }
  if (from > to) return reader.report(place, `The postcodes ${text} end before they begin`);
  return { from, to };
}

/** A narrower range may stand inside a wider one, which it then wins over; others may not meet. */
function checkRange(
  reader: YamlReader,
  ranges: readonly RangeClaim[],
  { from, to }: Range,
  place: Value,
): void {
  const met = ranges.find((other) => {
    if (to < other.from || other.to < from) return false;
    const isInside = other.from <= from && to <= other.to;
    const isAround = from <= other.from && other.to <= to;
    return isInside === isAround;
  });
  if (met === undefined) return;
  reader.report(
    place,
    `The postcodes ${formatRange({ from, to })} overlap ${formatRange(met)} of the zone '${met.zone}', in row ${met.row}`,
  );
}

function formatRange({ from, to }: Range): string {
  return from === to ? from : `${from}-${to}`;
}
