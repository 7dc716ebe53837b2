import type { SignedIn } from '@consign/session';
import { sessionData } from '@consign/session/testing';
import { describe, expect, it } from 'vitest';

import { SessionExpired } from '../boot/tokens.js';
import { createSessionClient, withTimeout } from './session-client.js';

const refused = () => new Response(null, { status: 401 });
const succeeded = () => Response.json([]);

/** A client whose server gives these answers in turn, and what became of its session. */
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
    const answer = answers[seen.tokens.length] ?? refused;
    seen.tokens.push(request.headers.get('authorization'));
    seen.bodies.push(await request.text());
    return answer();
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
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

describe('an answer of 401', () => {
  it('[AUTH-08] is met with a renewed token and one more try, so that nothing is lost', async () => {
    const { write, seen } = createClientWith([refused, succeeded]);
    expect((await write()).response.status).toBe(200);
    expect(seen.tokens).toEqual(['Bearer first', 'Bearer second']);
    expect(seen.bodies).toEqual(Array(2).fill('{"chargeSiteId":"a","originSiteId":"b"}'));
    expect(seen.expired).toBe(0);
  });

  it('[AUTH-08] logs the user out when the renewed token is refused too', async () => {
    const { read, seen } = createClientWith([refused, refused]);
    expect((await read()).response.status).toBe(401);
    expect(seen).toMatchObject({ renewed: 1, expired: 1 });
    expect(seen.tokens).toHaveLength(2);
  });

  it('[AUTH-12] [ERR-04] counts as no response while the identity provider cannot be reached', async () => {
    const { read, seen } = createClientWith([refused], lost);
    await expect(read()).rejects.toMatchObject({ message: noResponse, isNoResponse: true });
    expect(seen).toMatchObject({ expired: 0 });
    expect(seen.tokens).toHaveLength(1);
  });

  it('[AUTH-08] is the answer when the session is over', async () => {
    const { read, seen } = createClientWith([refused], () => Promise.reject(new SessionExpired()));
    expect((await read()).response.status).toBe(401);
    expect(seen).toMatchObject({ expired: 0 });
  });

  it('[AUTH-08] is not looked for in other answers', async () => {
    const { read, seen } = createClientWith([() => new Response(null, { status: 403 })]);
    await read();
    expect(seen).toMatchObject({ renewed: 0, expired: 0 });
  });
});

describe('a token that cannot be renewed', () => {
  it('[AUTH-12] [ERR-04] counts as no response while the identity provider cannot be reached', async () => {
    const { read, seen } = createClientWith([succeeded], undefined, lost);
    await expect(read()).rejects.toMatchObject({ message: noResponse, isNoResponse: true });
    expect(seen.tokens).toEqual([]);
  });

  it('[AUTH-08] sends nothing once the session is over', async () => {
    const { read, seen } = createClientWith([succeeded], undefined, () =>
      Promise.reject(new SessionExpired()),
    );
    await expect(read()).rejects.toBeInstanceOf(SessionExpired);
    expect(seen.tokens).toEqual([]);
  });
});

/** A server that never answers, and a clock that stands until it is told; how long each wait was to be. */
function hangingServer() {
  const waits: number[] = [];
  const acts: (() => void)[] = [];
  const send = withTimeout(
    ({ signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
    (ms, act) => {
      waits.push(ms);
      acts.push(act);
      return () => undefined;
    },
  );
  return { waits, send, pass: () => acts.forEach((act) => act()) };
}

describe('a call that is not answered', () => {
  it.each([
    ['/api/v1/configuration/featureFlags/clientFlags', 10_000],
    ['/api/v2/me/accounts', 30_000],
  ])('[ERR-10] [ERR-12] of %s is given up after %d ms', async (path, patience) => {
    const { waits, send, pass } = hangingServer();
    const answer = send(new Request(`http://tasman.localhost${path}`));
    pass();
    await expect(answer).rejects.toHaveProperty('name', 'TimeoutError');
    expect(waits).toEqual([patience]);
  });

  it('ends when its caller wants no more of it', async () => {
    const { send } = hangingServer();
    const caller = new AbortController();
    const answer = send(new Request('http://tasman.localhost/api/v1/statuses', { signal: caller.signal }));
    caller.abort();
    await expect(answer).rejects.toHaveProperty('name', 'AbortError');
  });

  it('[ERR-12] is waited for while it sends a file', async () => {
    const { waits, send } = hangingServer();
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    void send(
      new Request('http://tasman.localhost/api/v1/files', { method: 'POST', headers, body: '--b--' }),
    );
    expect(waits).toEqual([]);
  });

  it('[ERR-12] is not cut short once its answer has begun', async () => {
    let stopped = false;
    const send = withTimeout(
      async () => new Response('a long document'),
      () => () => void (stopped = true),
    );
    await send(new Request('http://tasman.localhost/api/v1/report'));
    expect(stopped).toBe(true);
  });
});
