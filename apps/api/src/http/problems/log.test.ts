import { describe, expect, it } from 'vitest';

import { call } from '../../testing/call.js';
import { handles, thingContract, thingHandlers } from '../../testing/contract.js';
import { mapsKey, sampleApp } from '../../testing/sample.js';
import { token } from '../../testing/tokens.js';
import { scrubError, scrubText } from './scrub.js';

const password = 'correct-horse-battery';

async function failing(error: Error) {
  const lines: string[] = [];
  const app = await sampleApp({
    document: thingContract,
    lines,
    handlers: thingHandlers(
      handles('createThing', (_request, context) => {
        context.log.warn({ token: password, body: { note: password }, err: error }, 'about to fail');
        throw error;
      }),
    ),
  });
  const bearer = await token({ permissions: ['Access.DISPATCH', 'Consignment.CREATE'] });
  const answer = await call(app, 'POST', '/api/v2/things', {
    token: bearer,
    body: { count: 1, note: 'Hello' },
  });
  await call(app, 'GET', `/api/v1/things/T1?page=2&secret=${password}`, { token: bearer });
  return { answer, log: lines.join('\n'), bearer };
}

describe('an unexpected error', () => {
  it('[PLAT-15] is answered with 500, an id and none of its own text', async () => {
    const { answer, log } = await failing(new Error(`insert into things: ${mapsKey} is too long`));
    expect(answer).toMatchObject({ status: 500, body: { title: 'Something went wrong', status: 500 } });
    expect(answer.text).not.toContain('things');
    const { instance } = answer.body as { instance: string };
    expect(log).toContain(instance);
  });

  it.each([
    ['the key of the tenant', `maps refused the key ${mapsKey}`],
    ['a key by its form', 'maps refused AIzaSomeOtherKey000000000000000'],
    ['a token', 'cannot read eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ4In0.c2lnbmF0dXJl'],
    ['a password in an address', `connect postgres://consign:${password}@db/consign`],
    ['a query string', `GET https://maps.example/find?key=${password}`],
    ['a quoted value', `invalid input syntax for type uuid: "${password}"`],
    ['a row', `Key (email)=(${password}) already exists`],
  ])('[PLAT-15] leaves %s out of the log', async (_name, message) => {
    const { log, bearer } = await failing(new Error(message, { cause: new Error(message) }));
    expect(log).toContain('call failed');
    expect(log).toContain('about to fail');
    for (const secret of [mapsKey, 'AIzaSomeOther', password, 'eyJ', bearer])
      expect(log).not.toContain(secret);
  });

  it('[PLAT-15] logs every call by its route and never by its address', async () => {
    const { log } = await failing(new Error('x'));
    expect(log).toContain('"route":"/api/v1/things/:ref"');
    expect(log).not.toContain('page=2');
    expect(log).not.toContain('things/T1');
  });
});

it('keeps an error’s type, code and stack', () => {
  const error = Object.assign(new TypeError('x is "1"'), {
    code: '23505',
    table: 'consignment',
    detail: 'secret',
  });
  const logged = scrubError(error);
  expect(logged).toMatchObject({
    type: 'TypeError',
    code: '23505',
    table: 'consignment',
    message: 'x is "…"',
  });
  expect(logged.stack).toContain('log.test.ts');
  expect(JSON.stringify(logged)).not.toContain('secret');
});

it('leaves a plain sentence as it is', () => {
  expect(scrubText('The connection was closed by the server')).toBe(
    'The connection was closed by the server',
  );
});
