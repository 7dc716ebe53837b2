const SECOND = 1000;
const FIRST_WAIT_MS = 15 * SECOND;
const LONGEST_WAIT_MS = 3600 * SECOND;
export const GIVEN_UP_AFTER_MS = 3 * 24 * 3600 * SECOND;

/** Milliseconds to wait after so many failed attempts. */
export function retryDelay(attempts: number): number {
  return Math.min(FIRST_WAIT_MS * 4 ** Math.min(attempts - 1, 10), LONGEST_WAIT_MS);
}

/** When to retry a failed job: with growing delays for three days; null means give up (DOCS-12). */
export function nextTry(
  { createdAt, attempts }: { readonly createdAt: Date; readonly attempts: number },
  now: Date,
): Date | null {
  const at = new Date(now.getTime() + retryDelay(attempts));
  return at.getTime() - createdAt.getTime() > GIVEN_UP_AFTER_MS ? null : at;
}
