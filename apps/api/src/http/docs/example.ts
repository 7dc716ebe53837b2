import { missingPermissionMessage } from '@consign/domain/permissions';

import { type ContractDocument, lookUp } from '../contract/document.js';
import { type RefusalParts, type RefusedProblem, problem } from '../problems/problem.js';
import { type ErrorShape, messageList, problemDetails } from '../problems/shape.js';

type Schema = Readonly<Record<string, unknown>>;

/** Valid values, for a schema without an example of its own. */
const byFormat: Readonly<Record<string, string>> = {
  uuid: '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10',
  'date-time': '2025-07-14T21:30:00Z',
  date: '2025-07-15',
  email: 'dock@kowhai.example',
  uri: 'https://freight.example/',
};

/** An example of a schema: its own, or else one made of the examples of its parts. */
export function buildExample(document: ContractDocument, schema: unknown): unknown {
  return buildWithin(document, schema, []);
}

/** Stops at a schema that contains itself. */
function buildWithin(document: ContractDocument, given: unknown, within: readonly string[]): unknown {
  const schema = (given ?? {}) as Schema;
  if ('example' in schema) return schema['example'];
  if (Array.isArray(schema['examples'])) return schema['examples'][0];
  const target = schema['$ref'];
  if (typeof target === 'string') {
    return within.includes(target)
      ? null
      : buildWithin(document, lookUp(document, target), [...within, target]);
  }
  for (const key of ['const', 'default']) if (key in schema) return schema[key];
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  const choices = [schema['oneOf'], schema['anyOf']].find(Array.isArray) as readonly Schema[] | undefined;
  const chosen = choices?.find(({ type }) => type !== 'null');
  if (chosen !== undefined) return buildWithin(document, chosen, within);
  if (Array.isArray(schema['allOf'])) {
    const parts = schema['allOf'].map((part: unknown) => buildWithin(document, part, within));
    const [first] = parts;
    if (typeof first !== 'object') return first;
    return Object.assign({}, ...parts, buildProperties(document, schema, within)) as unknown;
  }
  return buildByType(document, schema, within);
}

function buildByType(document: ContractDocument, schema: Schema, within: readonly string[]): unknown {
  const types = [schema['type']].flat();
  const type = types.find((each) => each !== 'null') ?? ('properties' in schema ? 'object' : undefined);
  switch (type) {
    case 'object':
      return buildProperties(document, schema, within);
    case 'array':
      return Array.from({ length: Math.max(1, Number(schema['minItems'] ?? 1)) }, () =>
        buildWithin(document, schema['items'], within),
      );
    case 'string':
      return byFormat[String(schema['format'])] ?? 'Text'.slice(0, Number(schema['maxLength'] ?? 4));
    case 'integer':
    case 'number':
      return Math.max(Number(schema['minimum'] ?? 1), 1);
    case 'boolean':
      return false;
    default:
      return null;
  }
}

function buildProperties(
  document: ContractDocument,
  schema: Schema,
  within: readonly string[],
): Record<string, unknown> {
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, unknown>>;
  const named = Object.entries(properties).map(
    ([name, property]) => [name, buildWithin(document, property, within)] as const,
  );
  return Object.fromEntries(named);
}

const REQUEST_ID = '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b11';

const refused: Readonly<Record<string, RefusedProblem>> = {
  CONS: { id: 'CONS-41', path: 'lineItems', message: 'At least one freight item is required' },
  FRGT: { id: 'FRGT-01', path: 'count', message: 'Count is required' },
  DATE: { id: 'DATE-01', path: 'requestedPickupDateTimeUtc', message: 'Not a working date' },
  QUOT: { id: 'CONS-41', path: 'units', message: 'At least one freight item is required' },
  XTRA: { id: 'XTRA-06', path: '0', message: 'This extra is not available' },
  FILE: { id: 'FILE-01', path: 'fileData', message: 'Please select a file to upload.' },
};

/** Operations whose rows name the rules of a body that they don't have. */
const reusedKey: RefusedProblem = {
  id: 'CONS-34',
  path: '',
  message: 'This Idempotency-Key was used for another request',
};

/** What an example needs to know about its operation. */
export interface RefusedOperation {
  readonly register: readonly string[];
  /** A field of the request, such as siteIds; undefined if there is none. */
  readonly field: string | undefined;
  readonly takesKey: boolean;
  readonly sendsConsignment: boolean;
}

/** The body that the server sends for a status of an operation; `default` stands for 429. */
export function errorExample(status: string, shape: ErrorShape, operation: RefusedOperation): object {
  const code = status === 'default' ? 429 : Number(status);
  const refusal = problem(code, toParts(code, operation));
  return shape === 'messages' ? messageList(refusal, REQUEST_ID) : problemDetails(refusal, REQUEST_ID);
}

function toParts(status: number, operation: RefusedOperation): RefusalParts {
  if (status === 403) return { detail: missingPermissionMessage };
  if (status === 400) {
    const { field } = operation;
    return field === undefined
      ? { problems: [{ id: 'CONTRACT', path: 'colour', message: "This field isn't recognised" }] }
      : { problems: [{ id: 'CONTRACT', path: field, message: 'This is required' }] };
  }
  if (status !== 422) return {};
  const found = findRule(operation);
  return { problems: [found], detail: found.message };
}

function findRule({ register, sendsConsignment, takesKey }: RefusedOperation): RefusedProblem {
  const rows = register.filter((row) => !row.startsWith('CALL-'));
  const groups = rows.map((row) => row.replace(/-.*/u, ''));
  const group = groups.find((each) => (each === 'CONS' ? sendsConsignment : each in refused));
  const found = group === undefined ? undefined : refused[group];
  if (found !== undefined) return found;
  return takesKey ? reusedKey : { id: rows[0] ?? 'CONTRACT', path: '', message: 'The request is not valid' };
}
