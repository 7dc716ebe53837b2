import { ErrorResponse, ErrorTimeout } from 'oidc-client-ts';
import { describe, expect, it } from 'vitest';

import { authErrorKind, isUnreachable } from './auth-error.js';

const oauthError = (error: string, description?: string) =>
  new ErrorResponse({ error, ...(description === undefined ? {} : { error_description: description }) });

it.each([
  [oauthError('invalid_organisation'), 'invalid_organisation'],
  [oauthError('invalid_organization'), 'invalid_organisation'],
  [oauthError('access_denied', 'user is not part of the org_tasman organization'), 'invalid_organisation'],
  [oauthError('mfa_required'), 'mfa_required'],
  [oauthError('access_denied', 'the user said no'), 'generic_error'],
  [oauthError('login_required'), 'generic_error'],
  [new Error('No matching state found in storage'), 'invalid_state'],
  [new Error('State does not match'), 'invalid_state'],
  [new Error('sub in id_token does not match current sub'), 'unknown_error'],
  ['not even an error', 'unknown_error'],
])('[AUTH-04] the sign-in error %s is %s', (error, kind) => expect(authErrorKind(error)).toBe(kind));

describe('an unreachable identity provider', () => {
  it.each([
    new TypeError('Failed to fetch'),
    new ErrorTimeout('Network timed out'),
    new Error('Bad Gateway (502)'),
    new Error('Service Unavailable (503): {"a":1}'),
    new Error('Too Many Requests (429)'),
    new SyntaxError('Unexpected token < in JSON at position 0'),
    new Error('Invalid response Content-Type: text/html, from URL: http://localhost:4301/token'),
    oauthError('temporarily_unavailable'),
  ])('[PLAT-02] is distinguished from a rejection: %s', (error) => expect(isUnreachable(error)).toBe(true));

  it.each([
    oauthError('invalid_grant'),
    new Error('No matching state found in storage'),
    new Error('Not Found (404)'),
  ])('[AUTH-04] is not the cause of %s', (error) => expect(isUnreachable(error)).toBe(false));
});
