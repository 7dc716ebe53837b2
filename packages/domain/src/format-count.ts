import { formatSteps } from './freight/decimal.js';

/** A whole number with thousands separators: formatCount(12500) is '12,500'. */
export function formatCount(count: number): string {
  return formatSteps(count, 0);
}
