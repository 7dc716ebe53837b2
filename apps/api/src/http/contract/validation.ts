import { Ajv2020, type AnySchemaObject, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

import { type RefusedProblem, problem, type Refusal } from '../problems/problem.js';
import type { ContractDocument } from './document.js';
import { normaliseKeyword } from './normalise.js';
import { sentence } from './sentence.js';

const JSON_BODY = 'application/json';
const MAX_PROBLEMS = 100;

/** OpenAPI annotations in a schema that validate nothing. */
const ANNOTATIONS = ['x-rule', 'example', 'xml', 'externalDocs', 'discriminator'];

/**
 * The schemas of the contracts, each compiled once, on first use. Two compilers: path, query and headers are coerced
 * ("3" becomes a number); bodies are strict.
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

  /** Compiles a schema built by us, whose references point into the contract of a service. */
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
    // Adds the schema to each error; its x-rule is the register ID.
    verbose: true,
    useDefaults: true,
    validateFormats: true,
    coerceTypes,
    // x-normalise collects its rewrites in the validator's `this`.
    passContext: true,
  });
  ajv.addVocabulary(ANNOTATIONS);
  ajv.addKeyword(normaliseKeyword);
  addFormats.default(ajv);
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

/** One problem for each wrong place, the most specific one. */
export function toProblems(errors: readonly ErrorObject[] | null | undefined): RefusedProblem[] {
  const found = new Map<string, RefusedProblem>();
  const around = new Set((errors ?? []).flatMap((error) => listAncestors(toPath(error))));
  for (const error of errors ?? []) {
    const message = sentence(error);
    const path = toPath(error);
    if (message === null || (isAboutParent(error) && around.has(path))) continue;
    const key = `${path} ${message}`;
    if (!found.has(key) && found.size < MAX_PROBLEMS) found.set(key, { id: toRuleId(error), path, message });
  }
  return [...found.values()];
}

/** `oneOf`, `anyOf` and null errors say nothing where a nested value has an error of its own. */
function isAboutParent({ keyword, params }: ErrorObject): boolean {
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
