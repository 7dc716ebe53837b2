import { ApiError } from '@consign/api-client';

const mostRetries = 2;
const notBuilt = 501;

/** Whether a read is worth another try: no response, or a server that failed; never a refusal. */
export function shouldRetryRead(failures: number, error: unknown): boolean {
  if (failures >= mostRetries || !(error instanceof ApiError)) return false;
  return error.isNoResponse || (error.status >= 500 && error.status !== notBuilt);
}
