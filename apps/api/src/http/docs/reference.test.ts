import { expect, it } from 'vitest';

import { documents } from '../contract/read-documents.js';
import { listOperations } from '../contract/operations.js';
import { Schemas } from '../contract/validation.js';
import { thingContract, withOperation } from '../../testing/contract.js';
import { readableContract } from './reference.js';

interface Readable {
  readonly paths: Record<string, Record<string, ReadableOperation>>;
}
interface ReadableOperation {
  readonly requestBody?: { readonly content: Record<string, { example?: unknown; schema: object }> };
  readonly responses: Record<
    string,
    { readonly content?: Record<string, { example?: unknown; schema: object }> }
  >;
}

it('shows the permissions of an operation, or that it needs none', () => {
  expect(readableContract(thingContract)).toMatchObject({
    paths: {
      '/api/v2/things': {
        post: {
          description: 'Permissions: `Access.DISPATCH` and `Consignment.CREATE`.',
          security: [{ token: [] }],
        },
      },
      '/api/v2/open': { get: { description: 'No token required.', security: [] } },
    },
  });
});

it('[PLAT-125] takes a pasted token, at the address of the server', () => {
  expect(readableContract(thingContract, 'https://freight.example')).toMatchObject({
    servers: [{ url: 'https://freight.example' }],
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  });
});

it('gives each operation the parameters of its path, references followed', () => {
  const ref = { name: 'ref', in: 'path', required: true, schema: { type: 'string' } } as const;
  const document = {
    ...thingContract,
    components: { parameters: { Ref: ref } },
    paths: { '/x/{ref}': { parameters: [{ $ref: '#/components/parameters/Ref' }], get: { security: [] } } },
  };
  expect(readableContract(document)).toMatchObject({ paths: { '/x/{ref}': { get: { parameters: [ref] } } } });
});

const all = Object.entries(documents).flatMap(([service, document]) => {
  const { paths } = readableContract(document) as object as Readable;
  return listOperations(service, document).map(({ operationId, path, method }) => {
    const operation = paths[path]?.[method];
    if (operation === undefined) throw new Error(`${operationId} is missing`);
    return { service, operationId, operation };
  });
});

/** Each JSON body and answer of every operation. */
const bodies = all.flatMap(({ service, operationId, operation }) =>
  Object.entries({ body: operation.requestBody, ...operation.responses }).flatMap(([status, part]) =>
    Object.entries(part?.content ?? {})
      .filter(([type]) => type.includes('json'))
      .map(([type, { schema, example }]) => ({ service, operationId, status, type, schema, example })),
  ),
);

it('[PLAT-124] has an example for every JSON body and answer, which fits its schema', () => {
  const schemas = new Schemas(documents);
  const checks = new Map<string, ReturnType<Schemas['text']>>();
  const faults = bodies.flatMap(({ service, operationId, status, type, schema, example }) => {
    const key = `${service} ${JSON.stringify(schema)}`;
    const check = checks.get(key) ?? schemas.text(service, schema);
    checks.set(key, check);
    return check.call({}, structuredClone(example)) ? [] : [[operationId, status, type, check.errors]];
  });
  expect(faults).toEqual([]);
  expect(bodies.length).toBeGreaterThan(500);
});

it('[PLAT-124] shows of a refusal what the server answers, and speaks of freight only where freight is sent', () => {
  const read = (id: string, status: string) =>
    bodies
      .filter(({ operationId, status: each }) => operationId === id && each === status)
      .map(({ example }) => example);
  expect(read('listMySites', '401')).toEqual([
    expect.objectContaining({ messages: [expect.objectContaining({ userMessage: 'Sign in to continue' })] }),
    expect.objectContaining({ status: 401, title: 'Sign in to continue' }),
  ]);
  const unauthorised = bodies.filter(({ status }) => status === '401' || status === '403');
  expect(JSON.stringify(unauthorised.map(({ example }) => example))).not.toMatch(/freight item|lineItems/u);
  expect(read('createConsignment', '422')).toContainEqual(
    expect.objectContaining({ problems: [expect.objectContaining({ id: 'CONS-41', path: 'lineItems' })] }),
  );
});

function getSchemas(): object {
  const schemas = thingContract.components?.['schemas'];
  return typeof schemas === 'object' && schemas !== null ? schemas : {};
}

it('[PLAT-124] makes an example of a list that needs several entries, and stops at a schema within itself', () => {
  const node = { type: 'object', properties: { next: { $ref: '#/components/schemas/Node' } } };
  const document = {
    ...withOperation('/api/v2/nodes', {
      operationId: 'listNodes',
      security: [],
      responses: {
        200: {
          content: {
            'application/json': {
              schema: { type: 'array', minItems: 2, items: { $ref: '#/components/schemas/Node' } },
            },
          },
        },
      },
    }),
    components: { ...thingContract.components, schemas: { ...getSchemas(), Node: node } },
  };
  const { paths } = readableContract(document) as object as Readable;
  expect(paths['/api/v2/nodes']?.['get']?.responses['200']?.content?.['application/json']?.example).toEqual([
    { next: null },
    { next: null },
  ]);
});
