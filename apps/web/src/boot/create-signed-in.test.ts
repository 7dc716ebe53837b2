import { describe, expect, it } from 'vitest';

import { readClaims, readUser } from './create-signed-in.js';
import { buildToken } from './testing/boot-harness.js';

describe('the signed-in user', () => {
  it('[AUTH-02] has every claim of the ID token', () => {
    expect(
      readUser({
        sub: 'auth|1',
        name: 'Mere Manager',
        nickname: 'Mere',
        picture: 'https://pictures.example/1.png',
        email: 'manager@kowhai.example',
        email_verified: true,
        org_id: 'org_tasman',
        object_id: '0198',
        given_name: 'Mere',
        family_name: 'Manager',
        locale: 'en-NZ',
      }),
    ).toEqual({
      sub: 'auth|1',
      name: 'Mere Manager',
      nickname: 'Mere',
      picture: 'https://pictures.example/1.png',
      email: 'manager@kowhai.example',
      emailVerified: true,
      orgId: 'org_tasman',
      objectId: '0198',
      givenName: 'Mere',
      familyName: 'Manager',
      locale: 'en-NZ',
    });
  });

  it('[AUTH-02] takes claims that the ID token lacks from other sources', () => {
    expect(readUser({ sub: 'auth|1' }, { sub: 'other', org_id: 'org_tasman' })).toMatchObject({
      sub: 'auth|1',
      orgId: 'org_tasman',
      name: null,
      emailVerified: false,
    });
  });
});

describe('token claims', () => {
  it('[AUTH-05] are decoded as UTF-8, with macrons', () => {
    expect(readClaims(buildToken({ name: 'Mere Kōwhai', permissions: ['Access.DISPATCH'] }))).toEqual({
      name: 'Mere Kōwhai',
      permissions: ['Access.DISPATCH'],
    });
  });

  it.each(['opaque', '', 'a.b.c', 'a.W10.c'])(
    '[AUTH-05] are empty for a token that is not a JWT: %j',
    (token) => expect(readClaims(token)).toEqual({}),
  );
});
