import type { BaseRate, Break, Charge, FlatCharge, MeasuredCharge, Rate } from '../engine/tariff.js';
import type { Fields, NumberRule, Value, YamlReader } from './yaml-reader.js';

/** Dollars in whole cents, up to $100,000. */
export const amountRule: NumberRule = { decimals: 2, min: 0, max: 10_000_000 };
/** Dollars for each kg, m³ or piece in ten-thousandths, up to $10,000. */
export const rateRule: NumberRule = { decimals: 4, min: 0, max: 100_000_000 };

/** Steps of kg, m³ and pieces. */
const quantityRules: Readonly<Record<MeasuredCharge['by'], NumberRule>> = {
  weight: { decimals: 2, min: 1, max: 100_000_000 },
  volume: { decimals: 4, min: 1, max: 1_000_000_000 },
  unit: { decimals: 0, min: 1, max: 1_000_000 },
};

const MAX_BREAKS = 50;
const MAX_PACKAGING = 50;

const chargeFields = {
  what: 'A charge',
  required: ['by'],
  optional: ['price', 'rate', 'breaks', 'base', 'covers', 'increment', 'per', 'packaging', 'minimum'],
};
const baseKeys = ['base', 'covers', 'increment', 'per'];
const waysOfRate = 'rate, breaks, or base with covers, increment and per';

export function readCharge(reader: YamlReader, value: Value): Charge | null {
  const fields = reader.readFields(value, chargeFields);
  if (fields === null) return null;
  const { values } = fields;
  const by = reader.readChoice(values.get('by'), "'by'", ['weight', 'volume', 'unit', 'flat'] as const);
  if (by === null) return null;
  if (by === 'flat') return readFlat(reader, fields);
  if (values.has('price')) reader.report(fields, "'price' belongs to a flat charge; this one has a rate");
  const minimum = values.has('minimum')
    ? reader.readNumber(values.get('minimum'), 'The minimum', amountRule)
    : null;
  if (values.has('packaging')) {
    if (by !== 'unit') reader.report(fields, "'packaging' belongs to a charge by unit");
    return readPackaging(reader, fields, minimum);
  }
  const rate = readRate(reader, fields, quantityRules[by]);
  return rate === null ? null : { by, rate, minimum };
}

/** A charge of an extra: flat, or by unit. */
export function readExtraCharge(
  reader: YamlReader,
  value: Value,
): FlatCharge | (MeasuredCharge & { readonly by: 'unit' }) | null {
  const charge = readCharge(reader, value);
  if (charge === null) return null;
  if (charge.by === 'flat') return charge;
  if (charge.by === 'unit') return { ...charge, by: 'unit' };
  return reader.report(value, 'The charge of an extra is flat or by unit, without packaging');
}

function readFlat(reader: YamlReader, fields: Fields): FlatCharge | null {
  for (const key of fields.values.keys()) {
    if (key !== 'by' && key !== 'price') reader.report(fields, `A flat charge has a price, not '${key}'`);
  }
  if (!fields.values.has('price')) return reader.report(fields, "A flat charge needs the key 'price'");
  const price = reader.readNumber(fields.values.get('price'), 'The price', amountRule);
  return price === null ? null : { by: 'flat', price };
}

function readPackaging(
  reader: YamlReader,
  { values, offset }: Fields,
  minimum: number | null,
): Charge | null {
  const packaging = values.get('packaging');
  if (packaging === undefined) return null;
  const entries = reader.readEntries(packaging, 'The rates by packaging', 'PALLET: 95.00') ?? [];
  if (entries.length > MAX_PACKAGING)
    reader.report(packaging, `More than ${MAX_PACKAGING} types of packaging`);
  for (const key of ['breaks', ...baseKeys]) {
    if (values.has(key)) reader.report({ offset }, `A charge by packaging has no '${key}'`);
  }
  const rates = entries.flatMap(({ key, value }) => {
    const code = reader.readText(key, 'The packaging');
    const perUnit = reader.readNumber(value, 'The rate', rateRule);
    return code === null || perUnit === null ? [] : [{ packaging: code, perUnit }];
  });
  const other = values.get('rate');
  const otherPerUnit = other === undefined ? null : reader.readNumber(other, 'The rate', rateRule);
  return { by: 'packaging', rates, otherPerUnit, minimum };
}

function readRate(reader: YamlReader, fields: Fields, quantity: NumberRule): Rate | null {
  const { values } = fields;
  const isBased = baseKeys.some((key) => values.has(key));
  const ways = [values.has('rate'), values.has('breaks'), isBased].filter(Boolean).length;
  if (ways !== 1)
    return reader.report(fields, `A charge by weight, volume or unit has one of: ${waysOfRate}`);
  if (isBased) return readBase(reader, fields, quantity);
  const breaks = values.get('breaks');
  if (breaks !== undefined) return { kind: 'breaks', breaks: readBreaks(reader, breaks, quantity) };
  const perUnit = reader.readNumber(values.get('rate'), 'The rate', rateRule);
  return perUnit === null ? null : { kind: 'rate', perUnit };
}

function readBase(reader: YamlReader, fields: Fields, quantity: NumberRule): BaseRate | null {
  const { values } = fields;
  for (const key of baseKeys) {
    if (!values.has(key)) reader.report(fields, `A charge with a base needs the key '${key}'`);
  }
  const base = reader.readNumber(values.get('base'), 'The base', amountRule);
  const covers = reader.readNumber(values.get('covers'), "'covers'", quantity);
  const increment = reader.readNumber(values.get('increment'), 'The increment', amountRule);
  const per = reader.readNumber(values.get('per'), "'per'", quantity);
  if (base === null || covers === null || increment === null || per === null) return null;
  return { kind: 'base', base, covers, increment, per };
}

function readBreaks(reader: YamlReader, value: Value, quantity: NumberRule): Break[] {
  const items = reader.readList(value, "'breaks'");
  if (items.length > MAX_BREAKS) reader.report(value, `More than ${MAX_BREAKS} breaks`);
  const breaks: Break[] = [];
  let last = 0;
  for (const [index, item] of items.entries()) {
    const fields = reader.readFields(item, { what: 'A break', required: ['rate'], optional: ['upTo'] });
    if (fields === null) continue;
    const perUnit = reader.readNumber(fields.values.get('rate'), 'The rate', rateRule);
    const limit = fields.values.get('upTo');
    const upTo = reader.readNumber(limit, "'upTo'", quantity);
    if (limit === undefined && index < items.length - 1) {
      reader.report(item, "Only the last break may be without 'upTo'");
    }
    if (limit !== undefined && upTo !== null && upTo <= last) {
      reader.report(limit, "The breaks are out of order: 'upTo' must be more than in the break before");
    }
    last = upTo ?? last;
    if (perUnit !== null) breaks.push({ upTo, perUnit });
  }
  return breaks;
}
