import { describe, expect, it } from 'vitest';

import type { ContractDocument, OperationObject } from './document.js';
import { documents, readDocuments } from './read-documents.js';
import { listOperations } from './operations.js';
import { createRequestReader } from './request.js';
import { Schemas } from './validation.js';

const code = { $ref: '#/components/schemas/Code' };

const operation: OperationObject = {
  operationId: 'changeThing',
  security: [],
  parameters: [
    { name: 'code', in: 'path', required: true, schema: code },
    { name: 'codes', in: 'query', schema: { type: 'array', maxItems: 5, items: code } },
  ],
  requestBody: {
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: {
            code,
            codes: { type: 'array', maxItems: 5, uniqueItems: true, items: code },
            maybe: { oneOf: [code, { type: 'null' }] },
            things: { type: 'array', maxItems: 5, items: { type: 'object', properties: { code } } },
            name: { type: 'string', maxLength: 10 },
          },
        },
      },
    },
  },
  responses: { 204: {} },
};

const document: ContractDocument = {
  openapi: '3.1.0',
  info: { title: 'Things', version: '1' },
  paths: { '/things/{code}': { post: operation } },
  components: { schemas: { Code: { type: 'string', maxLength: 3, 'x-normalise': 'upper-case' } } },
};

function read(request: { params: object; query?: object; body?: unknown }) {
  const [thing] = listOperations('things', document);
  if (thing === undefined) throw new Error('The document has no operation');
  const schemas = new Schemas({ things: document });
  return createRequestReader(thing, schemas)({ query: {}, headers: {}, body: undefined, ...request });
}

it('x-normalise rewrites a text of path, query and body where the contract says so, and judges it as it was sent', () => {
  const body = { code: 'b1', codes: ['c1', 'C2'], maybe: 'd1', things: [{ code: 'e1' }], name: 'f1' };
  expect(read({ params: { code: 'a1' }, query: { codes: ['g1', 'h1'] }, body })).toMatchObject({
    ok: true,
    value: {
      path: { code: 'A1' },
      query: { codes: ['G1', 'H1'] },
      body: { code: 'B1', codes: ['C1', 'C2'], maybe: 'D1', things: [{ code: 'E1' }], name: 'f1' },
    },
  });
  // Null, a list of one, and two that differ only in their letters.
  const few = { maybe: null, codes: ['b1', 'B1'] };
  expect(read({ params: { code: 'ßßß' }, query: { codes: 'g1' }, body: few })).toMatchObject({
    ok: true,
    value: {
      path: { code: 'SSSSSS' },
      query: { codes: ['G1'] },
      body: { maybe: null, codes: ['B1', 'B1'] },
    },
  });
  expect(read({ params: { code: 'a123' } })).toMatchObject({ ok: false });
});

describe('the reference of a consignment', () => {
  const { operations, schemas } = readDocuments(documents);
  const withRef = operations.filter(({ path }) => path.includes('{ref}'));

  it('is upper case in every path that names one', () => {
    expect(withRef.length).toBeGreaterThan(10);
    for (const each of withRef) {
      const parameters = each.parameters.filter(({ value }) => value.name === 'ref');
      const reader = createRequestReader({ ...each, parameters, body: null }, schemas);
      const request = { params: { ref: 'tas0001234' }, query: {}, headers: {}, body: undefined };
      expect(reader(request)).toMatchObject({ ok: true, value: { path: { ref: 'TAS0001234' } } });
    }
  });

  const readBody = (operationId: string, body: object) => {
    const found = operations.find((each) => each.operationId === operationId);
    if (found === undefined) throw new Error(`There is no ${operationId}`);
    return createRequestReader(
      { ...found, parameters: [] },
      schemas,
    )({ params: {}, query: {}, headers: {}, body });
  };

  it('[LIST-26] [PROV-02] is upper case in the lists of bulk calls, and left as written where the answer repeats it', () => {
    const event = {
      eventId: '1',
      reference: 'tas1',
      type: 'Collected',
      occurredAtDateTimeUtc: '2025-07-14T21:30:00Z',
    };
    const siteIds = ['019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10'];

    expect(readBody('cancelConsignments', { references: ['tas1', 'TAS1'], reason: 'x' })).toMatchObject({
      ok: true,
      value: { body: { references: ['TAS1', 'TAS1'] } },
    });
    expect(readBody('reportEvents', { events: [event] })).toMatchObject({
      value: { body: { events: [event] } },
    });
    expect(readBody('searchConsignments', { siteIds, references: [' tas1'] })).toMatchObject({
      value: { body: { references: [' tas1'] } },
    });
  });
});
