import { describe, expect, it } from 'vitest';

import { call } from '../../testing/call.js';
import { handles, thingHandlers } from '../../testing/contract.js';
import { sampleApp } from '../../testing/sample.js';
import { token } from '../../testing/tokens.js';
import { problem, ruleProblems } from '../problems/problem.js';
import type { RegisteredOperation, UntypedRequest } from './operation.js';

const mayCreate = { permissions: ['Access.DISPATCH', 'Consignment.CREATE'] };

function appWith(...given: readonly RegisteredOperation[]) {
  return sampleApp({ handlers: thingHandlers(...given) });
}

describe('a request', () => {
  it('reads numbers and lists from path and query, and fills in defaults, also of a body', async () => {
    let seen: UntypedRequest | undefined;
    const app = await appWith(
      handles('getThing', (request) => {
        seen = request;
        return { status: 200, body: { count: 1 } };
      }),
    );
    await call(app, 'GET', '/api/v1/things/T1?sites=7', { token: await token() });
    expect(seen).toMatchObject({ path: { ref: 'T1' }, query: { page: 1, sites: [7] } });
    await call(app, 'GET', '/api/v1/things/T1?sites=7&sites=8&page=3', { token: await token() });
    expect(seen?.query).toEqual({ page: 3, sites: [7, 8] });
    const created = await call(app, 'POST', '/api/v2/things', {
      token: await token(mayCreate),
      body: { count: 2 },
    });
    expect(created).toMatchObject({ status: 201, body: { count: 2, kind: 'Box' } });
  });

  it.each([
    ['?page=0', 'page', 'This must be 1 or more'],
    ['?page=x', 'page', 'This must be a whole number'],
    ['?pgae=1', 'pgae', "This field isn't recognised"],
  ])('is refused for %s', async (query, path, message) => {
    const answer = await call(await appWith(), 'GET', `/api/v1/things/T1${query}`, {
      token: await token(),
      headers: { accept: 'application/problem+json' },
    });
    expect(answer).toMatchObject({ status: 400, body: { problems: [{ id: 'CONTRACT', path, message }] } });
  });

  it.each([
    [{ count: '2' }, 'FRGT-01', 'count', 'This must be a whole number'],
    [{ count: 1000 }, 'FRGT-01', 'count', 'This must be 999 or less'],
    [{ count: 1, colour: 'red' }, 'CONTRACT', 'colour', "This field isn't recognised"],
    [{}, 'CONTRACT', 'count', 'This is required'],
    [{ count: 1, note: 'too long' }, 'CONTRACT', 'note', 'Maximum length is 5 characters'],
    [
      { count: 1, site: '7' },
      'CONTRACT',
      'site',
      'This must be an id such as 019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10, in lower case',
    ],
    [{ count: 1, kind: 'Crate' }, 'CONTRACT', 'kind', 'This must be one of Box, Pallet'],
    [[], 'CONTRACT', '', 'This must be an object'],
  ])(
    'is refused with the place and the rule for the body %j, and nothing is coerced',
    async (body, id, path, message) => {
      const answer = await call(await appWith(), 'POST', '/api/v2/things', {
        token: await token(mayCreate),
        body,
      });
      expect(answer).toMatchObject({
        status: 400,
        headers: { 'content-type': expect.stringContaining('application/problem+json') },
        body: { errors: { [path]: [message] }, problems: [{ id, path, message }] },
      });
    },
  );

  it.each(['application/json', 'application/problem+json'])(
    '[CALL-101] is refused in %s with as much of an unknown name as the contract allows',
    async (accept) => {
      const app = await appWith();
      const answer = await call(app, 'GET', `/api/v1/things/T1?${'😀'.repeat(400)}=1`, {
        token: await token(),
        headers: { accept },
      });
      const { problems, messages } = answer.body as Partial<
        Record<'problems' | 'messages', { path: string }[]>
      >;
      expect((problems ?? messages)?.map(({ path }) => path)).toEqual([`${'😀'.repeat(249)}…`]);
    },
  );

  it.each([
    ['text/plain', 'count=1', 415],
    ['application/json', `{"note": "${'x'.repeat(1024 * 1024)}"}`, 413],
  ])('is refused as %s that starts with %.12s', async (type, payload, status) => {
    const app = await appWith();
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v2/things',
      payload,
      headers: {
        host: 'tasman.localhost',
        'content-type': type,
        authorization: `Bearer ${await token(mayCreate)}`,
      },
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });
});

