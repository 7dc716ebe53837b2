import { exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import { describe, expect, it, vi } from 'vitest';

import { createRemoteKeys } from './remote-keys.js';

const issuer = 'https://issuer.example';
const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
const jwk = { ...(await exportJWK(publicKey)), kid: 'a', alg: 'RS256' };
const token = await new SignJWT({})
  .setProtectedHeader({ alg: 'RS256', kid: 'a' })
  .setIssuer(issuer)
  .sign(privateKey);

const good: Readonly<Record<string, unknown>> = {
  [`${issuer}/.well-known/openid-configuration`]: { issuer, jwks_uri: `${issuer}/keys` },
  [`${issuer}/keys`]: { keys: [jwk] },
};

function fetching(answers: Readonly<Record<string, unknown>>) {
  return vi.fn<typeof fetch>((address) => {
    const answer = answers[String(address)];
    return Promise.resolve(answer === undefined ? new Response('', { status: 502 }) : Response.json(answer));
  });
}

describe('the keys of an issuer', () => {
  it('are found through its discovery document, once for all tokens', async () => {
    const fetcher = fetching(good);
    const keys = createRemoteKeys(fetcher);
    await Promise.all([jwtVerify(token, keys(issuer)), jwtVerify(token, keys(issuer))]);
    await jwtVerify(token, keys(issuer));
    expect(fetcher.mock.calls.map(([address]) => String(address))).toEqual(Object.keys(good));
  });

  it('are asked for again after a failure', async () => {
    const fetcher = fetching(good);
    fetcher.mockResolvedValueOnce(new Response('', { status: 503 }));
    const keys = createRemoteKeys(fetcher);
    await expect(jwtVerify(token, keys(issuer))).rejects.toThrow('503');
    expect((await jwtVerify(token, keys(issuer))).payload.iss).toBe(issuer);
  });

  it.each([
    ['of another issuer', { issuer: 'https://other.example', jwks_uri: `${issuer}/keys` }],
    ['without keys', { issuer }],
  ])('are not taken from a discovery document %s', async (_name, document) => {
    const keys = createRemoteKeys(
      fetching({ ...good, [`${issuer}/.well-known/openid-configuration`]: document }),
    );
    await expect(jwtVerify(token, keys(issuer))).rejects.toThrow('The discovery document');
  });
});
