import { lengthFromCentimetres, weightFromSteps } from '@consign/domain/freight';

import type { ExtraRate, Surcharge, SurchargeAmount, SurchargeCondition } from '../engine/tariff.js';
import { amountRule, rateRule, readExtraCharge } from './read-charge.js';
import {
  type Fields,
  type NumberRule,
  type Value,
  type YamlReader,
  readCode,
  shorten,
} from './yaml-reader.js';

const MAX_RULES = 200;
/** Hundredths of a percent, up to 1,000 %. */
export const percentRule: NumberRule = { decimals: 2, min: 0, max: 100_000 };

const extraFields = { what: 'An extra', required: ['code', 'charge'], optional: ['cards'] };
const surchargeFields = {
  what: 'A surcharge',
  required: ['code', 'name', 'when', 'charge'],
  optional: ['cards', 'longerThan', 'heavierThan'],
};
const amountFields = {
  what: "A surcharge's charge",
  required: ['by'],
  optional: ['price', 'rate', 'minimum'],
};

/** Reads the prices of extras: one for each extra and card. */
export function readExtras(
  reader: YamlReader,
  value: Value | undefined,
  cards: readonly string[],
): ExtraRate[] {
  return readRules(
    reader,
    value,
    { what: 'The extra', list: "'extras'", fields: extraFields, cards },
    (rule) => {
      const charge = rule.fields.values.get('charge');
      const read = charge === undefined ? null : readExtraCharge(reader, charge);
      return read === null ? null : { code: rule.code, cards: rule.cards, charge: read };
    },
  );
}

/** Reads the rules of surcharges. */
export function readSurcharges(
  reader: YamlReader,
  value: Value | undefined,
  cards: readonly string[],
): Surcharge[] {
  const list = { what: 'The surcharge', list: "'surcharges'", fields: surchargeFields, cards };
  return readRules(reader, value, list, (rule) => {
    const { values } = rule.fields;
    const name = reader.readText(values.get('name'), "The surcharge's name");
    const when = readCondition(reader, rule.fields);
    const charge = values.get('charge');
    const amount = charge === undefined ? null : readAmount(reader, charge);
    if (name === null || when === null || amount === null) return null;
    return { code: rule.code, name, cards: rule.cards, when, ...amount };
  });
}

interface RuleFields {
  readonly code: string;
  readonly cards: readonly string[];
  readonly fields: Fields;
}

function readRules<T>(
  reader: YamlReader,
  value: Value | undefined,
  list: {
    readonly what: string;
    readonly list: string;
    readonly fields: typeof extraFields;
    readonly cards: readonly string[];
  },
  read: (rule: RuleFields) => T | null,
): T[] {
  if (value === undefined) return [];
  const items = reader.readList(value, list.list);
  if (items.length > MAX_RULES) reader.report(value, `${list.list} has more than ${MAX_RULES} entries`);
  const known = new Map<string, number>();
  return items.slice(0, MAX_RULES).flatMap((item) => {
    const fields = reader.isFull ? null : reader.readFields(item, list.fields);
    const code = fields && readCode(reader, fields, list.what, null);
    if (fields === null || code === null) return [];
    const cards = readCardCodes(reader, fields.values.get('cards'), list.cards);
    for (const card of cards.length === 0 ? list.cards : cards) {
      const row = known.get(`${code}\n${card}`);
      if (row === undefined) known.set(`${code}\n${card}`, reader.findRow(item));
      else reader.report(item, `${list.what} ${code} has a price on the card ${card} already, in row ${row}`);
    }
    const rule = read({ code, cards, fields });
    return rule === null ? [] : [rule];
  });
}

function readCardCodes(reader: YamlReader, value: Value | undefined, cards: readonly string[]): string[] {
  return reader.readTexts(value, 'A card').flatMap(({ text, at }) => {
    if (cards.includes(text)) return [text];
    reader.report(at, `No card has the code '${shorten(text)}'`);
    return [];
  });
}

const sideRule: NumberRule = { decimals: 2, min: 1, max: 10_000 };
const pieceRule: NumberRule = { decimals: 2, min: 1, max: 4_000_000 };

function readCondition(reader: YamlReader, fields: Fields): SurchargeCondition | null {
  const { values } = fields;
  const kinds = ['rural', 'oversize', 'dangerous-goods', 'residential'] as const;
  const kind = reader.readChoice(values.get('when'), "'when'", kinds);
  const limits = ['longerThan', 'heavierThan'].filter((key) => values.has(key));
  if (kind === null) return null;
  if (kind !== 'oversize') {
    if (limits.length > 0) reader.report(fields, "'longerThan' and 'heavierThan' belong to 'when: oversize'");
    return { kind };
  }
  if (limits.length === 0)
    return reader.report(fields, "An oversize surcharge needs 'longerThan' or 'heavierThan'");
  const longerThan = reader.readNumber(values.get('longerThan'), "'longerThan'", sideRule);
  const heavierThan = reader.readNumber(values.get('heavierThan'), "'heavierThan'", pieceRule);
  return {
    kind,
    longerThan: longerThan === null ? null : lengthFromCentimetres(longerThan),
    heavierThan: heavierThan === null ? null : weightFromSteps(heavierThan),
  };
}

function readAmount(
  reader: YamlReader,
  value: Value,
): { amount: SurchargeAmount; minimum: number | null } | null {
  const fields = reader.readFields(value, amountFields);
  if (fields === null) return null;
  const { values } = fields;
  const by = reader.readChoice(values.get('by'), "'by'", ['flat', 'unit', 'weight', 'percent'] as const);
  if (by === null) return null;
  const [key, other] = by === 'flat' ? ['price', 'rate'] : ['rate', 'price'];
  if (values.has(other)) reader.report(fields, `A charge 'by: ${by}' has no '${other}'`);
  const given = values.get(key);
  if (given === undefined) return reader.report(fields, `A charge 'by: ${by}' needs the key '${key}'`);
  const minimum = reader.readNumber(values.get('minimum'), 'The minimum', amountRule);
  const rule = by === 'flat' ? amountRule : by === 'percent' ? percentRule : rateRule;
  const number = reader.readNumber(given, by === 'flat' ? 'The price' : 'The rate', rule);
  if (number === null) return null;
  const amount: SurchargeAmount =
    by === 'flat'
      ? { kind: 'flat', price: number }
      : by === 'percent'
        ? { kind: 'percent', steps: number }
        : { kind: by === 'unit' ? 'unit' : 'kg', perUnit: number };
  return { amount, minimum };
}
