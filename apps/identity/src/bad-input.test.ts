import { request } from 'node:http';

import { beforeAll, describe, expect, it } from 'vitest';

import { Browser } from './testing/browser.js';
import { manager, password, shareIdentity, tasman, type Harness } from './testing/identity-harness.js';
import { authorizeUrl, formAction, newVerifier, post } from './testing/sign-in-flow.js';

let harness: Harness;

beforeAll(async () => {
  harness = await shareIdentity();
});

const challenge = { code_challenge: newVerifier().challenge };

async function openForm() {
  const browser = new Browser();
  const { url, response } = await browser.follow(authorizeUrl(harness.issuer, tasman, challenge));
  return { browser, action: formAction((await response?.text()) ?? '', url) };
}

describe('bad input is refused as the fault of its sender', () => {
  it('[AUTH-13] a sign-in form over its limit with 413, and the form can be sent again', async () => {
    const { browser, action } = await openForm();
    const large = await browser.open(action, post({ email: manager.email, password: 'x'.repeat(20_000) }));
    expect(large.status).toBe(413);
    expect(await large.text()).toContain('too long for an email and a password');
    const again = await browser.open(action, post({ email: manager.email, password }));
    expect(again.status).toBe(303);
  });

  it.each(['token', 'token/revocation', 'auth', 'session/end'])(
    '[AUTH-13] a body over the limit to /%s with 413',
    async (path) => {
      const response = await fetch(`${harness.issuer}/${path}`, post({ token: 'x'.repeat(60_000) }));
      expect(response.status).toBe(413);
    },
  );

  it('[AUTH-01] [AUTH-05] [AUTH-13] NUL in a form, an authorization request or a token with 400', async () => {
    const statuses: [string, number | undefined][] = [];
    for (const field of ['email', 'password']) {
      const { browser, action } = await openForm();
      const form = { email: manager.email, password, [field]: `a\0${manager.email}` };
      statuses.push([field, (await browser.open(action, post(form))).status]);
    }
    for (const name of ['state', 'nonce', 'login_hint', 'client_id', 'redirect_uri', 'code_challenge']) {
      const url = authorizeUrl(harness.issuer, tasman, { ...challenge, [name]: 'a\0b' });
      statuses.push([name, (await new Browser().follow(url)).response?.status]);
    }
    for (const fields of [
      { grant_type: 'refresh_token', refresh_token: 'a\0b' },
      { grant_type: 'authorization_code', code: 'a\0b', redirect_uri: tasman.redirectUris[0] ?? '' },
    ]) {
      const sent = post({ client_id: tasman.clientId, ...fields });
      statuses.push([fields.grant_type, (await fetch(`${harness.issuer}/token`, sent)).status]);
    }
    expect(statuses.filter(([, status]) => status !== 400)).toEqual([]);
    expect(statuses).toHaveLength(10);
  });

  it('[AUTH-13] a body that does not arrive in time with 408', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const slow = request(`${harness.issuer}/token`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': 100 },
      });
      slow.once('response', (response) => resolve(response.statusCode));
      slow.once('error', reject);
      slow.write('grant_type=');
    });
    expect(status).toBe(408);
  });

  it('[AUTH-13] and none of it is reported as a fault of the service', () => {
    expect(harness.errors).toEqual([]);
  });
});
