import { expect, it } from 'vitest';

import { describeCause } from './describe-cause.js';
import { failure } from './testing/calls.js';

const withCode = (message: string, code: string, more: object = {}) =>
  Object.assign(new Error(message), { code, ...more });
const failed = (cause: Error) => new TypeError('fetch failed', { cause });

it.each([
  [
    failed(withCode('getaddrinfo ENOTFOUND api.example', 'ENOTFOUND', { hostname: 'api.example' })),
    'could not resolve api.example: ENOTFOUND',
  ],
  [
    failed(withCode('connect ECONNREFUSED 10.0.0.1:443', 'ECONNREFUSED')),
    'connect ECONNREFUSED 10.0.0.1:443',
  ],
  [failed(withCode('', 'ECONNREFUSED')), 'ECONNREFUSED'],
  [failed(withCode('other side closed', 'UND_ERR_SOCKET')), 'other side closed: UND_ERR_SOCKET'],
  [new TypeError('Failed to fetch'), 'Failed to fetch'],
  ['gone', 'gone'],
])('[CALL-261] a developer is told why there was no answer: %s', (error, text) => {
  expect(describeCause(error)).toBe(text);
});

it('[CALL-261] an error without an answer names the call and the cause, without what was searched', async () => {
  const error = await failure('version1', failed(withCode('', 'ECONNRESET')));
  expect(error).toMatchObject({
    message: 'No response received; you may be offline',
    developerMessage: 'GET http://tasman.localhost/api/v1/statuses: ECONNRESET',
    requestId: null,
  });
});
