import { expect, it } from 'vitest';

import { refusalFromError } from './from-error.js';

const withFields = (fields: object) => Object.assign(new Error('inner text'), fields);

it.each([
  ['something thrown that is no error', 'text', 500],
  ['an error', new Error('inner text'), 500],
  ['a database that is not there', withFields({ code: 'ECONNREFUSED' }), 503],
  ['a database that shuts down', withFields({ code: '57P01' }), 503],
  ['a body that is too large', withFields({ statusCode: 413 }), 413],
  ['an error that claims success', withFields({ statusCode: 200 }), 500],
  ['a server under pressure', withFields({ statusCode: 503 }), 503],
])('answers %s', (_name, error, status) => {
  const refusal = refusalFromError(error);
  expect(refusal.status).toBe(status);
  expect(JSON.stringify(refusal)).not.toContain('inner text');
  expect('retry-after' in refusal.headers).toBe(status === 503);
});
