import type { FastifyRequest } from 'fastify';

import { isForProvider } from '../auth/guard.js';
import type { RefusedProblem } from '../problems/problem.js';
import { step } from './document.js';
import { type BodyLimits, noBodyLimits, checkSize } from './body-limits.js';
import { MULTIPART_BODY, type UploadForm, UploadedFile } from './multipart.js';
import type { UntypedRequest } from './operation.js';
import type { Rewrites } from './keywords.js';
import type { ContractOperation } from './operations.js';
import { findUnstorable } from './unstorable.js';
import { JSON_BODY, type Schemas, toProblems } from './validation.js';
import { parseInteger } from './formats.js';

/** Validates a request against its operation's contract, fills in defaults and normalises texts. */
export type ReadRequest = (
  request: Pick<FastifyRequest, 'params' | 'query' | 'headers' | 'body'>,
) =>
  | { readonly ok: true; readonly value: UntypedRequest }
  | { readonly ok: false; readonly problems: RefusedProblem[] };

type Place = 'path' | 'query' | 'header';

/** Rejects unknown path and query parameters; validates only the declared headers. */
export function createRequestReader(operation: ContractOperation, schemas: Schemas): ReadRequest {
  const checks = { path: check('path'), query: check('query'), header: check('header') };
  const coercions = { path: getSchemas('path'), query: getSchemas('query'), header: {} };
  const checkBody = bodyChecker(operation, schemas);
  // An event that cannot be stored must not stop the others of its call (PROV-02).
  const isByEvent = isForProvider(operation.permissions);
  const limits = getBodyLimits(operation, schemas);

  function getSchemas(place: Place): Coercions {
    const parameters = operation.parameters.filter(({ value }) => value.in === place);
    return Object.fromEntries(parameters.map(({ value: { name, schema } }) => [name, schema]));
  }

  function check(place: Place) {
    const parameters = operation.parameters
      .filter(({ value }) => value.in === place)
      .map(({ value }) => value);
    if (parameters.length === 0 && place === 'header') return null;
    const toKey = (name: string) => (place === 'header' ? name.toLowerCase() : name);
    return schemas.text(operation.service, {
      type: 'object',
      properties: Object.fromEntries(parameters.map(({ name, schema }) => [toKey(name), schema ?? true])),
      required: parameters.filter(({ required }) => required === true).map(({ name }) => toKey(name)),
      additionalProperties: place === 'header',
    });
  }

  function readParameters(
    place: Place,
    given: unknown,
    { problems, rewrites }: Found,
  ): Record<string, unknown> {
    const validate = checks[place];
    const values = coerce({ ...(given as Record<string, unknown>) }, coercions[place]);
    if (validate !== null && !validate.call(rewrites, values)) problems.push(...toProblems(validate.errors));
    return values;
  }

  return (request) => {
    const found: Found = { problems: [], rewrites: [] };
    const { problems, rewrites } = found;
    const value = {
      path: readParameters('path', request.params, found),
      query: readParameters('query', request.query, found),
      headers: readParameters('header', checks.header === null ? {} : request.headers, found),
      body: request.body,
    };
    const sizeProblems = checkSize(toJson(request.body), limits);
    problems.push(...(sizeProblems.length > 0 ? sizeProblems : checkBody(request.body, rewrites)));
    if (problems.length === 0) {
      problems.push(
        ...[value.path, value.query, isByEvent ? null : withoutFile(value.body)].flatMap(findUnstorable),
      );
    }
    if (problems.length > 0) return { ok: false, problems };
    for (const rewrite of rewrites) rewrite();
    return { ok: true, value };
  };
}

/** What reading a request finds. */
interface Found {
  readonly problems: RefusedProblem[];
  readonly rewrites: Rewrites;
}

function bodyChecker(
  operation: ContractOperation,
  schemas: Schemas,
): (body: unknown, rewrites: Rewrites) => RefusedProblem[] {
  if (operation.body === null) {
    return (body) =>
      body === undefined || body === null
        ? []
        : [{ id: 'CONTRACT', path: '', message: 'This operation takes no body' }];
  }
  const pointer = findBodySchema(operation);
  if (pointer === null) return () => [];
  const required = operation.body.value.required === true;
  const validate = schemas.body(operation.service, pointer);
  return (body, rewrites) => {
    if (body === undefined || body === null) {
      return required ? [{ id: 'CONTRACT', path: '', message: 'A body is required' }] : [];
    }
    return validate.call(rewrites, toJson(body)) ? [] : toProblems(validate.errors);
  };
}

/** The JSON pointer of the schema of an operation's body; null if it has none. */
function findBodySchema({ body }: ContractOperation): string | null {
  const type = [MULTIPART_BODY, JSON_BODY].find((each) => body?.value.content[each] !== undefined);
  return body === null || type === undefined ? null : `${body.pointer}/content${step(type)}/schema`;
}

/** The largest body that an operation takes. */
export function getBodyLimits(operation: ContractOperation, schemas: Schemas): BodyLimits {
  const pointer = findBodySchema(operation);
  return pointer === null ? noBodyLimits : schemas.bodyLimits(operation.service, pointer);
}

function withoutFile(body: unknown): unknown {
  const { fileData, ...fields } = (body ?? {}) as UploadForm;
  return fileData instanceof UploadedFile ? fields : body;
}

/** A body as its contract describes it: the file of a form is a string there. */
function toJson(body: unknown): unknown {
  const { fileData } = (body ?? {}) as UploadForm;
  return fileData instanceof UploadedFile ? { ...(body as UploadForm), fileData: '' } : body;
}

/** Parameters arrive as texts: the types that their schemas want, by name. */
export type Coercions = Readonly<Record<string, unknown>>;

/**
 * Turns the texts of a path or a query into what their schemas want, and a single text into a list. Whatever can't be
 * turned stays as it is, for the validator to refuse.
 */
export function coerce(values: Record<string, unknown>, schemas: Coercions): Record<string, unknown> {
  for (const [name, schema] of Object.entries(schemas)) {
    if (Object.hasOwn(values, name)) values[name] = coerceValue(values[name], schema);
  }
  return values;
}

function coerceValue(value: unknown, schema: unknown): unknown {
  const { type, items } = (schema ?? {}) as { readonly type?: unknown; readonly items?: unknown };
  if (type === 'array') {
    const list: readonly unknown[] = Array.isArray(value) ? value : [value];
    return list.map((each) => coerceValue(each, items));
  }
  if (typeof value !== 'string') return value;
  if (type === 'integer') return parseInteger(value) ?? value;
  if (type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  return value;
}
