import { createPublicKey, type JsonWebKey, verify } from 'node:crypto';

import { expect, test } from 'vitest';

import { startIssuer } from '../../../issuer.shared.js';
import { freePorts } from '../../../ports.shared.js';
import { machineClaims, realm, TOKEN_PATH } from './image-answers.js';

interface Keys {
  readonly keys: readonly [JsonWebKey];
}

const get = async <T>(url: string) => (await (await fetch(url)).json()) as T;

test('the issuer gives a machine of the realm the token that Keycloak makes for it', async () => {
  const claims = machineClaims('consign-erp');
  expect(claims).toMatchObject({
    aud: 'urn:consign:trial',
    org_id: 'org_trial',
    permissions: expect.arrayContaining(['Access.DISPATCH']) as unknown,
  });
  const [port = 0] = await freePorts(1);
  const issuer = `http://localhost:${port}/realms/consign`;
  const { stop } = await startIssuer(port, realm, { [TOKEN_PATH]: claims });
  try {
    const discovered = await get<Record<string, string>>(`${issuer}/.well-known/openid-configuration`);
    expect(discovered['issuer']).toBe(issuer);
    const { keys } = await get<Keys>(discovered['jwks_uri'] ?? '');
    const { access_token: token = '' } = await get<Record<string, string>>(`${issuer}${TOKEN_PATH}`);
    const [header = '', body = '', signature = ''] = token.split('.');
    const key = createPublicKey({ key: keys[0], format: 'jwk' });
    const signed = Buffer.from(`${header}.${body}`);
    expect(verify('sha256', signed, key, Buffer.from(signature, 'base64url'))).toBe(true);
    expect(JSON.parse(Buffer.from(body, 'base64url').toString())).toMatchObject({ ...claims, iss: issuer });
    expect((await fetch(`${issuer}/other`)).status).toBe(404);
  } finally {
    await stop();
  }
});

test('a client without an account of its own has no token', () => {
  expect(() => machineClaims('consign-web')).toThrow('The realm has no machine consign-web');
});
