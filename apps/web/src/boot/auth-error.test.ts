import { ErrorResponse, ErrorTimeout } from 'oidc-client-ts';
import { describe, expect, it } from 'vitest';

import { authErrorKind, isUnreachable } from './auth-error.js';

const answer = (error: string, description?: string) =>
  new ErrorResponse({ error, ...(description === undefined ? {} : { error_description: description }) });

describe('kinds of sign-in errors', () => {
  it.each([
    [answer('invalid_organisation'), 'invalid_organisation'],
    [answer('invalid_organization'), 'invalid_organisation'],
    [answer('access_denied', 'user is not part of the org_tasman organization'), 'invalid_organisation'],
    [answer('mfa_required'), 'mfa_required'],
    [answer('access_denied', 'the user said no'), 'generic_error'],
    [answer('login_required'), 'generic_error'],
    [new Error('No matching state found in storage'), 'invalid_state'],
    [new Error('State does not match'), 'invalid_state'],
    [new Error('sub in id_token does not match current sub'), 'unknown_error'],
    ['not even an error', 'unknown_error'],
  ])('[AUTH-04] %s is %s', (error, kind) => expect(authErrorKind(error)).toBe(kind));
});

describe('an identity provider that is down', () => {
  it.each([
    new TypeError('Failed to fetch'),
    new ErrorTimeout('Network timed out'),
    new Error('Bad Gateway (502)'),
    new Error('Service Unavailable (503): {"a":1}'),
    new Error('Too Many Requests (429)'),
    new SyntaxError('Unexpected token < in JSON at position 0'),
    new Error('Invalid response Content-Type: text/html, from URL: http://localhost:4301/token'),
    answer('temporarily_unavailable'),
  ])('[PLAT-02] is told apart from a refusal: %s', (error) => expect(isUnreachable(error)).toBe(true));

  it.each([
    answer('invalid_grant'),
    new Error('No matching state found in storage'),
    new Error('Not Found (404)'),
  ])('[AUTH-04] is not behind %s', (error) => expect(isUnreachable(error)).toBe(false));
});
