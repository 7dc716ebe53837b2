import { listLaneEnds } from '../engine/prepare-tariff.js';
import type { Charge, Lane, RateCard, Zone } from '../engine/tariff.js';
import { readCharge } from './read-charge.js';
import { type Fields, type Value, type YamlReader, readCode, shorten } from './yaml-reader.js';

const MAX_CARDS = 200;
/** Rates from a zone to a zone, over all cards. */
const MAX_LANE_ENDS = 100_000;
const MAX_CHARGES = 5;
const MAX_RATES = 200;

const cardFields = {
  what: 'A card',
  required: ['code', 'services', 'lanes'],
  optional: ['accounts', 'rates'],
};
const laneFields = {
  what: 'A lane',
  required: [],
  optional: ['from', 'to', 'bothWays', 'within', 'between', 'rate', 'charge', 'greaterOf', 'lesserOf'],
};

/** Reads the cards: one for each service type and account, one rate from each zone to each zone. */
export function readCards(reader: YamlReader, value: Value, zones: readonly Zone[]): RateCard[] {
  const items = reader.readList(value, "'cards'");
  if (items.length > MAX_CARDS) reader.report(value, `More than ${MAX_CARDS} cards`);
  const codes = new Map<string, number>();
  const uses = new Map<string, string>();
  const budget = { left: MAX_LANE_ENDS };
  return items.slice(0, MAX_CARDS).flatMap((item) => {
    const fields = reader.isFull ? null : reader.readFields(item, cardFields);
    const code = fields && readCode(reader, fields, 'The card', codes);
    if (fields === null || code === null) return [];
    const services = readServices(reader, fields);
    const accounts = reader.readTexts(fields.values.get('accounts'), 'An account').map(({ text }) => text);
    for (const { text: service, at } of services) {
      for (const account of accounts.length === 0 ? [''] : accounts) {
        const other = uses.get(`${service}\n${account}`);
        const of = account === '' ? 'every account' : `the account ${account}`;
        if (other !== undefined) {
          reader.report(at, `The card ${other} has the rates of ${service} for ${of} already`);
        }
        uses.set(`${service}\n${account}`, other ?? code);
      }
    }
    const names = new Set(zones.map(({ name }) => name));
    const lanes = readLanes(reader, fields, names, budget);
    return [{ code, services: services.map(({ text }) => text), accounts, lanes }];
  });
}

function readServices(reader: YamlReader, { values }: Fields) {
  return reader.readTexts(values.get('services'), 'A service type');
}

function readLanes(
  reader: YamlReader,
  { values }: Fields,
  zones: ReadonlySet<string>,
  budget: { left: number },
): Lane[] {
  const list = values.get('lanes');
  const rates = readRates(reader, values.get('rates'));
  const ends = new Map<string, number>();
  return (list === undefined ? [] : reader.readList(list, "'lanes'")).flatMap((item) => {
    const fields = reader.isFull ? null : reader.readFields(item, laneFields);
    if (fields === null) return [];
    const choice = readChoice(reader, fields, rates);
    const lanes = readEnds(reader, fields, zones).map((pair) => ({ ...pair, ...choice }));
    budget.left -= lanes.reduce((sum, lane) => sum + countEnds(lane), 0);
    if (budget.left < 0) {
      reader.report(item, `The lanes come to more than ${MAX_LANE_ENDS} pairs of zones`);
      return [];
    }
    const row = reader.findRow(item);
    for (const end of lanes.flatMap(listLaneEnds)) {
      const key = `${end.from} to ${end.to}`;
      const known = ends.get(key);
      if (known !== undefined) reader.report(item, `${key} has a rate already, in the lane of row ${known}`);
      ends.set(key, known ?? row);
    }
    return lanes;
  });
}

type LaneEnds = Pick<Lane, 'from' | 'to' | 'isBothWays'>;

const countEnds = ({ from, to, isBothWays }: LaneEnds) => from.length * to.length * (isBothWays ? 2 : 1);

