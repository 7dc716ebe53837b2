import { expect, it } from 'vitest';

import { call } from '../../testing/call.js';
import { handles, thingContract, thingHandlers } from '../../testing/contract.js';
import { sampleApp } from '../../testing/sample.js';
import { token } from '../../testing/tokens.js';

const closing = {
  operationId: 'closeThings',
  security: [{ oidc: ['Access.DISPATCH'] }],
  responses: { 204: {}, default: thingContract.paths['/api/v2/open']?.get?.responses?.['default'] ?? {} },
};
const app = await sampleApp({
  document: {
    ...thingContract,
    paths: {
      ...thingContract.paths,
      '/api/v2/closed-things': { post: closing, delete: { ...closing, operationId: 'openThings' } },
    },
  },
  handlers: [
    ...thingHandlers(),
    handles('closeThings', () => ({ status: 204 })),
    handles('openThings', () => ({ status: 204 })),
  ],
});
const bearer = await token({ permissions: ['Access.DISPATCH', 'Consignment.CREATE'] });
const ask = (method: 'POST' | 'DELETE', url: string, body: string) =>
  call(app, method, url, { token: bearer, body, headers: { 'content-type': 'application/json' } });

it.each(['POST', 'DELETE'] as const)(
  '[CALL-195] %s of an operation without a body succeeds with an empty one called JSON',
  async (method) => {
    expect(await ask(method, '/api/v2/closed-things', '')).toMatchObject({ status: 204 });
  },
);

it.each([
  ['', 'A body is required'],
  ['{', 'The body is not valid JSON'],
])('[CALL-195] an operation with a body refuses %j', async (body, message) => {
  expect(await ask('POST', '/api/v2/things', body)).toMatchObject({
    status: 400,
    body: { problems: [{ id: 'CONTRACT', path: '', message }] },
  });
});

it('[CALL-195] an operation without a body refuses one', async () => {
  expect(await ask('POST', '/api/v2/closed-things', '{}')).toMatchObject({
    status: 400,
    body: { problems: [{ message: 'This operation takes no body' }] },
  });
});

it.each(['{"__proto__": {"count": 1}}', '{"constructor": {"prototype": {}}}'])(
  'refuses the keys that change prototypes: %s',
  async (body) => {
    expect(await ask('POST', '/api/v2/things', body)).toMatchObject({ status: 400 });
  },
);
