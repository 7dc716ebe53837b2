import { ApiError } from '@consign/api-client';

/** The error of a call; null for any other error. */
export function findApiError(error: unknown): ApiError | null {
  return error instanceof ApiError ? error : null;
}