/** From zones to zones, within each zone, or between each zone and every other. */
function readEnds(reader: YamlReader, fields: Fields, zones: ReadonlySet<string>): LaneEnds[] {
  const { values } = fields;
  const readNames = (key: string) => readZoneNames(reader, values.get(key), zones);
  const given = ['within', 'between', 'from'].filter((key) => values.has(key));
  if (given.length !== 1 || values.has('from') !== values.has('to')) {
    reader.report(fields, "A lane has one of: 'from' with 'to', 'within', or 'between'");
    return [];
  }
  const bothWays = reader.readChoice(values.get('bothWays'), "'bothWays'", ['true', 'false']);
  if (values.has('bothWays') && !values.has('from')) {
    reader.report(fields, "'bothWays' belongs to 'from' with 'to'");
  }
  if (values.has('from')) {
    return [{ from: readNames('from'), to: readNames('to'), isBothWays: bothWays === 'true' }];
  }
  if (values.has('within')) {
    return readNames('within').map((name) => ({ from: [name], to: [name], isBothWays: false }));
  }
  const names = readNames('between');
  return names.map((name) => ({
    from: [name],
    to: names.filter((other) => other !== name),
    isBothWays: false,
  }));
}

function readZoneNames(reader: YamlReader, value: Value | undefined, zones: ReadonlySet<string>): string[] {
  const names = new Set<string>();
  for (const { text, at } of reader.readTexts(value, 'A zone')) {
    if (!zones.has(text)) reader.report(at, `No zone is named '${shorten(text)}'`);
    else if (names.has(text)) reader.report(at, `The zone '${text}' is in this list twice`);
    else names.add(text);
  }
  return [...names];
}

type Choice = Pick<Lane, 'choose' | 'charges'>;

const noChoice: Choice = { choose: 'only', charges: [] };
const choiceKeys = ['charge', 'greaterOf', 'lesserOf'] as const;

/** The rates of a card by name, for several of its lanes. */
function readRates(reader: YamlReader, value: Value | undefined): ReadonlyMap<string, Choice> {
  const rates = new Map<string, Choice>();
  if (value === undefined) return rates;
  const entries = reader.readEntries(value, 'The rates of a card', 'near: { charge: … }') ?? [];
  if (entries.length > MAX_RATES) reader.report(value, `More than ${MAX_RATES} rates`);
  for (const { key, value: each } of entries.slice(0, MAX_RATES)) {
    const name = reader.readText(key, 'The name of a rate');
    const fields = reader.readFields(each, { what: 'A rate', required: [], optional: choiceKeys });
    if (name !== null && fields !== null) rates.set(name, readChoice(reader, fields, null));
  }
  return rates;
}

/** A charge, the greater or lesser of several, or the name of one of the card's rates. */
function readChoice(reader: YamlReader, fields: Fields, rates: ReadonlyMap<string, Choice> | null): Choice {
  const keys = rates === null ? choiceKeys : (['rate', ...choiceKeys] as const);
  const [key, ...others] = keys.filter((each) => fields.values.has(each));
  const value = key && fields.values.get(key);
  if (value === undefined || others.length > 0) {
    const what = rates === null ? 'A rate' : 'A lane';
    reader.report(fields, `${what} has one of: ${keys.join(', ')}`);
    return noChoice;
  }
  if (key === 'rate') {
    const name = reader.readText(value, 'The name of a rate');
    const rate = name === null ? undefined : rates?.get(name);
    if (name !== null && rate === undefined)
      reader.report(value, `No rate of the card is named '${shorten(name)}'`);
    return rate ?? noChoice;
  }
  if (key === 'charge') return { choose: 'only', charges: toList(readCharge(reader, value)) };
  const items = reader.readList(value, `'${key}'`);
  if (items.length < 2 || items.length > MAX_CHARGES) {
    reader.report(value, `'${key}' has 2 to ${MAX_CHARGES} charges`);
  }
  const charges = items.slice(0, MAX_CHARGES).flatMap((item) => toList(readCharge(reader, item)));
  return { choose: key === 'greaterOf' ? 'greater' : 'lesser', charges };
}

const toList = (charge: Charge | null) => (charge === null ? [] : [charge]);
