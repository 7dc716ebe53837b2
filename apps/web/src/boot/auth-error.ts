import { ErrorResponse, ErrorTimeout } from 'oidc-client-ts';

/** AUTH-04. */
export type AuthErrorKind =
  | 'invalid_organisation'
  | 'mfa_required'
  | 'invalid_state'
  | 'generic_error'
  | 'unknown_error';

const organisationErrors = new Set(['invalid_organisation', 'invalid_organization']);

/** Sorts what a failed sign-in threw into the kinds of AUTH-04. */
export function authErrorKind(error: unknown): AuthErrorKind {
  if (error instanceof ErrorResponse) {
    if (organisationErrors.has(error.error ?? '')) return 'invalid_organisation';
    // Some issuers refuse a stranger to the organisation with a plain access_denied and say the rest in words.
    if (error.error === 'access_denied' && /organi[sz]ation|\borg_/i.test(error.error_description ?? '')) {
      return 'invalid_organisation';
    }
    return error.error === 'mfa_required' ? 'mfa_required' : 'generic_error';
  }
  if (error instanceof Error && /\bstate\b/i.test(error.message)) return 'invalid_state';
  return 'unknown_error';
}

/** Whether the identity provider could not be reached or is out of order, so that only a later try can help. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof ErrorTimeout || error instanceof TypeError || error instanceof SyntaxError)
    return true;
  if (error instanceof ErrorResponse) {
    return error.error === 'temporarily_unavailable' || error.error === 'server_error';
  }
  // oidc-client-ts has no class for an answer that is not the provider's own, such as a proxy's page: only a text.
  return (
    error instanceof Error && /\((?:429|5\d\d)\)(:|$)|^Invalid response Content-Type/.test(error.message)
  );
}
