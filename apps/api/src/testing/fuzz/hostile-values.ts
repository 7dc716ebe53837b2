import fc from 'fast-check';

const deep = (levels: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { in: value };
  return value;
};

/** Texts that some layer reads as something else. */
const texts: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  '\u202Eevil',
  '\uFEFF',
  '..',
  '../../etc/passwd',
  '%',
  '%00',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '=1+1',
  '{{7*7}}',
  'null',
  'undefined',
  'true',
  '__proto__',
  'constructor',
  'Infinity',
  'NaN',
  '1e309',
  '-0',
  '0x10',
  '9007199254740993',
  '99999999999999999999',
  'urn:uuid:019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10',
  '019808B4-5B1E-7C3A-9A51-3D2F6C0E4B10',
  '00000000-0000-0000-0000-000000000000',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '+275760-09-13T00:00:00.000Z',
  '2016-12-31T23:59:60Z',
  '2026-02-30T00:00:00Z',
  '2026-03-18T11:00:00+13:00',
  '2026-03-18',
  '9999-12-31',
  '0000-00-00',
  'x'.repeat(300),
  'x'.repeat(20_000),
  '漢'.repeat(6000),
];

const others: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  -0,
  1.5,
  1e308,
  5e-324,
  Number.MAX_SAFE_INTEGER + 1,
  2_147_483_648,
  [],
  {},
  [[]],
  [null],
  deep(12),
  deep(3000),
  Array.from({ length: 1500 }, () => ({})),
  Array.from({ length: 12_000 }, (_, index) => index),
  Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`field${index}`, index])),
];

export const hostileTexts: fc.Arbitrary<string> = fc.oneof(fc.constantFrom(...texts), fc.string());

/** JSON of any type, of which most fits nowhere. */
export const hostileValues: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: hostileTexts },
  { weight: 3, arbitrary: fc.constantFrom(...others) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);
