import { need, text as anyText } from '../argument.js';

/** A written number and the power of ten that turns it into the unit that was asked for. */
interface WrittenNumber {
  readonly digits: string;
  readonly power: number;
}

/** How people write the units of freight, by the power of ten that turns each into m, m³ or kg. */
const units: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  m: { m: 0, cm: -2, mm: -3 },
  'm³': { 'm³': 0, m3: 0, cbm: 0 },
  kg: { kg: 0, kgs: 0, g: -3, t: 3 },
};

const decimal = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const withThousands = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
/** A formatted number being edited: its decimal point shows that the commas separate thousands. */
const beingChanged = /^[+-]?[\d,]*\.\d*$/;

/**
 * Reads typed or pasted text as a number in `unit`: null when blank, NaN when it isn't a number, such as 1,5 or 1.2.3.
 * Ignores spaces and thousands separators, accepts full-width digits and other units of the same kind (FRGT-38); never
 * guesses by dropping anything else.
 *
 * @example readNumber('1,200 mm', 'm') // 1.2
 */
export function readNumber(typed: string, unit = ''): number | null {
  need('readNumber', 'typed', typed, anyText);
  const text = toHalfWidth(typed).replaceAll(/\s/g, '');
  if (text === '') return null;
  const { digits, power } = splitUnit(text, unit);
  const hasCommas = withThousands.test(digits) || beingChanged.test(digits);
  const number = joinPower({ digits: hasCommas ? digits.replaceAll(',', '') : digits, power });
  // + 0 turns -0 into 0.
  return decimal.test(number) && Number.isFinite(Number(number)) ? Number(number) + 0 : Number.NaN;
}

/**
 * Takes the unit off a written number, in any case, if it is `unit` or measures the same thing (FRGT-38). A text with
 * another unit or none stays as it is.
 *
 * @example splitUnit('1.2 t', 'kg') // { digits: '1.2', power: 3 }
 */
export function splitUnit(text: string, unit: string): WrittenNumber {
  const [, digits = text, written = ''] = /^(.*[\d.])\s*([^\d.\s]\S*)$/u.exec(text) ?? [];
  const name = written.toLowerCase();
  const power = name === unit.toLowerCase() ? 0 : units[unit]?.[name];
  return power === undefined ? { digits: text, power: 0 } : { digits, power };
}

/** Writes a number in the unit that was asked for: '1.2e3'. */
export function joinPower({ digits, power }: WrittenNumber): string {
  return power === 0 ? digits : `${digits}e${power}`;
}

/** Converts full-width digits, signs, comma and point, and the minus sign U+2212, to ASCII. */
function toHalfWidth(text: string): string {
  return text
    .replace('\u2212', '-')
    .replaceAll(/[\uFF0B-\uFF19]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xfee0));
}
