import { formatCount } from '@consign/domain';
import { Ajv2020, type AnySchemaObject, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';

import { type RefusedProblem, problem, type Refusal } from '../problems/problem.js';
import { type BodyLimits, deriveBodyLimits } from './body-limits.js';
import type { ContractDocument } from './document.js';
import { formats, describeFormat } from './formats.js';
import { MORE_ERRORS, itemsKeyword, normaliseKeyword, uniqueItemsKeyword } from './keywords.js';

const JSON_BODY = 'application/json';
const MORE_PROBLEMS = 'There are more problems than are listed here';
/** What a form can show; the caller is told that there are more. */
const MAX_PROBLEMS = 50;

/** OpenAPI annotations in a schema that validate nothing. */
const ANNOTATIONS = [
  'x-rule',
  'x-max-bytes',
  'x-max-depth',
  'x-max-nodes',
  'example',
  'xml',
  'externalDocs',
  'discriminator',
];

/** The schemas of the contracts, each compiled once, on first use. Nothing is coerced. */
export class Schemas {
  readonly #documents: Readonly<Record<string, ContractDocument>>;
  readonly #compiler: Ajv2020;
  readonly #bodies = new Map<string, ValidateFunction>();

  constructor(documents: Readonly<Record<string, ContractDocument>>) {
    this.#documents = documents;
    this.#compiler = compiler(documents);
  }

  body(service: string, pointer: string): ValidateFunction {
    const $ref = reference(service, pointer);
    const compiled = this.#bodies.get($ref) ?? this.#compiler.compile({ $ref });
    this.#bodies.set($ref, compiled);
    return compiled;
  }

  /** The largest body that the schema allows. */
  bodyLimits(service: string, pointer: string): BodyLimits {
    const document = this.#documents[service];
    if (document === undefined) throw new Error(`There is no contract ${service}`);
    return deriveBodyLimits(document, pointer);
  }

  /** Compiles a schema built by us, whose references point into the contract of a service. */
  text(service: string, schema: AnySchemaObject): ValidateFunction {
    return this.#compiler.compile(absolute(schema, service) as AnySchemaObject);
  }
}

function compiler(documents: Readonly<Record<string, ContractDocument>>): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: false,
    strictTypes: false,
    allowUnionTypes: true,
    allErrors: true,
    // Adds the schema to each error; its x-rule is the register ID.
    verbose: true,
    useDefaults: true,
    // The linter of openapi/ does; the schemas of JSON Schema itself can't be compiled with our `items`.
    validateSchema: false,
    // x-normalise collects its rewrites in the validator's `this`.
    passContext: true,
    // Calls take as long with code that is not optimised, and a start is shorter and smaller.
    code: { optimize: false },
  });
  ajv.addVocabulary(ANNOTATIONS);
  ajv.addKeyword(normaliseKeyword);
  for (const keyword of [itemsKeyword, uniqueItemsKeyword]) {
    ajv.removeKeyword(String(keyword.keyword)).addKeyword(keyword);
  }
  for (const [name, { isValid }] of Object.entries(formats)) ajv.addFormat(name, isValid);
  for (const [service, document] of Object.entries(documents)) {
    // In $defs, because a whole contract isn't a schema.
    ajv.addSchema(
      { $id: base(service), $defs: { contract: absolute(document, service) } },
      undefined,
      false,
      false,
    );
  }
  return ajv;
}

function base(service: string): string {
  return `contract:/${service}.json`;
}

function reference(service: string, pointer: string): string {
  return `${base(service)}#/$defs/contract${encodeURI(pointer)}`;
}

/** Copies a schema with absolute references into the registered contract. */
function absolute(schema: unknown, service: string): unknown {
  if (Array.isArray(schema)) return schema.map((each) => absolute(each, service));
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string' && value.startsWith('#')
        ? `${base(service)}#/$defs/contract${value.slice(1)}`
        : absolute(value, service),
    ]),
  );
}

