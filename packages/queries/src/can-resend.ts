import { ApiError } from '@consign/api-client';

/**
 * Whether resending the same call with the same Idempotency-Key can succeed: after no response, a server error or 429.
 * Any other refusal would repeat.
 */
export function canResend(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.isNoResponse || error.status === 429 || (error.status >= 500 && error.status !== 501);
}
