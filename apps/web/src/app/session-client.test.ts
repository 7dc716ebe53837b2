import type { SignedIn } from '@consign/session';
import { sessionData } from '@consign/session/testing';
import { describe, expect, it } from 'vitest';

import { firstCallPath } from '../boot/first-call.js';
import { SessionExpired } from '../boot/tokens.js';
import { createSessionClient, withFirstAnswer, withTimeout } from './session-client.js';

const unauthorized = () => new Response(null, { status: 401 });
const succeeded = () => Response.json([]);

/** A client whose server gives these responses in turn, with a record of its session's calls. */
function createClientWith(
  answers: readonly (() => Response)[],
  renew: () => Promise<string> = async () => 'second',
  access: () => Promise<string> = async () => 'first',
) {
  const seen = { tokens: [] as (string | null)[], bodies: [] as string[], renewed: 0, expired: 0 };
  const signedIn: SignedIn = {
    user: sessionData().user,
    permissions: new Set(),
    getAccessToken: access,
    renewAccessToken: () => {
      seen.renewed += 1;
      return renew();
    },
    signOut: async () => undefined,
    expire: async () => void (seen.expired += 1),
  };
  const client = createSessionClient(async (request) => {
    const respond = answers[seen.tokens.length] ?? unauthorized;
    seen.tokens.push(request.headers.get('authorization'));
    seen.bodies.push(await request.text());
    return respond();
  }, signedIn);
  return {
    seen,
    read: () => client.consignment.GET('/api/v1/users/me/sites', { baseUrl: 'http://tasman.localhost' }),
    write: () =>
      client.consignment.PUT('/api/v1/users/me/sites', {
        baseUrl: 'http://tasman.localhost',
        body: { chargeSiteId: 'a', originSiteId: 'b' },
      }),
  };
}

const noResponse = 'No response received; you may be offline';
const networkError = () => Promise.reject(new TypeError('Failed to fetch'));

describe('a 401 response', () => {
  it('[AUTH-08] renews the token and retries once', async () => {
    const { write, seen } = createClientWith([unauthorized, succeeded]);
    await write();
    expect(seen.tokens).toEqual(['Bearer first', 'Bearer second']);
    expect(seen.bodies).toEqual(Array(2).fill('{"chargeSiteId":"a","originSiteId":"b"}'));
    expect(seen.expired).toBe(0);
  });

  it('[AUTH-08] signs the user out when the renewed token is rejected too', async () => {
    const { read, seen } = createClientWith([unauthorized, unauthorized]);
    await expect(read()).rejects.toHaveProperty('status', 401);
    expect(seen).toMatchObject({ renewed: 1, expired: 1 });
    expect(seen.tokens).toHaveLength(2);
  });

  it('[AUTH-12] [ERR-04] counts as no response while the identity provider cannot be reached', async () => {
    const { read, seen } = createClientWith([unauthorized], networkError);
    await expect(read()).rejects.toMatchObject({ message: noResponse, isNoResponse: true });
    expect(seen).toMatchObject({ expired: 0 });
    expect(seen.tokens).toHaveLength(1);
  });

  it('[AUTH-08] is returned when the session has expired', async () => {
    const { read, seen } = createClientWith([unauthorized], () => Promise.reject(new SessionExpired()));
    await expect(read()).rejects.toHaveProperty('status', 401);
    expect(seen).toMatchObject({ expired: 0 });
  });

  it('[AUTH-08] is the only status that renews the token', async () => {
    const { read, seen } = createClientWith([() => new Response(null, { status: 403 })]);
    await expect(read()).rejects.toHaveProperty('status', 403);
    expect(seen).toMatchObject({ renewed: 0, expired: 0 });
  });
});

describe('a token that cannot be renewed', () => {
  it('[AUTH-12] [ERR-04] counts as no response while the identity provider cannot be reached', async () => {
    const { read, seen } = createClientWith([succeeded], undefined, networkError);
    await expect(read()).rejects.toMatchObject({ message: noResponse, isNoResponse: true });
    expect(seen.tokens).toEqual([]);
  });

  it('[AUTH-08] sends no request once the session has expired', async () => {
    const { read, seen } = createClientWith([succeeded], undefined, () =>
      Promise.reject(new SessionExpired()),
    );
    await expect(read()).rejects.toBeInstanceOf(SessionExpired);
    expect(seen.tokens).toEqual([]);
  });
});

it('[PLAT-290] the first call is answered once by the answer that boot asked for', async () => {
  const sent: string[] = [];
  const send = withFirstAnswer(
    async ({ url }) => {
      sent.push(new URL(url).pathname);
      return new Response('sent');
    },
    Promise.resolve(new Response('asked before')),
  );
  const read = async (path: string) => (await send(new Request(`http://tasman.localhost${path}`))).text();
  expect(await read('/api/v1/statuses')).toBe('sent');
  expect(await read(firstCallPath)).toBe('asked before');
  expect(await read(firstCallPath)).toBe('sent');
  expect(sent).toEqual(['/api/v1/statuses', firstCallPath]);
});

/** A server that never responds, with manual timers and a record of the requested timeouts. */
function hangingServer() {
  const timeouts: number[] = [];
  const acts: (() => void)[] = [];
  const send = withTimeout(
    ({ signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
    (ms, act) => {
      timeouts.push(ms);
      acts.push(act);
      return () => undefined;
    },
  );
  return { timeouts, send, fireTimers: () => acts.forEach((act) => act()) };
}

describe('a call without a response', () => {
  it.each([
    ['/api/v1/configuration/featureFlags/clientFlags', 10_000],
    ['/api/v2/me/accounts', 30_000],
  ])('[ERR-10] [ERR-12] to %s times out after %d ms', async (path, timeout) => {
    const { timeouts, send, fireTimers } = hangingServer();
    const response = send(new Request(`http://tasman.localhost${path}`));
    fireTimers();
    await expect(response).rejects.toHaveProperty('name', 'TimeoutError');
    expect(timeouts).toEqual([timeout]);
  });

  it('ends when its caller aborts it', async () => {
    const { send } = hangingServer();
    const caller = new AbortController();
    const response = send(new Request('http://tasman.localhost/api/v1/statuses', { signal: caller.signal }));
    caller.abort();
    await expect(response).rejects.toHaveProperty('name', 'AbortError');
  });

  it('[ERR-12] never times out while uploading a file', async () => {
    const { timeouts, send } = hangingServer();
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    void send(
      new Request('http://tasman.localhost/api/v1/files', { method: 'POST', headers, body: '--b--' }),
    );
    expect(timeouts).toEqual([]);
  });

  it('[ERR-12] does not time out once the response has begun', async () => {
    let stopped = false;
    const send = withTimeout(
      async () => new Response('a long document'),
      () => () => void (stopped = true),
    );
    await send(new Request('http://tasman.localhost/api/v1/report'));
    expect(stopped).toBe(true);
  });
});
