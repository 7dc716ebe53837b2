import { Ajv2020, type AnySchemaObject, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

import { type RefusedProblem, problem, type Refusal } from '../problems/problem.js';
import type { ContractDocument } from './document.js';
import { normaliseKeyword } from './normalise.js';
import { sentence } from './sentence.js';

const JSON_BODY = 'application/json';
const MOST_PROBLEMS = 100;

/** OpenAPI's own words within a schema, which carry no rule for a value. */
const WORDS = ['x-rule', 'example', 'xml', 'externalDocs', 'discriminator'];

/**
 * The schemas of the contracts, compiled when first needed and once. Two compilers: path, query and headers are
 * text, so "3" is read as a number there; in a body "3" is a text and nothing else.
 */
export class Schemas {
  readonly #strict: Ajv2020;
  readonly #coercing: Ajv2020;

  constructor(documents: Readonly<Record<string, ContractDocument>>) {
    this.#strict = compiler(documents, false);
    this.#coercing = compiler(documents, 'array');
  }

  body(service: string, pointer: string): ValidateFunction {
    return this.#strict.compile({ $ref: reference(service, pointer) });
  }

  /** Compiles a schema made here, whose references lead into the contract of a service. */
  text(service: string, schema: AnySchemaObject): ValidateFunction {
    return this.#coercing.compile(absolute(schema, service) as AnySchemaObject);
  }
}

function compiler(
  documents: Readonly<Record<string, ContractDocument>>,
  coerceTypes: false | 'array',
): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: false,
    strictTypes: false,
    allowUnionTypes: true,
    allErrors: true,
    // Errors carry their schema, whose x-rule names the register row.
    verbose: true,
    useDefaults: true,
    validateFormats: true,
    coerceTypes,
    // x-normalise collects its rewrites in the validator's `this`.
    passContext: true,
  });
  ajv.addVocabulary(WORDS);
  ajv.addKeyword(normaliseKeyword);
  addFormats.default(ajv);
  for (const [service, document] of Object.entries(documents)) {
    // Within $defs, since a contract as a whole is no schema.
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

/** The same with every reference led to where the contract stands. */
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

/** What does not fit, place by place, each as closely as it is known. */
export function misfits(errors: readonly ErrorObject[] | null | undefined): RefusedProblem[] {
  const found = new Map<string, RefusedProblem>();
  const around = new Set((errors ?? []).flatMap((error) => placesAround(placeOf(error))));
  for (const error of errors ?? []) {
    const message = sentence(error);
    const path = placeOf(error);
    if (message === null || (isOfTheWhole(error) && around.has(path))) continue;
    const key = `${path} ${message}`;
    if (!found.has(key) && found.size < MOST_PROBLEMS) found.set(key, { id: ruleOf(error), path, message });
  }
  return [...found.values()];
}

/** That a value is none of several, or not null, which says nothing where a place within it does not fit. */
function isOfTheWhole({ keyword, params }: ErrorObject): boolean {
  return keyword === 'oneOf' || keyword === 'anyOf' || (keyword === 'type' && params['type'] === 'null');
}

function placesAround(path: string): string[] {
  const steps = path.split('/');
  return steps.slice(1).map((_step, index) => steps.slice(0, index + 1).join('/'));
}

/** 400, with every place that does not fit. */
export function doesNotFit(problems: readonly RefusedProblem[]): Refusal {
  const [first] = problems;
  if (first === undefined) return problem(400);
  return problem(400, {
    problems,
    detail: first.path === '' ? first.message : `${first.path}: ${first.message}`,
  });
}

function placeOf({ instancePath, params }: ErrorObject): string {
  const { missingProperty, additionalProperty, unevaluatedProperty } = params as Record<string, unknown>;
  const last = missingProperty ?? additionalProperty ?? unevaluatedProperty;
  const steps = instancePath
    .split('/')
    .slice(1)
    .map((each) => each.replaceAll('~1', '/').replaceAll('~0', '~'));
  return [...steps, ...(typeof last === 'string' ? [last] : [])].join('/');
}

function ruleOf({ parentSchema }: ErrorObject): string {
  const rule: unknown = parentSchema?.['x-rule'];
  return typeof rule === 'string' ? rule : 'CONTRACT';
}

export { JSON_BODY };
