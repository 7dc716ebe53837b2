import { listLaneEnds } from '../engine/prepare-tariff.js';
import type { Charge, Lane, RateCard, Zone } from '../engine/tariff.js';
import { readCharge } from './read-charge.js';
import { readCode } from './read-code.js';
import { shorten, type Fields, type Value, type YamlReader } from './yaml-reader.js';

const MAX_CARDS = 200;
/** Rates from a zone to a zone, over all cards. */
const MAX_LANE_ENDS = 100_000;
const MAX_CHARGES = 5;

const cardFields = { what: 'A card', required: ['code', 'services', 'lanes'], optional: ['accounts'] };
const laneFields = {
  what: 'A lane',
  required: ['from', 'to'],
  optional: ['bothWays', 'charge', 'greaterOf', 'lesserOf'],
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
  const ends = new Map<string, number>();
  return (list === undefined ? [] : reader.readList(list, "'lanes'")).flatMap((item) => {
    const fields = reader.isFull ? null : reader.readFields(item, laneFields);
    if (fields === null) return [];
    const from = readZoneNames(reader, fields.values.get('from'), zones);
    const to = readZoneNames(reader, fields.values.get('to'), zones);
    const bothWays = reader.readChoice(fields.values.get('bothWays'), "'bothWays'", ['true', 'false']);
    const charges = readCharges(reader, fields);
    const lane: Lane = { from, to, isBothWays: bothWays === 'true', ...charges };
    budget.left -= from.length * to.length * (lane.isBothWays ? 2 : 1);
    if (budget.left < 0) {
      reader.report(item, `The lanes come to more than ${MAX_LANE_ENDS} pairs of zones`);
      return [];
    }
    const row = reader.findRow(item);
    for (const end of listLaneEnds(lane)) {
      const key = `${end.from} to ${end.to}`;
      const known = ends.get(key);
      if (known !== undefined) reader.report(item, `${key} has a rate already, in the lane of row ${known}`);
      ends.set(key, known ?? row);
    }
    return [lane];
  });
}

function readZoneNames(reader: YamlReader, value: Value | undefined, zones: ReadonlySet<string>): string[] {
  return reader.readTexts(value, 'A zone').flatMap(({ text, at }) => {
    if (zones.has(text)) return [text];
    reader.report(at, `No zone is named '${shorten(text)}'`);
    return [];
  });
}

function readCharges(reader: YamlReader, fields: Fields): { choose: Lane['choose']; charges: Charge[] } {
  const given = (['charge', 'greaterOf', 'lesserOf'] as const).flatMap((key) => {
    const value = fields.values.get(key);
    return value === undefined ? [] : [{ key, value }];
  });
  const [only] = given;
  if (only === undefined || given.length > 1) {
    reader.report(fields, 'A lane has one of: charge, greaterOf, lesserOf');
    return { choose: 'only', charges: [] };
  }
  const { key, value } = only;
  const choose = key === 'charge' ? 'only' : key === 'greaterOf' ? 'greater' : 'lesser';
  const items = key === 'charge' ? [value] : reader.readList(value, `'${key}'`);
  if (key !== 'charge' && (items.length < 2 || items.length > MAX_CHARGES)) {
    reader.report(value, `'${key}' has 2 to ${MAX_CHARGES} charges`);
  }
  const charges = items.slice(0, MAX_CHARGES).flatMap((item) => readCharge(reader, item) ?? []);
  return { choose, charges };
}
