import type { ErrorObject } from 'ajv/dist/2020.js';

import { describeFormat } from './formats.js';
import { MORE_ERRORS } from './list-keywords.js';

type Params = Readonly<Record<string, unknown>>;

/** Keywords that only repeat what another error says more closely. */
const ECHOES = new Set(['if', 'allOf', 'anyOf', 'oneOf', '$ref', 'propertyNames', MORE_ERRORS]);

const SENTENCES: Readonly<Record<string, (params: Params) => string>> = {
  required: () => 'This is required',
  additionalProperties: () => "This field isn't recognised",
  unevaluatedProperties: () => "This field isn't recognised",
  type: ({ type }) => `This must be ${typeNames(type)}`,
  enum: ({ allowedValues }) => `This must be one of ${list(allowedValues)}`,
  const: ({ allowedValue }) => `This must be ${String(allowedValue)}`,
  format: ({ format }) => `This must be ${describeFormat(String(format))}`,
  pattern: () => 'This has the wrong format',
  minimum: ({ limit }) => `This must be ${String(limit)} or more`,
  maximum: ({ limit }) => `This must be ${String(limit)} or less`,
  exclusiveMinimum: ({ limit }) => `This must be more than ${String(limit)}`,
  exclusiveMaximum: ({ limit }) => `This must be less than ${String(limit)}`,
  multipleOf: ({ multipleOf }) => `This must be a multiple of ${String(multipleOf)}`,
  minLength: ({ limit }) =>
    limit === 1 ? 'This is required' : `This must have at least ${String(limit)} characters`,
  // CONS-46's wording of a text that is too long.
  maxLength: ({ limit }) => `Maximum length is ${String(limit)} characters`,
  minItems: ({ limit }) => `This must have at least ${String(limit)} entries`,
  maxItems: ({ limit }) => `This must have at most ${String(limit)} entries`,
  maxProperties: ({ limit }) => `This must have at most ${String(limit)} entries`,
  uniqueItems: () => 'Entries must be unique',
};

/** What to tell the caller about one place; null where another error says it. Values are never repeated. */
export function sentence({ keyword, params }: ErrorObject): string | null {
  if (ECHOES.has(keyword))
    return keyword === 'oneOf' || keyword === 'anyOf'
      ? "This doesn't match any of the allowed formats"
      : null;
  return SENTENCES[keyword]?.(params as Params) ?? 'This is not valid';
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

function typeNames(type: unknown): string {
  return [type]
    .flat()
    .map((each) => TYPES[String(each)] ?? String(each))
    .join(' or ');
}

function list(values: unknown): string {
  return Array.isArray(values) ? values.map(String).join(', ') : '';
}
