import {
  type CryptoKey,
  SignJWT,
  UnsecuredJWT,
  createLocalJWKSet,
  exportJWK,
  exportSPKI,
  generateKeyPair,
} from 'jose';
import { expect, it } from 'vitest';

import { testNow } from '../../testing/now.js';
import { sampleTenants } from '../../testing/sample.js';
import { testIssuer } from '../../testing/tokens.js';
import type { Tenant } from './identity.js';
import { createTokenVerifier } from './token.js';

const tenant = sampleTenants['tasman.localhost'] as Tenant;
const issuedAt = Math.floor(testNow.getTime() / 1000);
const claims = {
  iss: testIssuer,
  sub: 'subject',
  aud: 'urn:consign:tasman',
  org_id: 'org_tasman',
  exp: issuedAt + 600,
};

/** Verifies a token as an API whose issuer has this public key only. */
async function verify(bearer: string, publicKey: CryptoKey) {
  const keys = createLocalJWKSet({ keys: [await exportJWK(publicKey)] });
  return createTokenVerifier({ signingKeys: () => keys, clock: { now: () => testNow } })(bearer, tenant);
}

const sign = (alg: string, key: CryptoKey | Uint8Array, over: object = {}) =>
  new SignJWT({ ...claims, ...over }).setProtectedHeader({ alg, typ: 'at+jwt' }).sign(key);

it.each(['RS256', 'PS256', 'ES256'])('[PLAT-151] accepts a token signed with %s', async (alg) => {
  const { publicKey, privateKey } = await generateKeyPair(alg);
  expect(await verify(await sign(alg, privateKey), publicKey)).toMatchObject({ subject: 'subject' });
  const { privateKey: another } = await generateKeyPair(alg);
  expect(await verify(await sign(alg, another), publicKey)).toEqual({
    reason: 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED',
  });
});

it.each(['RS512', 'ES384'])('[PLAT-151] refuses a token signed with %s', async (alg) => {
  const { publicKey, privateKey } = await generateKeyPair(alg);
  expect(await verify(await sign(alg, privateKey), publicKey)).toEqual({
    reason: 'ERR_JOSE_ALG_NOT_ALLOWED',
  });
});

it("[PLAT-151] refuses a token signed with HS256 and the issuer's public key, and one without a signature", async () => {
  const { publicKey } = await generateKeyPair('RS256', { extractable: true });
  const secret = new TextEncoder().encode(await exportSPKI(publicKey));
  const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt' })).toString('base64url');
  const [, payload] = new UnsecuredJWT(claims).encode().split('.');
  for (const bearer of [await sign('HS256', secret), `${header}.${payload}.`]) {
    expect(await verify(bearer, publicKey)).toEqual({ reason: 'ERR_JOSE_ALG_NOT_ALLOWED' });
  }
});

it.each([
  ['a minute ahead', { nbf: issuedAt + 60, iat: issuedAt + 60 }, { subject: 'subject' }],
  ['a minute behind', { nbf: issuedAt - 60, iat: issuedAt - 60, exp: issuedAt + 1 }, { subject: 'subject' }],
  ['further ahead', { nbf: issuedAt + 65 }, { reason: 'ERR_JWT_CLAIM_VALIDATION_FAILED' }],
  ['so far behind that the token has ended', { exp: issuedAt - 6 }, { reason: 'ERR_JWT_EXPIRED' }],
])('[AUTH-21] a token of an issuer whose clock is %s', async (_clock, over, expected) => {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  expect(await verify(await sign('RS256', privateKey, over), publicKey)).toMatchObject(expected);
});
