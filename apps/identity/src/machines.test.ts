import { createLocalJWKSet, jwtVerify } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';

import { shareIdentity, tasman, tracker, type Harness } from './testing/identity-harness.js';
import { authorizeUrl, newVerifier, post } from './testing/sign-in-flow.js';

let harness: Harness;
beforeAll(async () => {
  harness = await shareIdentity();
});
const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')}`,
});

const requestToken = (fields: Record<string, string>, headers: Record<string, string>) =>
  fetch(`${harness.issuer}/token`, post({ grant_type: 'client_credentials', ...fields }, headers));

describe('[PROV-01] a machine client', () => {
  it('gets a token for its tenant with its own permissions', async () => {
    const response = await requestToken({}, basic(tracker.clientId, tracker.secret));
    expect(response.status).toBe(200);
    const { access_token: token, ...rest } = (await response.json()) as { access_token: string };
    expect(rest).toEqual({ expires_in: 600, token_type: 'Bearer' });
    const { payload, protectedHeader } = await jwtVerify(
      token,
      createLocalJWKSet(harness.identity.publicKeys),
      { issuer: harness.issuer, audience: tracker.audience, algorithms: ['RS256'], typ: 'at+jwt' },
    );
    expect(protectedHeader.typ).toBe('at+jwt');
    expect(payload).toMatchObject({
      sub: tracker.clientId,
      org_id: 'org_tasman',
      permissions: ['Provider.REPORT'],
    });
  });

  it.each([
    ['another secret', {}, basic(tracker.clientId, 'another secret of 32 characters!')],
    ['no secret', { client_id: tracker.clientId }, {}],
    ["a product's client id", { client_id: tasman.clientId }, {}],
    [
      "another tenant's audience",
      { resource: 'urn:consign:aurora' },
      basic(tracker.clientId, tracker.secret),
    ],
  ])('gets no token with %s', async (_what, fields, headers) => {
    expect((await requestToken(fields, headers)).status).toBeGreaterThanOrEqual(400);
  });

  it('cannot sign users in', async () => {
    const { challenge } = newVerifier();
    const product = { clientId: tracker.clientId, redirectUris: tasman.redirectUris };
    const response = await fetch(authorizeUrl(harness.issuer, product, { code_challenge: challenge }), {
      redirect: 'manual',
    });
    expect(response.status).toBe(400);
  });
});
