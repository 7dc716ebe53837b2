/** Seconds of a Retry-After header, given as a number or as a date; null where it is missing or no such thing. */
export function readRetryAfter(headers: Headers): number | null {
  const value = headers.get('retry-after')?.trim() ?? '';
  if (/^\d{1,9}$/.test(value)) return Number(value);
  // Against the server's own clock: this machine's may be wrong.
  const seconds = Math.ceil((Date.parse(value) - Date.parse(headers.get('date') ?? '')) / 1000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}