function refusing(answer: ReturnType<typeof problem>) {
  return appWith(
    handles('getThing', () => answer),
    handles('createThing', () => answer),
  );
}

describe('a refusal', () => {
  const both = [
    { id: 'CONS-41', path: 'lineItems', message: 'At least one freight item is required' },
    { id: 'FRGT-01', path: 'lineItems/0/count', message: 'Count must be from 1 to 999' },
  ];
  it('[ERR-01] [CALL-31] of version 1 is a message list, a summary first when there are several, or problem details for who asks for them', async () => {
    const several = await call(await refusing(ruleProblems(both)), 'GET', '/api/v1/things/T1', {
      token: await token(),
    });
    expect(several.status).toBe(422);
    expect(several.body).toEqual({
      requestId: expect.any(String),
      messages: [
        {
          severityName: 'Error',
          userMessage: 'The request is not valid',
          invalidParams: [],
          innerMessages: [],
        },
        ...both.map(({ id, path, message }) => ({
          severityName: 'Error',
          userMessage: message,
          invalidParams: [],
          innerMessages: [],
          problemId: id,
          path,
        })),
      ],
    });
    const one = await call(await refusing(ruleProblems(both.slice(1))), 'GET', '/api/v1/things/T1', {
      token: await token(),
    });
    expect(one.body).toMatchObject({ messages: [{ userMessage: both[1]?.message }] });
    const details = await call(await refusing(ruleProblems(both)), 'GET', '/api/v1/things/T1', {
      token: await token(),
      headers: { accept: 'application/problem+json, application/json' },
    });
    expect(details).toMatchObject({
      status: 422,
      headers: { 'content-type': expect.stringContaining('application/problem+json') },
      body: { title: 'The request is not valid', errors: { lineItems: [both[0]?.message] } },
    });
  });

  it('[ERR-02] of version 2 is problem details, with the sentence as detail and each problem with rule and place', async () => {
    const answer = await call(await refusing(ruleProblems(both)), 'POST', '/api/v2/things', {
      token: await token(mayCreate),
      body: { count: 1 },
    });
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.body).toMatchObject({
      type: 'about:blank',
      title: 'The request is not valid',
      status: 422,
      detail: both[0]?.message,
      errors: { lineItems: [both[0]?.message], 'lineItems/0/count': [both[1]?.message] },
      problems: both,
    });
  });

  it('has the operation’s additional fields', async () => {
    const answer = await call(
      await refusing(problem(409, { detail: 'It changed', members: { current: { count: 2 } } })),
      'GET',
      '/api/v1/things/T1',
      { token: await token() },
    );
    expect(answer).toMatchObject({
      status: 409,
      body: { current: { count: 2 }, messages: [{ userMessage: 'It changed' }] },
    });
  });
});

it.each([
  ['an unknown status', { status: 202 }],
  ['a body that does not fit', { status: 200, body: { count: 'one' } }],
  ['no body', { status: 200 }],
])('an answer against the contract fails while responses are validated: %s', async (_name, answer) => {
  const given = handles('getThing', () => answer);
  const app = await sampleApp({ handlers: thingHandlers(given), lines: [] });
  expect(await call(app, 'GET', '/api/v1/things/T1', { token: await token() })).toMatchObject({
    status: 500,
  });
  const unchecked = await sampleApp({
    handlers: thingHandlers(given),
    config: { responseValidation: false },
  });
  const passed = await call(unchecked, 'GET', '/api/v1/things/T1', { token: await token() });
  expect(passed.status).toBe(answer.status);
});
