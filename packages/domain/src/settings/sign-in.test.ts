import { describe, expect, it } from 'vitest';

import { findCompleteSignIn, parseTenantSettings, withSignInDefaults } from './index.js';

const identity = { tenantName: 'Tasman Freight', tenantCode: 'TASMAN', externalId: 'org_tasman' };
const signIn = {
  authority: 'http://localhost:4301',
  clientId: 'consign-tasman',
  audience: 'urn:consign:tasman',
};
const none = { authority: null, clientId: null, audience: null };

describe('sign-in settings', () => {
  it('stand in the list as Auth:Authority and so on, in a flat record as authority and so on', () => {
    const settings = [
      { name: 'Auth:Authority', value: 'http://localhost:4301' },
      { name: 'Auth:ClientId', value: 'consign-tasman' },
      { name: 'Auth:Audience', value: 'urn:consign:tasman' },
    ];

    expect(parseTenantSettings({ ...identity, settings })).toMatchObject({ ok: true, value: { signIn } });
    expect(parseTenantSettings({ ...identity, ...signIn })).toMatchObject({ ok: true, value: { signIn } });
  });

  it('what the tenant does not say comes from the deployment', () => {
    expect(withSignInDefaults({ ...none, clientId: 'own' }, signIn)).toEqual({ ...signIn, clientId: 'own' });
    expect(withSignInDefaults(signIn, none)).toEqual(signIn);
    expect(withSignInDefaults(none, none)).toEqual(none);
  });

  it.each(['authority', 'clientId', 'audience'])('are incomplete without %s', (name) => {
    expect(findCompleteSignIn(signIn)).toEqual(signIn);
    expect(findCompleteSignIn({ ...signIn, [name]: null })).toBeNull();
  });
});
