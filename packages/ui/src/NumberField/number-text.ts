const formats = new Map<number, Intl.NumberFormat>();

function getNumberFormat(decimals: number): Intl.NumberFormat {
  const known = formats.get(decimals);
  if (known) return known;
  const made = new Intl.NumberFormat('en-NZ', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  formats.set(decimals, made);
  return made;
}

/** As it stands when the field is left: thousands apart, the decimals filled up; more decimals than that are kept in sight. */
export function formatNumber(value: number | null, decimals: number): string {
  if (value === null || Number.isNaN(value)) return '';
  return Number(value.toFixed(decimals)) === value ? getNumberFormat(decimals).format(value) : String(value);
}

const decimal = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const withThousands = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
/** What a formatted number looks like while digits are put in and taken out: the point tells the commas apart. */
const beingChanged = /^[+-]?[\d,]*\.\d*$/;

/**
 * Reads what was typed or pasted: null for nothing, NaN for what is no number, such as 1,5 or 1.2.3. It is never made
 * another number by leaving something out. Spaces, commas between thousands and the field's own unit are no part of it;
 * digits of full width count as what they are.
 *
 * @example parseNumber('1,250.5 kg', 'kg') // 1250.5
 */
export function parseNumber(raw: string, unit = ''): number | null {
  const text = withoutUnit(halfWidth(raw).replaceAll(/\s/g, '').toLowerCase(), unit.toLowerCase());
  if (text === '') return null;
  const hasCommas = withThousands.test(text) || beingChanged.test(text);
  const digits = hasCommas ? text.replaceAll(',', '') : text;
  const number = decimal.test(digits) ? Number(digits) : Number.NaN;
  // No -0, and nothing beyond what a number holds.
  return Number.isFinite(number) ? number + 0 : Number.NaN;
}

/** Without the unit at its end, also as a keyboard without its sign writes it: m3. */
function withoutUnit(text: string, unit: string): string {
  const found = [unit, unit.replace('³', '3')].find(
    (each) => each !== '' && text.endsWith(each) && /[\d.]$/.test(text.slice(0, -each.length)),
  );
  return found === undefined ? text : text.slice(0, -found.length);
}

/** Digits, signs, comma and point of full width, and the minus of the typesetters, as a keyboard has them. */
function halfWidth(text: string): string {
  return text
    .replace('\u2212', '-')
    .replaceAll(/[\uFF0B-\uFF19]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xfee0));
}
