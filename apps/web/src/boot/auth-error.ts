import { ErrorResponse, ErrorTimeout } from 'oidc-client-ts';

import { SignInRefused } from './checked-manager.js';

/** Kinds of sign-in errors (AUTH-04). */
export type AuthErrorKind =
  | 'invalid_organisation'
  | 'mfa_required'
  | 'invalid_state'
  | 'generic_error'
  | 'unknown_error';

const organisationErrors = new Set(['invalid_organisation', 'invalid_organization']);

/** Classifies an error thrown by sign-in (AUTH-04). */
export function authErrorKind(error: unknown): AuthErrorKind {
  if (error instanceof ErrorResponse) {
    if (organisationErrors.has(error.error ?? '')) return 'invalid_organisation';
    // Some issuers reject a user of another organisation with access_denied and only say why in the description.
    if (error.error === 'access_denied' && /organi[sz]ation|\borg_/i.test(error.error_description ?? '')) {
      return 'invalid_organisation';
    }
    return error.error === 'mfa_required' ? 'mfa_required' : 'generic_error';
  }
  if (error instanceof Error && /\bstate\b/i.test(error.message)) return 'invalid_state';
  return 'unknown_error';
}

/** Whether the identity provider was unreachable or failing, so that only retrying later can help. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof ErrorTimeout || error instanceof TypeError || error instanceof SyntaxError)
    return true;
  if (error instanceof ErrorResponse) {
    return error.error === 'temporarily_unavailable' || error.error === 'server_error';
  }
  // oidc-client-ts has no error class for a response that isn't the provider's, such as a proxy's page; match its message.
  return (
    error instanceof Error && /\((?:429|5\d\d)\)(:|$)|^Invalid response Content-Type/.test(error.message)
  );
}

/** Whether the identity provider refused a renewal, or answered with the ID token of another user, client or issuer. */
export function isRejected(error: unknown): boolean {
  if (error instanceof ErrorResponse) return !isUnreachable(error);
  // oidc-client-ts has no error class for an ID token that isn't like the first; match its messages.
  return error instanceof SignInRefused || (error instanceof Error && / in id_token\b/.test(error.message));
}
