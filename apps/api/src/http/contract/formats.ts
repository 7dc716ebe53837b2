import { isCalendarDay, isDay, MAX_DAY, MIN_DAY } from '@consign/domain/dates';

// Calls about other years are mistakes, and the database refuses the extremes of a Date.
const [FIRST_YEAR, LAST_YEAR] = [MIN_DAY.slice(0, 4), MAX_DAY.slice(0, 4)];

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/u;
const INSTANT = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?Z$/u;
const INTEGER = /^-?(?:0|[1-9]\d{0,15})$/u;

interface Format {
  /** Completes "This must be …". */
  readonly description: string;
  /** Of requests only; answers are ours. */
  readonly isValid: (text: string) => boolean;
}

/** Every format of the contracts; an unknown one is an error at start. */
export const formats = {
  uuid: {
    description: 'an id such as 019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10, in lower case',
    isValid: (text) => UUID.test(text),
  },
  date: {
    description: `a date such as 2025-07-14, from ${MIN_DAY} to ${MAX_DAY}`,
    isValid: isDay,
  },
  'date-time': {
    description: `an instant such as 2025-07-14T21:30:00Z, from ${FIRST_YEAR} to ${LAST_YEAR}`,
    isValid: (text) => {
      const day = INSTANT.exec(text)?.[1];
      return isCalendarDay(day) && day >= FIRST_YEAR && day <= MAX_DAY;
    },
  },
  uri: { description: 'an address', isValid: (text) => URL.canParse(text) },
  'uri-reference': { description: 'an address', isValid: (text) => URL.canParse(text, 'https://a.example') },
  binary: { description: 'a file', isValid: () => true },
} as const satisfies Readonly<Record<string, Format>>;

export function describeFormat(name: string): string {
  return Object.hasOwn(formats, name) ? formats[name as keyof typeof formats].description : `a valid ${name}`;
}

/** An integer of a path or a query: no exponent, sign, fraction or leading zero. */
export function parseInteger(text: string): number | undefined {
  const number = INTEGER.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(number) ? number : undefined;
}
