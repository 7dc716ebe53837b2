import type { ApiError } from '@consign/api-client';

/** The error of a call, or null for one that is none. */
export function findApiError(error: unknown): ApiError | null {
  return error instanceof Error && error.name === 'ApiError' ? (error as ApiError) : null;
}
