import { ApiError, unknownErrorSentence } from '@consign/api-client';

/** What the server said of a failure, or null where it said nothing of its own: a screen then uses its own words. */
export function serverSentence(error: unknown): string | null {
  return error instanceof ApiError && error.message !== unknownErrorSentence ? error.message : null;
}
