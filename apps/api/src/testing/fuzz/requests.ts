import fc from 'fast-check';

import { contract } from '../../app.js';
import type { ContractOperation } from '../../http/contract/operations.js';
import { type OperationCall, type Target, buildCall } from '../operation-call.js';
import { hostileTexts } from './hostile-values.js';
import { mutateJson } from './json-mutations.js';
import { type KnownValues, schemaValues } from './schema-values.js';

/** A request as it goes over the wire. */
export interface FuzzRequest {
  readonly method: OperationCall['method'];
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string | FormData;
}

/** The same request of another target's consignment. */
export function retarget(request: FuzzRequest, from: Target, to: Target): FuzzRequest {
  const names = ['consignmentId', 'reference', 'itemId', 'lastModified'] as const;
  const replace = (text: string) => names.reduce((so, name) => so.replaceAll(from[name], to[name]), text);
  const { url, payload } = request;
  return {
    ...request,
    url: replace(url),
    ...(payload === undefined ? {} : { payload: typeof payload === 'string' ? replace(payload) : payload }),
  };
}

interface Parts {
  readonly path: string;
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** Requests that the contract allows: its example, and others with what the world has in them. */
export function validRequests(operation: ContractOperation, target: Target): fc.Arbitrary<FuzzRequest> {
  return validParts(operation, target).map((parts) => toRequest(operation, parts));
}

/** Valid requests with one change of path, query, headers, body or bytes. */
export function mutatedRequests(operation: ContractOperation, target: Target): fc.Arbitrary<FuzzRequest> {
  return validParts(operation, target).chain((parts) => {
    const hasBody = parts.body !== undefined && !(parts.body instanceof FormData);
    return fc.oneof(
      { weight: 2, arbitrary: mutatedPath(operation, parts) },
      { weight: 2, arbitrary: mutatedQuery(operation, parts) },
      { weight: 1, arbitrary: mutatedHeaders(operation, parts) },
      ...(hasBody
        ? [
            {
              weight: 8,
              arbitrary: mutateJson(parts.body).map((body) => toRequest(operation, { ...parts, body })),
            },
            { weight: 2, arbitrary: mutatedBytes(operation, parts) },
          ]
        : [{ weight: 1, arbitrary: surplusBody(operation, parts) }]),
    );
  });
}

function validParts(operation: ContractOperation, target: Target): fc.Arbitrary<Parts> {
  const call = buildCall(operation, target);
  const [path = '', search = ''] = call.url.split('?');
  const known = listKnown(target, call.body);
  const document = contract.documents[operation.service];
  const schema = operation.body?.value.content['application/json']?.schema;
  if (document === undefined) throw new Error(`There is no contract ${operation.service}`);
  const parameters = operation.parameters.filter(
    ({ value }) => value.in === 'query' || value.in === 'header',
  );
  const example = new URLSearchParams(search);
  const values = fc.tuple(
    ...parameters.map(({ value: { name, schema: of, required } }) => {
      const generated = schemaValues(document, of, { ...known, [name]: example.getAll(name) }, name);
      return required === true ? generated : fc.option(generated, { nil: undefined });
    }),
  );
  const bodies =
    call.body === undefined || call.body instanceof FormData || schema === undefined
      ? fc.constant(call.body)
      : fc.oneof(fc.constant(call.body), schemaValues(document, schema, known));
  return fc.record({ values, body: bodies }).map(({ values: given, body }) => {
    const named = parameters.flatMap(({ value }, index) =>
      [given[index] ?? []].flat().map((each) => ({ ...value, text: String(each) })),
    );
    return {
      path,
      query: named.filter((each) => each.in === 'query').map(({ name, text }) => [name, text] as const),
      headers: Object.fromEntries(
        named.filter((each) => each.in === 'header').map(({ name, text }) => [name, toHeader(text)]),
      ),
      body,
    };
  });
}

/** The values of the example by field, and the world's ids for the fields that have none. */
function listKnown(target: Target, body: unknown): KnownValues {
  const known: Record<string, unknown[]> = {
    serviceType: ['GENERAL', 'OVERNIGHT'],
    packagingType: ['PALLET', 'CARTON'],
    id: [target.itemId],
    siteIds: [target.siteId],
    references: [target.reference],
    consignmentIds: [target.consignmentId],
  };
  const visit = (value: unknown, name: string): void => {
    if (Array.isArray(value)) for (const each of value) visit(each, name);
    else if (typeof value === 'object' && value !== null)
      for (const [key, each] of Object.entries(value)) visit(each, key);
    else if (value !== null) (known[name] ??= []).push(value);
  };
  visit(body, '');
  return known;
}

function mutatedPath(operation: ContractOperation, parts: Parts): fc.Arbitrary<FuzzRequest> {
  const places = operation.path.split('/').flatMap((part, index) => (part.startsWith('{') ? [index] : []));
  if (places.length === 0) return mutatedQuery(operation, parts);
  return fc.tuple(fc.constantFrom(...places), hostileTexts).map(([place, text]) => {
    const path = parts.path.split('/').with(place, encode(text));
    return toRequest(operation, { ...parts, path: path.join('/') });
  });
}

function mutatedQuery(operation: ContractOperation, parts: Parts): fc.Arbitrary<FuzzRequest> {
  const names = operation.parameters
    .filter(({ value }) => value.in === 'query')
    .map(({ value }) => value.name);
  return fc
    .tuple(fc.constantFrom(...names, 'surprise', '__proto__'), hostileTexts, fc.boolean())
    .map(([name, text, isAdded]) => {
      const others = isAdded ? parts.query : parts.query.filter(([each]) => each !== name);
      return toRequest(operation, { ...parts, query: [...others, [name, text]] });
    });
}

function mutatedHeaders(operation: ContractOperation, parts: Parts): fc.Arbitrary<FuzzRequest> {
  const headers: readonly Readonly<Record<string, string>>[] = [
    { 'idempotency-key': '' },
    { 'idempotency-key': 'x'.repeat(5000) },
    { 'idempotency-key': '%00' },
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/json; charset=utf-16' },
    { 'content-type': 'multipart/form-data' },
    { 'content-type': 'multipart/form-data; boundary=x' },
    { 'content-type': 'nonsense' },
    { 'content-encoding': 'gzip' },
    { accept: 'nonsense' },
    { authorization: 'Bearer nonsense' },
    { authorization: 'Basic eDp5' },
    { 'x-forwarded-host': 'aurora.localhost' },
  ];
  return fc.constantFrom(...headers).map((changed) => {
    const request = toRequest(operation, parts);
    return { ...request, headers: { ...request.headers, ...changed } };
  });
}

function mutatedBytes(operation: ContractOperation, parts: Parts): fc.Arbitrary<FuzzRequest> {
  const json = JSON.stringify(parts.body);
  const changes: readonly ((text: string) => string)[] = [
    () => '',
    (text) => text.slice(0, -1),
    (text) => `${text}}`,
    (text) => `\uFEFF${text}`,
    (text) => text.replace(/:\s*[^,}\]]+/u, ':1e309'),
    (text) => text.replace(/:\s*[^,}\]]+/u, ':-1e400'),
    (text) => text.replace(/\{/u, '{"__proto__":{"isAdmin":true},'),
    (text) => text.replace(/\{/u, '{"constructor":{"prototype":{}},'),
    (text) => text.replace(/"([^"]+)":/u, '"$1":null,"$1":'),
    () => '['.repeat(20_000),
    () => `${'[{"a":'.repeat(2000)}1${'}]'.repeat(2000)}`,
    (text) => text + ' '.repeat(2_000_000),
    () => 'null',
    () => '"text"',
  ];
  return fc
    .constantFrom(...changes)
    .map((change) => ({ ...toRequest(operation, parts), payload: change(json) }));
}

/** A body where the contract has none, or bytes in place of a form. */
function surplusBody(operation: ContractOperation, parts: Parts): fc.Arbitrary<FuzzRequest> {
  return fc.constantFrom('{}', '{"a":1}', 'null', '[', '').map((payload) => {
    const { method, url, headers } = toRequest(operation, { ...parts, body: undefined });
    return { method, url, headers: { ...headers, ...JSON_TYPE }, payload };
  });
}

function toRequest(operation: ContractOperation, { path, query, headers, body }: Parts): FuzzRequest {
  const method = operation.method.toUpperCase() as OperationCall['method'];
  const search = query.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
  const url = search === '' ? path : `${path}?${search}`;
  if (body === undefined) return { method, url, headers };
  if (body instanceof FormData) return { method, url, headers, payload: body };
  return { method, url, headers: { ...JSON_TYPE, ...headers }, payload: JSON.stringify(body) };
}

/** Half a surrogate pair can't be encoded; it becomes the bytes that no UTF-8 has. */
function encode(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    return '%ED%A0%80';
  }
}

/** What HTTP allows in a header. */
function toHeader(text: string): string {
  return encode(text).slice(0, 200);
}
