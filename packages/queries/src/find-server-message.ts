import { ApiError, unknownErrorMessage } from '@consign/api-client';

/** The server's own error message, or null when it sent none and the screen should use its own. */
export function findServerMessage(error: unknown): string | null {
  return error instanceof ApiError && error.message !== unknownErrorMessage ? error.message : null;
}