/** One problem for each wrong place, the most specific one. The last one says that there are more than are listed. */
export function toProblems(errors: readonly ErrorObject[] | null | undefined): RefusedProblem[] {
  const found = new Map<string, RefusedProblem>();
  const explained = new Set((errors ?? []).flatMap(listExplained));
  let hasMore = false;
  for (const error of errors ?? []) {
    hasMore ||= error.keyword === MORE_ERRORS;
    const message = sentence(error);
    const path = toPath(error);
    if (message === null || (isAboutChoice(error) && explained.has(path))) continue;
    const key = `${path} ${message}`;
    if (found.has(key)) continue;
    hasMore ||= found.size === MAX_PROBLEMS;
    if (found.size < MAX_PROBLEMS) found.set(key, { id: toRuleId(error), path, message });
  }
  const problems = [...found.values()];
  return hasMore ? [...problems, { id: 'CONTRACT', path: '', message: MORE_PROBLEMS }] : problems;
}

/** The paths about which an error says more than that no alternative fits. */
function listExplained(error: ErrorObject): string[] {
  const path = toPath(error);
  return isAboutChoice(error) ? listAncestors(path) : [path, ...listAncestors(path)];
}

/** `oneOf`, `anyOf` and null errors say nothing where the value, or one in it, has an error of its own. */
function isAboutChoice({ keyword, params }: ErrorObject): boolean {
  return keyword === 'oneOf' || keyword === 'anyOf' || (keyword === 'type' && params['type'] === 'null');
}

function listAncestors(path: string): string[] {
  const steps = path.split('/');
  return steps.slice(1).map((_step, index) => steps.slice(0, index + 1).join('/'));
}

/** 400, with every wrong place. */
export function badRequest(problems: readonly RefusedProblem[]): Refusal {
  const [first] = problems;
  if (first === undefined) return problem(400);
  return problem(400, {
    problems,
    detail: first.path === '' ? first.message : `${first.path}: ${first.message}`,
  });
}

function toPath({ instancePath, params }: ErrorObject): string {
  const { missingProperty, additionalProperty, unevaluatedProperty } = params as Record<string, unknown>;
  const last = missingProperty ?? additionalProperty ?? unevaluatedProperty;
  const steps = instancePath
    .split('/')
    .slice(1)
    .map((each) => each.replaceAll('~1', '/').replaceAll('~0', '~'));
  return [...steps, ...(typeof last === 'string' ? [last] : [])].join('/');
}

function toRuleId({ parentSchema }: ErrorObject): string {
  const rule: unknown = parentSchema?.['x-rule'];
  return typeof rule === 'string' ? rule : 'CONTRACT';
}

export { JSON_BODY };

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
  minimum: ({ limit }) => `This must be ${formatLimit(limit)} or more`,
  maximum: ({ limit }) => `This must be ${formatLimit(limit)} or less`,
  exclusiveMinimum: ({ limit }) => `This must be more than ${String(limit)}`,
  exclusiveMaximum: ({ limit }) => `This must be less than ${String(limit)}`,
  multipleOf: ({ multipleOf }) => `This must be a multiple of ${String(multipleOf)}`,
  minLength: ({ limit }) =>
    limit === 1 ? 'This is required' : `This must have at least ${String(limit)} characters`,
  // CONS-46's wording of a text that is too long.
  maxLength: ({ limit }) => `Maximum length is ${String(limit)} characters`,
  minItems: ({ limit }) => `This must have at least ${countEntries(limit)}`,
  maxItems: ({ limit }) => `This must have at most ${countEntries(limit)}`,
  maxProperties: ({ limit }) => `This must have at most ${countEntries(limit)}`,
  uniqueItems: () => 'Entries must be unique',
};

/** A limit as other sentences write numbers: 1,000,000. */
const formatLimit = (limit: unknown): string =>
  Number.isSafeInteger(limit) ? formatCount(Number(limit)) : String(limit);

const countEntries = (limit: unknown): string => `${formatLimit(limit)} ${limit === 1 ? 'entry' : 'entries'}`;

/** What to tell the caller about one place; null where another error says it. Values are never repeated. */
function sentence({ keyword, params }: ErrorObject): string | null {
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
