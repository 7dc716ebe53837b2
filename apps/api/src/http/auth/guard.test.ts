import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { FastifyInstance } from 'fastify';

import { call } from '../../testing/call.js';
import { handles, thingHandlers } from '../../testing/contract.js';
import { testNow } from '../../testing/now.js';
import { sampleApp } from '../../testing/sample.js';
import { token } from '../../testing/tokens.js';
import type { OperationContext } from '../contract/operation.js';
import type { Account, FindUser } from './identity.js';

const account: Account = { id: 'user-7', organisationId: 'organisation-7', siteIds: ['site-1'] };
const findUser = vi.fn<FindUser>(() => Promise.resolve(account));
let seen: OperationContext | undefined;
let app: FastifyInstance;

beforeAll(async () => {
  const handlers = thingHandlers(
    handles('getThing', (_request, context) => {
      seen = context;
      return { status: 200, body: { count: 1 } };
    }),
    handles('getOpen', (_request, context) => {
      seen = context;
      return { status: 204 };
    }),
  );
  app = await sampleApp({ handlers, findUser });
});

const getThing = async (parts: Parameters<typeof token>[0], host?: string) =>
  call(app, 'GET', '/api/v1/things/T1', {
    token: await token(parts),
    ...(host === undefined ? {} : { host }),
  });

async function post(...permissions: string[]): Promise<number> {
  const bearer = await token({ permissions });
  return (await call(app, 'POST', '/api/v2/things', { token: bearer, body: { count: 1 } })).status;
}

describe('a call', () => {
  it('[AUTH-05] reaches its handler with the tenant of the host, the user of our table and the permissions of the token', async () => {
    const permissions = ['Access.DISPATCH', 'Consignment.PRINT', 'Other.APP'];
    expect(await getThing({ permissions })).toMatchObject({ status: 200, body: { count: 1 } });
    expect(seen?.tenant.code).toBe('TASMAN');
    expect(seen?.user).toMatchObject({ id: 'user-7', subject: 'subject', organisationId: 'organisation-7' });
    expect([...(seen?.user.permissions ?? [])]).toEqual(['Access.DISPATCH', 'Consignment.PRINT']);
  });

  it('[PLAT-12] is answered without a token only where the contract says so, and then has no user', async () => {
    expect(await call(app, 'GET', '/api/v2/open')).toMatchObject({ status: 204 });
    expect(seen?.user).toBeNull();
    expect(await call(app, 'GET', '/api/v1/things/T1')).toMatchObject({ status: 401 });
  });
});

describe('a token', () => {
  it('is accepted within the clock tolerance, and refused once it has expired, also from the cache', async () => {
    expect(await getThing({ expiresIn: -4 })).toMatchObject({ status: 200 });
    const bearer = await token({ expiresIn: 1 });
    const clock = { at: testNow, now: () => clock.at };
    const timed = await sampleApp({ clock });
    const get = () => call(timed, 'GET', '/api/v1/things/T1', { token: bearer });
    expect((await get()).status).toBe(200);
    clock.at = new Date(clock.at.getTime() + 7000);
    expect((await get()).status).toBe(401);
  });

  it.each<[string, Parameters<typeof token>[0]]>([
    ['that expired', { expiresIn: -6 }],
    ['of another issuer', { iss: 'https://elsewhere.example' }],
    ['for another audience', { aud: 'urn:consign:aurora' }],
    ['of another organisation', { orgId: 'org_aurora' }],
    ['that is an ID token', { typ: 'JWT' }],
    ['without an organisation', { claims: { org_id: undefined } }],
    ['without a subject', { claims: { sub: undefined }, sub: '' }],
  ])('%s is refused with 401', async (_name, parts) => {
    const answer = await getThing(parts);
    expect(answer).toMatchObject({
      status: 401,
      headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
      body: { messages: [{ userMessage: 'Sign in to continue' }] },
    });
  });

  it('signed by another key, or malformed, is refused with 401', async () => {
    const [header = '', payload = ''] = (await token()).split('.');
    for (const bad of [`${header}.${payload}.AAAA`, 'x', 'x'.repeat(20_000)]) {
      const answer = await call(app, 'GET', '/api/v1/things/T1', { token: bad });
      expect([bad, answer.status]).toEqual([bad, 401]);
    }
  });

  it('[AUTH-11] of one tenant is refused at the host of another', async () => {
    expect(await getThing({}, 'aurora.localhost')).toMatchObject({ status: 401 });
    const aurora = { orgId: 'org_aurora', aud: 'urn:consign:aurora' };
    expect(await getThing(aurora, 'aurora.localhost')).toMatchObject({ status: 200 });
    expect(await getThing(aurora, 'tasman.localhost')).toMatchObject({ status: 401 });
  });

  it('needs every permission of a list, one list of several being enough, and is refused with 403 and a body', async () => {
    expect(await post('Access.DISPATCH')).toBe(403);
    expect(await post('Consignment.CREATE')).toBe(403);
    expect(await post('Access.DISPATCH', 'Consignment.CREATE')).toBe(201);
    expect(await getThing({ permissions: ['Access.DASHBOARD'] })).toMatchObject({
      status: 403,
      body: { messages: [{ userMessage: 'You are not authorized to perform this action' }] },
    });
    expect(await getThing({ claims: { permissions: 'Access.DISPATCH' } })).toMatchObject({ status: 403 });
  });

  it('of somebody without an active account is refused with 403', async () => {
    findUser.mockResolvedValueOnce(undefined);
    expect(await getThing({})).toMatchObject({
      status: 403,
      body: { messages: [{ userMessage: 'There is no active account for this sign-in' }] },
    });
  });

  it('is neither accepted nor refused while the signing keys are unavailable', async () => {
    const { createTokenVerifier } = await import('./token.js');
    const lines: string[] = [];
    const down = await sampleApp({
      lines,
      verifyToken: createTokenVerifier({
        clock: { now: () => new Date() },
        signingKeys: () => () => Promise.reject(new TypeError('fetch failed')),
      }),
    });
    expect(await call(down, 'GET', '/api/v1/things/T1', { token: await token() })).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5' },
    });
  });
});

it('a call is refused before its body is read', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v2/things',
    payload: '{"count": ',
    headers: { host: 'tasman.localhost', 'content-type': 'application/json' },
  });
  expect(answer.statusCode).toBe(401);
});
