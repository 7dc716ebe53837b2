import { ApiError, unknownErrorMessage } from '@consign/api-client';

/** What the server said of a failure, or null where it said nothing of its own: a screen then uses its own words. */
export function findServerMessage(error: unknown): string | null {
  return error instanceof ApiError && error.message !== unknownErrorMessage ? error.message : null;
}
