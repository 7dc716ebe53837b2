import { ApiError } from '@consign/api-client';

/**
 * Whether the same call, with the same Idempotency-Key, may be sent again: nobody answered, the server failed, or it
 * asked to wait. What it refused, it refuses again.
 */
export function canResend(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.isNoResponse || error.status === 429 || (error.status >= 500 && error.status !== 501);
}
