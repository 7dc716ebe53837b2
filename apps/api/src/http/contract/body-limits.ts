import type { RefusedProblem } from '../problems/problem.js';
import { type ContractDocument, lookUp } from './document.js';

/** The largest body of an operation. Everything beyond is refused before the validator sees it. */
export interface BodyLimits {
  readonly bytes: number;
  readonly depth: number;
  /** Values of any kind, the body itself included. */
  readonly nodes: number;
  /** Fields of one object. */
  readonly properties: number;
}

/** No operation takes more, whatever its contract allows. */
const MAX_BODY_BYTES = 1024 * 1024;
/** Smaller bodies cost nothing, and a body with a few unknown fields is told which ones they are. */
const FLOOR: BodyLimits = { bytes: 16 * 1024, depth: 8, nodes: 2000, properties: 64 };
/** An escaped character, such as \u0101. */
const BYTES_PER_CHARACTER = 6;
/** Punctuation around a value, and the whitespace of indented JSON. */
const BYTES_AROUND_VALUE = 24;
const NUMBER_BYTES = 32;

type Schema = Readonly<Record<string, unknown>>;

/** Derives the limits of a body from its schema: the sum of what it allows. Throws where it allows anything. */
export function deriveBodyLimits(document: ContractDocument, pointer: string): BodyLimits {
  const size = sizeSchema(document, lookUp(document, `#${pointer}`), pointer);
  return {
    bytes: Math.min(MAX_BODY_BYTES, Math.max(FLOOR.bytes, size.bytes)),
    depth: Math.max(FLOOR.depth, size.depth),
    nodes: Math.max(FLOOR.nodes, size.nodes),
    properties: Math.max(FLOOR.properties, size.properties),
  };
}

/** What an operation without a body accepts, to be told that it takes none. */
export const noBodyLimits: BodyLimits = FLOOR;

const NOTHING: BodyLimits = { bytes: 0, depth: 0, nodes: 0, properties: 0 };

function sizeSchema(document: ContractDocument, schema: unknown, pointer: string): BodyLimits {
  if (typeof schema !== 'object' || schema === null) return NOTHING;
  const { $ref, allOf, oneOf, anyOf } = schema as Schema;
  const size = (each: unknown, at: string) => sizeSchema(document, each, at);
  const list = (each: unknown, at: string) =>
    (Array.isArray(each) ? (each as unknown[]) : []).map((one, index) => size(one, `${at}/${index}`));
  return [
    sizeOwn(schema as Schema, size, pointer),
    typeof $ref === 'string' ? size(lookUp(document, $ref), $ref) : NOTHING,
    ...list(allOf, `${pointer}/allOf`),
    [...list(oneOf, `${pointer}/oneOf`), ...list(anyOf, `${pointer}/anyOf`)].reduce(larger, NOTHING),
  ].reduce(add);
}

function sizeOwn(
  schema: Schema,
  size: (each: unknown, at: string) => BodyLimits,
  pointer: string,
): BodyLimits {
  const types = [schema['type'] ?? []].flat().map(String);
  return types.map((type) => sizeType(type, schema, size, pointer)).reduce(larger, NOTHING);
}

function sizeType(
  type: string,
  schema: Schema,
  size: (each: unknown, at: string) => BodyLimits,
  pointer: string,
): BodyLimits {
  if (type === 'array') {
    const { items, maxItems } = schema;
    if (typeof maxItems !== 'number') throw new Error(`${pointer} has no maxItems`);
    const item = size(items, `${pointer}/items`);
    // Twice as many: a list that is somewhat too long is refused by its name.
    return within({ ...item, bytes: item.bytes * maxItems, nodes: 2 * item.nodes * maxItems });
  }
  if (type === 'object') return sizeObject(schema, size, pointer);
  if (type === 'string') return scalar(stringBytes(schema, pointer));
  return scalar(NUMBER_BYTES);
}

