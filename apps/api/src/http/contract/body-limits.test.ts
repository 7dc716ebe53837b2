import { describe, expect, it } from 'vitest';

import { checkSize, deriveBodyLimits } from './body-limits.js';
import { type ContractDocument, type Referable, resolve } from './document.js';
import { documents, readDocuments } from './read-documents.js';
import type { ContractOperation } from './operations.js';
import { createRequestReader, getBodyLimits } from './request.js';

const { operations: all, schemas } = readDocuments(documents);
const operations = all
  .filter(({ body }) => body !== null)
  .map((operation): [string, ContractOperation] => [operation.operationId, operation]);

/** The same body, which counts how often one of its values is looked at. */
function counted(body: unknown): { body: unknown; count: () => number } {
  let count = 0;
  const wrap = (value: unknown): unknown =>
    typeof value !== 'object' || value === null
      ? value
      : new Proxy(value, {
          get: (target, name) => {
            count += 1;
            return wrap(Reflect.get(target, name));
          },
        });
  return { body: wrap(body), count: () => count };
}

const many = 20_000;
const wide = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`field${index}`, index]));
const deep = (levels: number): unknown => {
  let value: unknown = {};
  for (let level = 0; level < levels; level += 1) value = { content: value };
  return value;
};

/** The names of the fields at the top of a body, from its example. */
function listFields({ body }: ContractOperation): string[] {
  const { example, examples } = (body?.value.content['application/json'] ?? {}) as {
    readonly example?: unknown;
    readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
  };
  return Object.keys(Object(example ?? Object.values(examples ?? {})[0]?.value) as object);
}

const attacks: readonly (readonly [string, (fields: readonly string[]) => unknown])[] = [
  ['a list of empty objects', () => Array.from({ length: many }, () => ({}))],
  ['lists of empty objects', (fields) => fill(fields, many, {})],
  ['lists of 200 empty objects', (fields) => fill(fields, 200, {})],
  ['lists of 200 objects with unknown fields', (fields) => fill(fields, 200, wide)],
  ['lists of 10,000 texts', (fields) => fill(fields, 10_000, 'x')],
  ['a deep object', () => deep(5000)],
  ['a deep object in a field', (fields) => Object.fromEntries(fields.map((name) => [name, deep(5000)]))],
  ['unknown fields', () => Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`f${index}`, 1]))],
];

const fill = (fields: readonly string[], length: number, item: unknown) =>
  Object.fromEntries(
    ['lineItems', 'references', ...fields].map((name) => [name, Array.from({ length }, () => item)]),
  );

describe('[CALL-101] the cost of a body', () => {
  it.each(operations)('of %s is bounded', (_name, operation) => {
    const limits = getBodyLimits(operation, schemas);
    expect(limits.bytes).toBeLessThanOrEqual(1024 * 1024);
    const read = createRequestReader({ ...operation, parameters: [] }, schemas);
    for (const [what, build] of attacks) {
      const { body, count } = counted(build(listFields(operation)));
      const answer = read({ params: {}, query: {}, headers: {}, body });
      // Each value is looked at by several keywords, and never by as many as there are other values.
      expect([what, count() < 40 * limits.nodes]).toEqual([what, true]);
      expect([what, answer.ok || answer.problems.length <= 51]).toEqual([what, true]);
    }
  });

  it('is linear for the largest list of unique texts behind a $ref', () => {
    const [, operation] = operations.find(([id]) => id === 'exportConsignments') ?? [];
    if (operation === undefined) throw new Error('The contract exports nothing');
    const references = Array.from({ length: 10_000 }, (_, index) => `TAS${index}`);
    const { body, count } = counted({ format: 'csv', references });
    expect(createRequestReader(operation, schemas)({ params: {}, query: {}, headers: {}, body }).ok).toBe(
      true,
    );
    expect(count()).toBeLessThan(10 * references.length);
    const twice = { format: 'csv', references: ['TAS1', 'TAS2', 'TAS1'] };
    expect(
      createRequestReader(operation, schemas)({ params: {}, query: {}, headers: {}, body: twice }),
    ).toMatchObject({ problems: [{ path: 'references', message: 'Entries must be unique' }] });
  });

  it('ends with the first problems, and says that there are more', () => {
    const [, operation] = operations.find(([id]) => id === 'createConsignment') ?? [];
    if (operation === undefined) throw new Error('The contract creates nothing');
    const read = createRequestReader(operation, schemas);
    const body = { accountId: 1, serviceType: 'G', lineItems: Array.from({ length: 1000 }, () => ({})) };
    const answer = read({ params: {}, query: {}, headers: {}, body });
    const problems = answer.ok ? [] : answer.problems;
    expect(problems).toHaveLength(51);
    expect(problems.filter(({ path }) => path.startsWith('lineItems/0/'))).toHaveLength(4);
    expect(problems.at(-1)).toEqual({
      id: 'CONTRACT',
      path: '',
      message: 'There are more problems than are listed here',
    });
  });
});

function derive(schema: object) {
  const document: ContractDocument = {
    openapi: '3.1.0',
    info: { title: 'Things', version: '1' },
    paths: {},
    components: { schemas: { Body: schema, Id: { type: 'string', format: 'uuid' } } },
  };
  return () => deriveBodyLimits(document, '/components/schemas/Body');
}

