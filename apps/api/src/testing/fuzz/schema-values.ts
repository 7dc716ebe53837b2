import { isDay } from '@consign/domain/dates';
import fc from 'fast-check';

import { type ContractDocument, lookUp } from '../../http/contract/document.js';

type Schema = Readonly<Record<string, unknown>>;

/** Values that exist in the test's world, by the name of their field: without them no call would find anything. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

/** Letters of several alphabets and widths, and what SQL, JSON, CSV and patterns treat specially. */
const characters = [
  'a',
  'B',
  '7',
  ' ',
  'ā',
  'é',
  '漢',
  '😀',
  '"',
  "'",
  '\\',
  '<',
  '%',
  '_',
  ',',
  '\n',
  '\u202E',
  '-',
  '=',
  '{',
  '*',
];

/** Depth from which optional fields are left out. */
const MAX_DEPTH = 6;

/** Generates values that a schema of a contract allows. */
export function schemaValues(
  document: ContractDocument,
  schema: unknown,
  known: KnownValues,
  name = '',
  depth = 0,
): fc.Arbitrary<unknown> {
  const whole = flatten(document, schema);
  const generate = (each: unknown, at = name) => schemaValues(document, each, known, at, depth + 1);
  const { oneOf, anyOf, enum: values, const: only } = whole;
  const choices = (oneOf ?? anyOf) as readonly unknown[] | undefined;
  if (choices !== undefined) return fc.oneof(...choices.map((each) => generate(each)));
  if (only !== undefined) return fc.constant(only);
  if (Array.isArray(values)) return fc.constantFrom(...(values as unknown[]));
  const types = [whole['type'] ?? 'object'].flat().map(String);
  return fc.oneof(...types.map((type) => typeValues(type, whole, { known, name, depth, generate })));
}

interface Around {
  readonly known: KnownValues;
  readonly name: string;
  readonly depth: number;
  readonly generate: (schema: unknown, name?: string) => fc.Arbitrary<unknown>;
}

function typeValues(type: string, schema: Schema, around: Around): fc.Arbitrary<unknown> {
  if (type === 'null') return fc.constant(null);
  if (type === 'boolean') return fc.boolean();
  if (type === 'object') return objects(schema, around);
  if (type === 'array') return lists(schema, around);
  const generated = type === 'string' ? texts(schema) : numbers(type, schema);
  const known = around.known[around.name] ?? [];
  const usable = known.filter((each) => (type === 'string') === (typeof each === 'string'));
  return usable.length === 0
    ? generated
    : fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...usable) }, { weight: 1, arbitrary: generated });
}

function objects(schema: Schema, { generate, depth }: Around): fc.Arbitrary<unknown> {
  const properties = Object.entries((schema['properties'] ?? {}) as Schema);
  const required = (schema['required'] ?? []) as readonly string[];
  const kept = properties.filter(([name]) => depth < MAX_DEPTH || required.includes(name));
  const fields = fc.record(Object.fromEntries(kept.map(([name, each]) => [name, generate(each, name)])), {
    requiredKeys: required.filter((name) => kept.some(([each]) => each === name)),
    noNullPrototype: true,
  });
  if (schema['additionalProperties'] !== true) return fields;
  return fc.dictionary(text(1, 20), fc.jsonValue({ maxDepth: 3 }), { maxKeys: 5, noNullPrototype: true });
}

function lists(schema: Schema, { generate }: Around): fc.Arbitrary<unknown> {
  const { minItems = 0, maxItems = 3, items, uniqueItems } = schema;
  const least = Number(minItems);
  const limits = { minLength: least, maxLength: Math.max(least, Math.min(Number(maxItems), 4)) };
  const list = uniqueItems === true ? fc.uniqueArray : fc.array;
  return list(generate(items), limits);
}

function text(least: number, most: number): fc.Arbitrary<string> {
  return fc.string({ unit: fc.constantFrom(...characters), minLength: least, maxLength: most });
}

function texts(schema: Schema): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = 60, pattern, format } = schema;
  const [least, most] = [Number(minLength), Number(maxLength)];
  if (format === 'uuid') return fc.uuid();
  if (format === 'date')
    return instants()
      .map((each) => each.slice(0, 10))
      .filter(isDay);
  if (format === 'date-time') return instants();
  if (typeof pattern === 'string') {
    const matching = fc.stringMatching(new RegExp(pattern, 'u'));
    return matching.filter(
      (each) => each.length >= least && each.length <= (maxLength === undefined ? 200 : most),
    );
  }
  const short = text(least, Math.max(least, Math.min(most, 40)));
  // As long as it may be: in characters, of which each takes two units of UTF-16.
  return fc.oneof(
    { weight: 9, arbitrary: short },
    { weight: 1, arbitrary: fc.constant('😀'.repeat(Math.min(most, 5000))) },
  );
}

function instants(): fc.Arbitrary<string> {
  const near = fc.date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true });
  const far = fc.date({
    min: new Date('1970-01-01T00:00:00Z'),
    max: new Date('2199-12-31T23:59:59Z'),
    noInvalidDate: true,
  });
  const ends = fc.constantFrom(
    '1970-01-01T00:00:00Z',
    '2199-12-31T23:59:59Z',
    '2026-04-05T14:30:00.123456789Z',
  );
  return fc.oneof(
    near.map((each) => each.toISOString()),
    far.map((each) => each.toISOString()),
    ends,
  );
}

function numbers(type: string, schema: Schema): fc.Arbitrary<number> {
  const least = Number(schema['minimum'] ?? schema['exclusiveMinimum'] ?? Number.MIN_SAFE_INTEGER);
  const most = Number(schema['maximum'] ?? schema['exclusiveMaximum'] ?? Number.MAX_SAFE_INTEGER);
  const whole = fc.integer({ min: Math.max(least, -2_147_483_648), max: Math.min(most, 2_147_483_647) });
  const ends = fc.constantFrom(...[least, most].filter((each) => Number.isSafeInteger(each)), 0, 1);
  const some = fc.oneof(
    whole,
    ends.filter((each) => each >= least && each <= most),
  );
  if (type === 'integer') return some;
  const fraction = fc.double({ min: Math.max(least, -1e300), max: Math.min(most, 1e300), noNaN: true });
  const isExclusive = schema['exclusiveMinimum'] !== undefined;
  return fc.oneof(some, fraction).filter((each) => !isExclusive || each > least);
}

/** A schema with its references followed and its parts (allOf) put together. */
function flatten(document: ContractDocument, schema: unknown): Schema {
  const { $ref, allOf, ...own } = (schema ?? {}) as Schema;
  const parts = [
    ...(typeof $ref === 'string' ? [lookUp(document, $ref)] : []),
    ...((allOf ?? []) as readonly unknown[]),
  ].map((each) => flatten(document, each));
  return [...parts, own].reduce(merge, {});
}

function merge(one: Schema, other: Schema): Schema {
  return {
    ...one,
    ...other,
    properties: {
      ...(one['properties'] as Schema | undefined),
      ...(other['properties'] as Schema | undefined),
    },
    required: [...((one['required'] ?? []) as string[]), ...((other['required'] ?? []) as string[])],
  };
}
