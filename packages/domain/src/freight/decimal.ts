/**
 * How dropped digits round: `half-up` to the nearest, ties away from zero; `down` towards zero; `up` away from zero.
 */
export type Rounding = 'half-up' | 'down' | 'up';

const decimalText = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i;

/**
 * Converts a decimal to a whole number of 10^-`decimals` steps by its digits, without binary rounding: 1.005 with 2
 * decimals is 101 steps. A number is read as its shortest decimal form, as JSON writes it.
 *
 * Null for anything that isn't a decimal (empty text, thousands separators, Infinity) and beyond the safe integers.
 *
 * @example findSteps('0.12345', 4, 'half-up') // 1235
 */
export function findSteps(value: number | string, decimals: number, rounding: Rounding): number | null {
  const plain = typeof value === 'string' ? readPlain(value, decimals) : Number.NaN;
  if (!Number.isNaN(plain)) return plain;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    decimalText.exec(String(value).trim()) ?? [];
  const digits = whole + fraction;
  if (digits === '') return null;
  const stepDigits = whole.length + Number(exponent) + decimals;
  const significant = digits.replace(/^0+/, '');
  if (significant === '') return 0;
  // Negative: the value starts with zeros that `digits` doesn't contain.
  const steps =
    stepDigits <= 0 ? 0 : Number(digits.slice(0, stepDigits).padEnd(Math.min(stepDigits, 400), '0'));
  const dropped = stepDigits < 0 ? '' : digits.slice(stepDigits);
  const rounded = steps + (roundsUp(dropped, stepDigits < 0, rounding) ? 1 : 0);
  if (!Number.isSafeInteger(rounded)) return null;
  return sign === '-' && rounded > 0 ? -rounded : rounded;
}

const powers = [1, 10, 100, 1000, 10_000];
const zero = 48;
const point = 46;

/**
 * Reads what nearly every text is: a few digits with at most one point, and no more decimals than the steps have. NaN
 * for any other text, which may still be a decimal.
 */
function readPlain(text: string, decimals: number): number {
  const { length } = text;
  if (length === 0 || length > 10) return Number.NaN;
  let steps = 0;
  let pointAt = -1;
  for (let index = 0; index < length; index += 1) {
    const code = text.charCodeAt(index);
    if (code >= zero && code <= zero + 9) steps = steps * 10 + code - zero;
    else if (code === point && pointAt < 0 && length > 1) pointAt = index;
    else return Number.NaN;
  }
  const missing = pointAt < 0 ? decimals : decimals - (length - pointAt - 1);
  return missing < 0 ? Number.NaN : steps * (powers[missing] ?? Number.NaN);
}

/** Whether the dropped digits round up by one step. `isTiny`: non-zero and less than a tenth of a step. */
function roundsUp(dropped: string, isTiny: boolean, rounding: Rounding): boolean {
  if (rounding === 'half-up') return !isTiny && dropped.charAt(0) >= '5';
  return rounding === 'up' && (isTiny || /[1-9]/.test(dropped));
}

/**
 * Divides two whole numbers and rounds to a whole number. The divisor must be above 0.
 *
 * @example divide(15, 10, 'half-up') // 2
 */
export function divide(dividend: number, divisor: number, rounding: Rounding): number {
  const rest = dividend % divisor;
  const quotient = (dividend - rest) / divisor;
  const away = rounding === 'up' ? rest !== 0 : rounding === 'half-up' && Math.abs(rest) * 2 >= divisor;
  return away ? quotient + Math.sign(dividend) : quotient;
}

/** Formats steps of 10^-`decimals` with thousands separators: formatSteps(125000, 2) is '1,250.00'. */
export function formatSteps(steps: number, decimals: number): string {
  const digits = String(Math.abs(steps)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals).replace(/\B(?=(?:\d{3})+$)/g, ',');
  const fraction = decimals === 0 ? '' : `.${digits.slice(-decimals)}`;
  return `${steps < 0 ? '-' : ''}${whole}${fraction}`;
}