/** Lists that must be unique, of items whose comparison isn't one step. */
function listUniqueObjects(document: ContractDocument, schema: unknown, pointer: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const inside = Object.entries(schema).flatMap(([name, each]) =>
    listUniqueObjects(document, each, `${pointer}/${name}`),
  );
  const { uniqueItems, items } = schema as { uniqueItems?: unknown; items?: Referable<{ type?: unknown }> };
  if (uniqueItems !== true || items === undefined) return inside;
  const { type } = resolve<{ type?: unknown }>(document, items, pointer).value;
  return type === 'string' || type === 'integer' ? inside : [...inside, pointer];
}

describe('[CALL-101] uniqueItems', () => {
  it.each(Object.entries(documents))(
    'is of texts or integers in the contract of %s',
    (_service, document) => {
      expect(listUniqueObjects(document, document, '')).toEqual([]);
    },
  );

  it('of objects is found', () => {
    const list = { type: 'array', uniqueItems: true, items: { type: 'object' } };
    const [document] = Object.values(documents);
    if (document === undefined) throw new Error('There is no contract');
    expect(listUniqueObjects(document, { planted: list }, '')).toEqual(['/planted']);
  });
});

describe('[CALL-101] the limits of a body', () => {
  const ids = { type: 'array', maxItems: 5000, items: { $ref: '#/components/schemas/Id' } };
  const limits = { bytes: 100, depth: 3, nodes: 6, properties: 2 };

  it.each([
    [{ a: [1, 2, 3], b: null }, undefined],
    [[{ a: 'x', b: {} }, {}], undefined],
    [{ a: [[]] }, undefined],
    [{ a: [[1]] }, 'The body is nested more than 3 levels deep'],
    [{ a: { b: { c: 1 } } }, 'The body is nested more than 3 levels deep'],
    [[1, 2, 3, 4, 5, 6], 'The body has more than 6 values'],
    [[{ a: 1, b: 2, c: 3 }], 'The body has an object with more than 2 fields'],
  ])('%j is within them, or the first one that it exceeds is named: %s', (body, message) => {
    const problem = { id: 'CONTRACT', path: '', message };
    expect(checkSize(body, limits)).toEqual(message === undefined ? [] : [problem]);
  });

  it.each(['oneOf', 'anyOf', 'allOf'])('are the largest of %s', (choice) => {
    const nest = (levels: number): object =>
      levels === 0 ? { type: 'null' } : { type: 'object', properties: { in: nest(levels - 1) } };
    const fields = Array.from({ length: 70 }, (_, index) => [`f${index}`, { type: 'boolean' }]);
    const broad = { type: 'object', properties: Object.fromEntries(fields) };
    expect(derive({ [choice]: [nest(10), broad] })()).toMatchObject({ depth: 11, properties: 70 });
  });

  it('follow from its schema', () => {
    const body = { type: 'object', properties: { ids, notes: { type: ['string', 'null'], maxLength: 100 } } };
    expect(derive(body)()).toMatchObject({
      depth: 8,
      nodes: 2 * 5000 + 3,
      properties: 64,
      bytes: 1024 * 1024,
    });
    expect(
      derive({ type: 'object', properties: { name: { type: 'string', maxLength: 50 } } })(),
    ).toMatchObject({
      nodes: 2000,
      bytes: 16 * 1024,
    });
  });

  it('count each character as it may be escaped, names, and the space around each value', () => {
    const properties = {
      long: { type: 'string', maxLength: 5000 },
      // The longest of the values.
      kind: { enum: ['a', 'bcd'.repeat(1000)], type: 'string' },
      count: { type: 'integer' },
    };
    expect(derive({ type: 'object', properties })().bytes).toBe(
      [...'long', ...'kind', ...'count'].length + 6 * (5000 + 3000) + 32 + 4 * 24,
    );
  });

  const endless = { type: 'array', items: { type: 'integer' } };
  const json = { type: 'object', additionalProperties: true, maxProperties: 1, 'x-max-bytes': 9 };
  it.each([
    ['a list without maxItems', endless, ' has no maxItems'],
    ['a text without maxLength', { type: 'string' }, ' is a text without maxLength'],
    ['any JSON', { ...json, 'x-max-nodes': 9 }, ' takes any JSON without'],
    ['a map', { type: 'object', additionalProperties: { type: 'integer' } }, ' is a map'],
    ['one in a list', { type: 'array', maxItems: 2, items: endless }, '/items has no maxItems'],
    ['one in all', { allOf: [{ type: 'null' }, endless] }, '/allOf/1 has no maxItems'],
    ['one of a choice', { oneOf: [endless] }, '/oneOf/0 has no maxItems'],
    ['any of a choice', { anyOf: [endless] }, '/anyOf/0 has no maxItems'],
  ])('are needed: %s is an error at start, which names its place', (_what, schema, message) => {
    const place = '/components/schemas/Body/properties/schema';
    expect(derive({ type: 'object', properties: { schema } })).toThrow(place + message);
  });
});
