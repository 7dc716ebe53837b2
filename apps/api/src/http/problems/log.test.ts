import { describe, expect, it } from 'vitest';

import { call } from '../../testing/call.js';
import { handles, thingHandlers, withOperation } from '../../testing/contract.js';
import { mapsKey, sampleApp } from '../../testing/sample.js';
import { token } from '../../testing/tokens.js';
import { problem } from './problem.js';
import { scrubError, scrubText } from './scrub.js';

const password = 'correct-horse-battery';

async function failing(error: Error) {
  const lines: string[] = [];
  const app = await sampleApp({
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

  it('[PLAT-15] leaves keys, tokens, passwords, queries, quoted values and rows out of the log', async () => {
    for (const message of [
      `maps refused the key ${mapsKey}`,
      'maps refused AIzaSomeOtherKey000000000000000',
      'cannot read eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ4In0.c2lnbmF0dXJl',
      `connect postgres://consign:${password}@db/consign`,
      `GET https://maps.example/find?key=${password}`,
      `invalid input syntax for type uuid: "${password}"`,
      `Key (email)=(${password}) already exists`,
    ]) {
      const { log, bearer } = await failing(new Error(message, { cause: new Error(message) }));
      expect(log).toContain('call failed');
      expect(log).toContain('about to fail');
      const told = [mapsKey, 'AIzaSomeOther', password, 'eyJ', bearer].filter((secret) =>
        log.includes(secret),
      );
      expect([message, told]).toEqual([message, []]);
    }
  });

  it('[PLAT-15] logs every call by its route and never by its address', async () => {
    const { log } = await failing(new Error('x'));
    expect(log).toContain('"route":"/api/v1/things/:ref"');
    expect(log).not.toContain('page=2');
    expect(log).not.toContain('things/T1');
  });
});

/** The caller as its line names it. */
async function callerInLog(bearer: string, options: Parameters<typeof sampleApp>[0] = {}) {
  const lines: string[] = [];
  const app = await sampleApp({ lines, ...options });
  const { status } = await call(app, 'GET', '/api/v1/things/T1', { token: bearer });
  const answered = lines.find((line) => line.includes('"answered"')) ?? '{}';
  expect(answered).not.toContain(bearer);
  const { user, subject, refusedToken, because } = JSON.parse(answered) as Record<string, unknown>;
  return { status, user, subject, refusedToken, because };
}

describe('the line of a call', () => {
  it('[PLAT-150] names a user who is served by our own id', async () => {
    expect(await callerInLog(await token({ sub: 'issuer|7' }))).toEqual({ status: 200, user: 'user-1' });
  });

  it.each<[string, Parameters<typeof token>[0], Parameters<typeof sampleApp>[0]?]>([
    ['the token lacks Access.DISPATCH', { permissions: ['Access.DASHBOARD'] }],
    ['the token has no list of permissions', { claims: { permissions: undefined } }],
    ['the token has no list of permissions', { claims: { permissions: 'Access.DISPATCH' } }],
    ['no active user has the subject', {}, { findUser: () => Promise.resolve(undefined) }],
    [
      "the client's account lacks Access.DISPATCH",
      {},
      {
        findUser: () =>
          Promise.resolve({
            id: 'machine-1',
            organisationId: 'o',
            siteIds: [],
            machinePermissions: new Set(),
          }),
      },
    ],
  ])('[PLAT-150] says that %s, and names the refused by their subject', async (because, parts, options) => {
    const refused = await callerInLog(await token({ sub: 'issuer|7', ...parts }), options);
    expect(refused).toEqual({ status: 403, subject: 'issuer|7', because });
  });

  it('[PLAT-150] repeats the reason that a handler gives for a 403', async () => {
    const getThing = handles('getThing', () => problem(403, { detail: 'Import is not available' }));
    const bearer = await token();
    expect(await callerInLog(bearer, { handlers: thingHandlers(getThing) })).toEqual({
      status: 403,
      user: 'user-1',
      because: 'Import is not available',
    });
  });

  it("[PLAT-150] names the provider's system by its subject", async () => {
    const document = withOperation('/api/v1/things/T1', {
      operationId: 'getReport',
      security: [{ oidc: ['Provider.REPORT'] }],
      responses: { 204: {}, default: {} },
    });
    const getReport = { ...handles('getReport', () => ({ status: 204 })), isForProvider: true };
    const handlers = [...thingHandlers(), getReport];
    const bearer = await token({ sub: 'tracker', permissions: ['Provider.REPORT'] });
    expect(await callerInLog(bearer, { document, handlers })).toEqual({ status: 204, subject: 'tracker' });
  });

  it.each<[string, Parameters<typeof token>[0]]>([
    ['ERR_JWT_EXPIRED', { expiresIn: -60 }],
    ['ERR_JWT_CLAIM_VALIDATION_FAILED', { aud: 'urn:consign:aurora' }],
    ['WRONG_ORGANISATION', { orgId: 'org_aurora' }],
  ])('[PLAT-150] says that a token was refused for %s, and nothing of it', async (refusedToken, parts) => {
    expect(await callerInLog(await token({ sub: 'issuer|9', ...parts }))).toEqual({
      status: 401,
      refusedToken,
    });
  });

  it('[PLAT-150] says that a token with another signature was refused', async () => {
    const [header, payload] = (await token()).split('.');
    const forged = await callerInLog(`${header}.${payload}.AAAA`);
    expect(forged).toEqual({ status: 401, refusedToken: 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED' });
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
