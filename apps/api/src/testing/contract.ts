import { isForProvider } from '../http/auth/guard.js';
import type { ContractDocument, OperationObject } from '../http/contract/document.js';
import type { Answer } from '../http/contract/answers.js';
import type { OperationContext, RegisteredOperation, UntypedRequest } from '../http/contract/operation.js';
import type { ContractOperation } from '../http/contract/operations.js';
import type { Refusal } from '../http/problems/problem.js';

const errorBody = { schema: { type: 'object', required: ['title', 'status'], additionalProperties: true } };
const messagesBody = { schema: { type: 'object', required: ['messages'], additionalProperties: true } };

const oneThing: ContractDocument['paths'][string]['post'] = {
  operationId: 'createThing',
  security: [{ oidc: ['Access.DISPATCH', 'Consignment.CREATE'] }],
  parameters: [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string', maxLength: 20 } }],
  requestBody: {
    required: true,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
  },
  responses: {
    201: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } },
    default: { content: { 'application/problem+json': errorBody } },
  },
};

/** A small contract with everything the registrar must understand: references, defaults, lists, both error shapes. */
export const thingContract: ContractDocument = {
  openapi: '3.1.0',
  info: { title: 'Things', version: '1' },
  paths: {
    '/api/v1/things/{ref}': {
      parameters: [{ name: 'ref', in: 'path', required: true, schema: { type: 'string', maxLength: 10 } }],
      get: {
        operationId: 'getThing',
        security: [{ oidc: ['Access.DISPATCH'] }],
        parameters: [
          { name: 'page', in: 'query', schema: { $ref: '#/components/schemas/Page' } },
          { name: 'sites', in: 'query', schema: { type: 'array', items: { type: 'integer' } } },
        ],
        responses: {
          200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } },
          default: { content: { 'application/json': messagesBody, 'application/problem+json': errorBody } },
        },
      },
    },
    '/api/v2/things': { post: oneThing },
    '/api/v2/open': {
      get: {
        operationId: 'getOpen',
        security: [],
        responses: {
          204: {},
          default: { content: { 'application/problem+json': errorBody } },
        },
      },
    },
  },
  components: {
    schemas: {
      Page: { type: 'integer', minimum: 1, default: 1 },
      Thing: {
        type: 'object',
        required: ['count'],
        additionalProperties: false,
        properties: {
          count: { type: 'integer', minimum: 1, maximum: 999, 'x-rule': 'FRGT-01' },
          note: { type: ['string', 'null'], maxLength: 5, examples: ['short'] },
          site: { type: 'string', format: 'uuid' },
          kind: { type: 'string', enum: ['Box', 'Pallet'], default: 'Box' },
        },
      },
    },
  },
};

/** The small contract plus one operation. */
export function withOperation(path: string, get: OperationObject): ContractDocument {
  return { ...thingContract, paths: { ...thingContract.paths, [path]: { get } } };
}

type Handle = (
  request: UntypedRequest,
  context: OperationContext,
) => Promise<Answer | Refusal> | Answer | Refusal;

/** A handler for the small contract, which has no generated types. */
export function handles(operationId: string, handle: Handle): RegisteredOperation {
  return {
    operationId,
    isPublic: operationId === 'getOpen',
    handle: (request, context) => Promise.resolve(handle(request, context as OperationContext)),
  };
}

/** Trivial handlers for the small contract; the given ones replace theirs. */
export function thingHandlers(...given: readonly RegisteredOperation[]): RegisteredOperation[] {
  const plain = [
    handles('getThing', () => ({ status: 200, body: { count: 1 } })),
    handles('createThing', ({ body }) => ({ status: 201, body })),
    handles('getOpen', () => ({ status: 204 })),
  ];
  return plain.map((each) => given.find(({ operationId }) => operationId === each.operationId) ?? each);
}

/** Handlers that answer nothing, for tests of what surrounds the operations. */
export function stubHandlers(operations: readonly ContractOperation[]): RegisteredOperation[] {
  return operations.map(({ operationId, permissions }) => ({
    operationId,
    isPublic: permissions.length === 0,
    isForProvider: isForProvider(permissions),
    handle: () => Promise.resolve({ status: 204 }),
  }));
}
