/** The seconds of a Retry-After header, given as a number or a date; null when missing or invalid. */
export function readRetryAfter(headers: Headers): number | null {
  const value = headers.get('retry-after')?.trim() ?? '';
  if (/^\d{1,9}$/.test(value)) return Number(value);
  // Relative to the server's Date header: the local clock may be wrong.
  const seconds = Math.ceil((Date.parse(value) - Date.parse(headers.get('date') ?? '')) / 1000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}
