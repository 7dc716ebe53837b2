import { describe, expect, it } from 'vitest';

import { documents, readDocuments } from './read-documents.js';
import type { ContractOperation } from './operations.js';
import { createRequestReader } from './request.js';
import { createAnswerCheck } from './response.js';

const { operations: all, schemas } = readDocuments(documents);
const operations = all.map((operation): [string, ContractOperation] => [operation.operationId, operation]);

interface Media {
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value?: unknown }>>;
}

function listExamples(media: unknown): unknown[] {
  const { example, examples } = (media ?? {}) as Media;
  return [
    ...(example === undefined ? [] : [example]),
    ...Object.values(examples ?? {}).map(({ value }) => value),
  ];
}

function readBody(operation: ContractOperation, body: unknown) {
  const parametersAside: ContractOperation = { ...operation, parameters: [] };
  return createRequestReader(parametersAside, schemas)({ params: {}, query: {}, headers: {}, body });
}

describe('the schemas of the contracts', () => {
  it.each(operations)('%s can be checked, call and answers', (_id, operation) => {
    expect(() => createRequestReader(operation, schemas)).not.toThrow();
    for (const [, { value, pointer }] of operation.responses) {
      for (const type of Object.keys(value.content ?? {}).filter((each) => each.includes('json'))) {
        const place = `${pointer}/content/${type.replaceAll('/', '~1')}/schema`;
        expect(() => schemas.body(operation.service, place)).not.toThrow();
      }
    }
  });

  const withBodyExamples = operations.flatMap(([id, operation]) =>
    listExamples(operation.body?.value.content['application/json']).map((example, index) => {
      const row: [string, ContractOperation, unknown] = [`${id} ${index + 1}`, operation, example];
      return row;
    }),
  );

  it.each(withBodyExamples)(
    'take the example %s, and not with an unknown property',
    (_name, operation, example) => {
      expect(readBody(operation, structuredClone(example))).toMatchObject({ ok: true });
      const unknown = readBody(operation, { ...structuredClone(example as object), surprise: 1 });
      expect(unknown).toMatchObject({ ok: false, problems: [{ path: 'surprise' }] });
    },
  );

  const withAnswerExamples = operations.flatMap(([id, operation]) =>
    [...operation.responses].flatMap(([status, { value }]) =>
      listExamples(value.content?.['application/json'])
        .filter(() => Number(status) < 400)
        .map((body, index) => {
          const row: [string, ContractOperation, number, unknown] = [
            `${id} ${status} ${index + 1}`,
            operation,
            Number(status),
            body,
          ];
          return row;
        }),
    ),
  );

  it.each(withAnswerExamples)('promise the example answer of %s', (_name, operation, status, body) => {
    expect(() => createAnswerCheck(operation, schemas).answer({ status, body })).not.toThrow();
  });
});
