import type { SignedIn } from '@consign/session';
import { sessionData } from '@consign/session/testing';
import { describe, expect, it } from 'vitest';

import { createSessionClient } from './session-client.js';

const refused = () => new Response(null, { status: 401 });
const sites = () => Response.json([]);

/** A client whose server gives these answers in turn, and what became of its session. */
function clientWith(
  answers: readonly (() => Response)[],
  renew: () => Promise<string> = async () => 'second',
) {
  const seen = { tokens: [] as (string | null)[], bodies: [] as string[], renewed: 0, expired: 0 };
  const signedIn: SignedIn = {
    user: sessionData().user,
    permissions: new Set(),
    getAccessToken: async () => 'first',
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

describe('an answer of 401', () => {
  it('[AUTH-08] is met with a renewed token and one more try, so that nothing is lost', async () => {
    const { write, seen } = clientWith([refused, sites]);
    expect((await write()).response.status).toBe(200);
    expect(seen.tokens).toEqual(['Bearer first', 'Bearer second']);
    expect(seen.bodies).toEqual(Array(2).fill('{"chargeSiteId":"a","originSiteId":"b"}'));
    expect(seen.expired).toBe(0);
  });

  it('[AUTH-08] logs the user out when the renewed token is refused too', async () => {
    const { read, seen } = clientWith([refused, refused]);
    expect((await read()).response.status).toBe(401);
    expect(seen).toMatchObject({ renewed: 1, expired: 1 });
    expect(seen.tokens).toHaveLength(2);
  });

  it('[AUTH-08] leaves the session alone while the identity provider cannot be reached', async () => {
    const { read, seen } = clientWith([refused], () => Promise.reject(new TypeError('Failed to fetch')));
    expect((await read()).response.status).toBe(401);
    expect(seen).toMatchObject({ expired: 0 });
    expect(seen.tokens).toHaveLength(1);
  });

  it('[AUTH-08] is not looked for in other answers', async () => {
    const { read, seen } = clientWith([() => new Response(null, { status: 403 })]);
    await read();
    expect(seen).toMatchObject({ renewed: 0, expired: 0 });
  });
});