function sizeObject(
  schema: Schema,
  size: (each: unknown, at: string) => BodyLimits,
  pointer: string,
): BodyLimits {
  const { properties = {}, additionalProperties, maxProperties = 0 } = schema;
  if (additionalProperties === true) return within(sizeFreeJson(schema, pointer));
  if (typeof additionalProperties === 'object') throw new Error(`${pointer} is a map, which is not bounded`);
  const fields = Object.entries(properties as Schema).map(([name, each]) => ({
    name,
    value: size(each, `${pointer}/properties/${name}`),
  }));
  const inside = fields
    .map(({ name, value }) => ({ ...value, bytes: value.bytes + name.length }))
    .reduce(add, NOTHING);
  return within({
    ...inside,
    properties: Math.max(inside.properties, fields.length, Number(maxProperties)),
  });
}

/** JSON of any shape says itself how large it may be. */
function sizeFreeJson(schema: Schema, pointer: string): BodyLimits {
  const { maxProperties, 'x-max-bytes': bytes, 'x-max-depth': depth, 'x-max-nodes': nodes } = schema;
  if ([maxProperties, bytes, depth, nodes].some((limit) => typeof limit !== 'number')) {
    throw new Error(
      `${pointer} takes any JSON without maxProperties, x-max-bytes, x-max-depth and x-max-nodes`,
    );
  }
  return {
    bytes: Number(bytes),
    depth: Number(depth),
    nodes: Number(nodes),
    properties: Number(maxProperties),
  };
}

function stringBytes({ maxLength, format, enum: values }: Schema, pointer: string): number {
  if (typeof maxLength === 'number') return maxLength * BYTES_PER_CHARACTER;
  if (Array.isArray(values))
    return Math.max(...values.map((each) => String(each).length * BYTES_PER_CHARACTER));
  if (typeof format === 'string') return 64 * BYTES_PER_CHARACTER;
  throw new Error(`${pointer} is a text without maxLength`);
}

function scalar(bytes: number): BodyLimits {
  return { bytes: bytes + BYTES_AROUND_VALUE, depth: 1, nodes: 1, properties: 0 };
}

/** A list or an object around its content. */
function within(inside: BodyLimits): BodyLimits {
  return {
    ...inside,
    bytes: inside.bytes + BYTES_AROUND_VALUE,
    depth: inside.depth + 1,
    nodes: inside.nodes + 1,
  };
}

function add(one: BodyLimits, other: BodyLimits): BodyLimits {
  return {
    bytes: one.bytes + other.bytes,
    depth: Math.max(one.depth, other.depth),
    nodes: one.nodes + other.nodes,
    properties: Math.max(one.properties, other.properties),
  };
}

function larger(one: BodyLimits, other: BodyLimits): BodyLimits {
  return {
    bytes: Math.max(one.bytes, other.bytes),
    depth: Math.max(one.depth, other.depth),
    nodes: Math.max(one.nodes, other.nodes),
    properties: Math.max(one.properties, other.properties),
  };
}

/** What a body exceeds, if anything. It looks at no more values than the limit allows. */
export function checkSize(body: unknown, limits: BodyLimits): RefusedProblem[] {
  // Iterative, because the caller decides how deep a body is.
  const left: (readonly [value: unknown, depth: number])[] = [[body, 1]];
  let nodes = 1;
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const [value, depth] = next;
    if (depth > limits.depth) return tooLarge(`is nested more than ${limits.depth} levels deep`);
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue;
    const inside: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
    nodes += inside.length;
    if (nodes > limits.nodes) return tooLarge(`has more than ${limits.nodes} values`);
    if (!Array.isArray(value) && inside.length > limits.properties) {
      return tooLarge(`has an object with more than ${limits.properties} fields`);
    }
    for (const each of inside) left.push([each, depth + 1]);
  }
  return [];
}

function tooLarge(why: string): RefusedProblem[] {
  return [{ id: 'CONTRACT', path: '', message: `The body ${why}` }];
}
