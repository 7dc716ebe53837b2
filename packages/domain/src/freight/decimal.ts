/**
 * What happens to digits beyond those kept: `half-up` goes to the nearest and from the middle away from zero, `down`
 * towards zero, `up` away from it.
 */
export type Rounding = 'half-up' | 'down' | 'up';

const decimalText = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i;

/**
 * A decimal as a whole number of steps of 10^-`decimals`, by its digits and never by binary arithmetic: 1.005 with 2
 * decimals is 101 steps. A number counts as the shortest decimal that means it, which is how JSON wrote it.
 *
 * Null for what is no decimal (an empty text, separators for thousands, Infinity), and for what is more steps than a
 * number holds exactly.
 *
 * @example findSteps('0.12345', 4, 'half-up') // 1235
 */
export function findSteps(value: number | string, decimals: number, rounding: Rounding): number | null {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    decimalText.exec(String(value).trim()) ?? [];
  const digits = whole + fraction;
  if (digits === '') return null;
  const kept = whole.length + Number(exponent) + decimals;
  const significant = digits.replace(/^0+/, '');
  if (significant === '') return 0;
  // Digits by position: negative positions are the zeros before the first digit that was written.
  const steps = kept <= 0 ? 0 : Number(digits.slice(0, kept).padEnd(Math.min(kept, 400), '0'));
  const rounded = steps + (roundsUp(kept < 0 ? '' : digits.slice(kept), kept < 0, rounding) ? 1 : 0);
  if (!Number.isSafeInteger(rounded)) return null;
  return sign === '-' && rounded > 0 ? -rounded : rounded;
}

/** Whether the digits that are dropped take one step more; `isTiny`: less than a tenth of a step, and not nothing. */
function roundsUp(dropped: string, isTiny: boolean, rounding: Rounding): boolean {
  if (rounding === 'half-up') return !isTiny && dropped.charAt(0) >= '5';
  return rounding === 'up' && (isTiny || /[1-9]/.test(dropped));
}

/**
 * The quotient of a whole number and a whole number above 0, rounded to a whole number.
 *
 * @example divide(15, 10, 'half-up') // 2
 */
export function divide(dividend: number, divisor: number, rounding: Rounding): number {
  const rest = dividend % divisor;
  const quotient = (dividend - rest) / divisor;
  const away = rounding === 'up' ? rest !== 0 : rounding === 'half-up' && Math.abs(rest) * 2 >= divisor;
  return away ? quotient + Math.sign(dividend) : quotient;
}

/** Steps of 10^-`decimals` written out, with commas between thousands: formatSteps(125000, 2) is '1,250.00'. */
export function formatSteps(steps: number, decimals: number): string {
  const digits = String(Math.abs(steps)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals).replace(/\B(?=(?:\d{3})+$)/g, ',');
  const fraction = decimals === 0 ? '' : `.${digits.slice(-decimals)}`;
  return `${steps < 0 ? '-' : ''}${whole}${fraction}`;
}
