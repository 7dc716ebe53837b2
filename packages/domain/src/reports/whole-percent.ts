/**
 * A share as a whole percent (DASH-10); null of nothing. It is 0 or 100 only where none or all are: a share that would
 * round to either stays 1 or 99, so that no miss vanishes.
 *
 * @example wholePercent(999, 1000) // 99
 */
export function wholePercent(part: number, total: number): number | null {
  if (total === 0) return null;
  if (part === 0 || part === total) return part === 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round((part / total) * 100)));
}
