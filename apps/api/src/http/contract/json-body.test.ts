import { gzipSync } from 'node:zlib';

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
const ask = (method: 'POST' | 'DELETE', url: string, body: string | Buffer, type = 'application/json') =>
  call(app, method, url, { token: bearer, body, headers: { 'content-type': type } });

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

it.each([
  ['a byte of another encoding', Buffer.from([0x66, 0xff, 0x67])],
  ['half a surrogate pair', Buffer.from([0xed, 0xa0, 0x80])],
  ['a character that is cut off', Buffer.from([0x66, 0xc4])],
])('[CALL-200] refuses a body with %s', async (_what, bytes) => {
  const body = Buffer.concat([Buffer.from('{"count":1,"note":"'), bytes, Buffer.from('"}')]);
  expect(await ask('POST', '/api/v2/things', body)).toMatchObject({
    status: 400,
    body: { problems: [{ id: 'CONTRACT', path: '', message: 'The body is not valid UTF-8' }] },
  });
});

it.each([
  ['application/json; charset=iso-8859-1', 415],
  ['application/json; charset="UTF-16"', 415],
  ['application/json; charset=utf-8', 201],
  ['application/json;charset="UTF-8"', 201],
])('[CALL-200] takes UTF-8 only: %s', async (type, status) => {
  expect(await ask('POST', '/api/v2/things', '{"count":1,"note":"Tūī"}', type)).toMatchObject({ status });
});

it('[CALL-200] refuses a compressed body', async () => {
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  const body = gzipSync('{"count":1,"note":"Tūī"}');
  expect(await call(app, 'POST', '/api/v2/things', { token: bearer, body, headers })).toMatchObject({
    status: 415,
    body: { problems: [{ message: 'Send the body without Content-Encoding' }] },
  });
});

it.each([
  ['{"count":1,"note":"a","count":2}', 'An object has the field "count" twice'],
  [String.raw`{"count":1,"note":"a","not\u0065":"b"}`, 'An object has the field "note" twice'],
  [
    '{"count":1,"site":[{"x":"\\\"{","a":1},{"a":1,"b":{"a":[1,"a"]}, "a" : 2}]}',
    'An object has the field "a" twice',
  ],
  ['{"__proto__": {"count": 1}}', 'A field can\'t be called "__proto__"'],
  ['{"constructor": {"prototype": {}}}', 'A field can\'t be called "constructor"'],
])('[CALL-201] refuses a field twice, or one that changes prototypes: %s', async (body, message) => {
  expect(await ask('POST', '/api/v2/things', body)).toMatchObject({
    status: 400,
    body: { problems: [{ id: 'CONTRACT', path: '', message }] },
  });
});

it('[CALL-201] one name may stand in several objects, and in texts', async () => {
  const body = String.raw`{"count":1,"note":"\"a\\","site":{"count":[{"count":1},{"count":"count"}],"note":[]}}`;
  const answer = await ask('POST', '/api/v2/things', body);
  expect(answer.text).not.toContain('twice');
  expect(answer).toMatchObject({ body: { problems: [{ path: 'site' }] } });
});
