import { expect, it } from 'vitest';

import { ClientRefusedError, TokenUnavailableError } from '../transport.js';
import { json } from '../testing/calls.js';
import { clientCredentials } from './client-credentials.js';

const issuer = 'https://login.example';

/** A source whose issuer answers with these in turn, after its discovery document. */
function sourceWith(...answers: (() => Response | Error)[]) {
  const asked: RequestInit[] = [];
  const clock = { at: 0 };
  const token = clientCredentials({
    issuer,
    clientId: 'kowhai erp',
    clientSecret: 's:1',
    parameters: { audience: 'urn:consign:tasman' },
    now: () => clock.at,
    fetch: (url, init) => {
      if (url.endsWith('/.well-known/openid-configuration'))
        return Promise.resolve(json(200, { token_endpoint: `${issuer}/token` }));
      const answer = answers[asked.length]?.() ?? new Error('One call too many');
      asked.push(init);
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
  });
  return { token, asked, clock };
}

const granted =
  (name: string, seconds = 600) =>
  () =>
    json(200, { access_token: name, expires_in: seconds });

it('[CALL-193] are exchanged for a token once, until shortly before it expires', async () => {
  const { token, asked, clock } = sourceWith(granted('first'), granted('second'));
  expect(await Promise.all([token(), token(), token()])).toEqual(['first', 'first', 'first']);
  clock.at = 539_999;
  expect(await token()).toBe('first');
  clock.at = 540_000;
  expect(await token()).toBe('second');
  expect(asked).toHaveLength(2);
  expect(asked[0]).toMatchObject({
    method: 'POST',
    headers: { authorization: `Basic ${btoa('kowhai%20erp:s%3A1')}` },
  });
  expect(String(asked[0]?.body)).toBe('grant_type=client_credentials&audience=urn%3Aconsign%3Atasman');
});

it('[CALL-193] a token of less than two minutes is replaced after half of its life', async () => {
  const { token, clock } = sourceWith(granted('first', 30), granted('second', 30));
  expect(await token()).toBe('first');
  clock.at = 15_000;
  expect(await token()).toBe('second');
});

it('[CALL-260] drops the token that was refused, and asks once for all calls that were refused with it', async () => {
  const { token, asked } = sourceWith(granted('first'), granted('second'));
  expect(await token()).toBe('first');
  expect(await Promise.all([token('first'), token('first'), token()])).toEqual([
    'second',
    'second',
    'second',
  ]);
  expect(await token('first')).toBe('second');
  expect(asked).toHaveLength(2);
});

it('[CALL-193] are not called refused where the issuer is the address of something else', async () => {
  const token = clientCredentials({
    issuer,
    clientId: 'a',
    clientSecret: 's',
    fetch: () => Promise.resolve(new Response('Not found', { status: 404 })),
  });
  await expect(token()).rejects.toThrow(`${issuer} has no token endpoint`);
});

it('[CALL-262] says which option is missing', () => {
  const given = { issuer, clientId: 'a', clientSecret: '' };
  expect(() => clientCredentials(given)).toThrow('clientCredentials needs clientSecret');
});

it('[CALL-193] are asked for again after a failure, which says whether trying again helps', async () => {
  const { token } = sourceWith(
    () => new TypeError('fetch failed'),
    () => new Response('Bad gateway', { status: 502 }),
    () => json(401, { error: 'invalid_client' }),
    granted('token', 20),
  );
  await expect(token()).rejects.toBeInstanceOf(TokenUnavailableError);
  await expect(token()).rejects.toBeInstanceOf(TokenUnavailableError);
  const refused = token();
  await expect(refused).rejects.toBeInstanceOf(ClientRefusedError);
  await expect(refused).rejects.toThrow(`${issuer} refused the client: invalid_client`);
  expect(await token()).toBe('token');
});
