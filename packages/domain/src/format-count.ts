import { formatSteps } from './freight/decimal.js';

/** A whole number with thousands separators, and of what: formatCount(12500, 'piece') is '12,500 pieces'. */
export function formatCount(count: number, noun?: string): string {
  const number = formatSteps(count, 0);
  return noun === undefined ? number : `${number} ${noun}${count === 1 ? '' : 's'}`;
}
