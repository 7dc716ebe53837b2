import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { compareTariffs } from './compare-tariffs.js';
import { MAX_FILE_BYTES, parseTariffFile } from './parse-tariff-file.js';

const parse = (text: string) => parseTariffFile(new TextEncoder().encode(text));

/** Each problem as 'row:column message'. */
function listProblems(text: string): string[] {
  const parsed = parse(text);
  return parsed.ok ? [] : parsed.problems.map(({ row, column, message }) => `${row}:${column} ${message}`);
}

const tariff = ({
  zones = '',
  charge = '{ by: weight, rate: 0.61 }',
  lanes = '',
  card = '',
  rest = '',
}: Partial<Record<'zones' | 'charge' | 'lanes' | 'card' | 'rest', string>> = {}) => `code: T-1
effectiveFrom: 2026-07-01
zones:
  - { name: North, cities: [Auckland] }
  - { name: South, cities: [Dunedin], postcodes: [9000-9099], ruralPostcodes: [9070-9098] }${zones}
cards:
  - code: GENERAL
    services: [GENERAL]
    lanes:
      - { from: North, to: South, charge: ${charge} }${lanes}${card}${rest}
`;

/** The messages of the problems of a tariff with these parts, in order. */
function listMessages(parts: Parameters<typeof tariff>[0]): string[] {
  const parsed = parse(tariff(parts));
  return parsed.ok ? [] : parsed.problems.map(({ message }) => message).sort();
}

const mistakes = `code: tasman 2026
effectiveFrom: 2026-02-30
currency: NZD
zones:
  - name: Auckland
    cities: [Auckland, Papakura]
    postcodes: [0600-2199]
  - name: Waikato
    cities: [Hamilton, Papakura]
    postcodes: [2100-3299, 330]
  - name: Nowhere
  - name: auckland
    suburbs: [Oneroa]
cards:
  - code: GENERAL
    services: [GENERAL]
    lanes:
      - { from: Auckland, to: Waitangi, charge: { by: weight, rate: 0.61 } }
      - { from: Auckland, to: Waikato, charge: { by: weight, rate: -0.61 } }
      - { from: Auckland, to: [Waikato, Auckland], charge: { by: weight, rate: $0.61 } }
      - from: Waikato
        to: Waikato
        charge: { by: weight, breaks: [{ upTo: 500, rate: 0.61 }, { upTo: 100, rate: 0.55 }] }
      - { from: Waikato, to: Auckland, charge: { by: volume, rate: 110, minimum: 25.005 } }
  - code: EXPRESS
    services: [EXPRESS, GENERAL]
    lanes:
      - { from: Auckland, to: Auckland, charge: { by: pallet, rate: 95 } }
      - { from: Auckland, to: Waikato, greaterOf: [{ by: weight, rate: 0.9 }] }
      - { from: Waikato, to: Auckland, charge: { by: weight, base: 18.00, increment: 4.20, per: 10 } }
extras:
  - { code: TAILLIFT, cards: [HOME], charge: { by: flat, rate: 45.00 } }
surcharges:
  - { code: OVERSIZE, name: Oversize, when: oversize, charge: { by: unit, rate: 35.00 } }
  - { code: RURAL, name: Rural area, when: countryside, charge: { by: flat, price: 35.00 } }
`;

it('[QUOT-13] answers a file of mistakes with each of them, by row and column', () => {
  const problems = listProblems(mistakes);
  expect(problems).toEqual([
    "1:7 The tariff's code has 1 to 50 capital letters, digits, dots and hyphens, not 'tasman 2026'",
    "2:16 'effectiveFrom' is not a day such as 2026-07-01: '2026-02-30'",
    "3:1 Unknown key 'currency'. A tariff has: code, effectiveFrom, zones, cards, extras, surcharges",
    "9:24 Papakura is in the zone 'Auckland' already, in row 6",
    "10:17 The postcodes 2100-3299 overlap 0600-2199 of the zone 'Auckland', in row 7",
    "10:28 Write postcodes with four digits, such as 0610 or 0600-0699, not '330'",
    "11:5 The zone 'Nowhere' needs cities, suburbs or postcodes",
    "12:11 The zone 'auckland' is there already, in row 5",
    "13:15 Write a suburb with its city, such as 'Oneroa, Waiheke Island', not 'Oneroa'",
    "18:31 No zone is named 'Waitangi'",
    '19:68 The rate is negative: -0.61',
    '20:9 Auckland to Waikato has a rate already, in the lane of row 19',
    "20:80 The rate is not a number: '$0.61'. Write digits alone, such as 12.50",
    "23:75 The breaks are out of order: 'upTo' must be more than in the break before",
    '24:82 The minimum has more than 2 decimals: 25.005',
    '26:25 The card GENERAL has the rates of GENERAL for every account already',
    "28:55 'by' is one of weight, volume, unit, flat, not 'pallet'",
    "29:51 'greaterOf' has 2 to 5 charges",
    "30:48 A charge with a base needs the key 'covers'",
    "32:31 No card has the code 'HOME'",
    "32:46 A flat charge has a price, not 'rate'",
    "32:46 A flat charge needs the key 'price'",
    "34:5 An oversize surcharge needs 'longerThan' or 'heavierThan'",
    "35:44 'when' is one of rural, oversize, dangerous-goods, residential, not 'countryside'",
  ]);
});

it.each([
  ['{ by: flat, price: 1, minimum: 2 }', "A flat charge has a price, not 'minimum'"],
  ['{ by: weight, price: 1, rate: 1 }', "'price' belongs to a flat charge; this one has a rate"],
  [
    '{ by: weight }',
    'A charge by weight, volume or unit has one of: rate, breaks, or base with covers, increment and per',
  ],
  ['{ by: volume, packaging: { PALLET: 95 } }', "'packaging' belongs to a charge by unit"],
  [
    '{ by: unit, packaging: { PALLET: x } }',
    "The rate is not a number: 'x'. Write digits alone, such as 12.50",
  ],
  ['{ by: unit, packaging: { PALLET: 9 }, base: 1 }', "A charge by packaging has no 'base'"],
  ['{ by: weight, rate: 0.12345 }', 'The rate has more than 4 decimals: 0.12345'],
  ['{ by: weight, rate: 1e3 }', "The rate is not a number: '1e3'. Write digits alone, such as 12.50"],
  ['{ by: weight, rate: 10001 }', 'The rate is more than 10000: 10001'],
  ['{ by: weight, rate: 1, minimum: }', 'The minimum is empty'],
  ['{ by: unit, breaks: [{ upTo: 1.5, rate: 1 }] }', "'upTo' is not a whole number: 1.5"],
  [
    '{ by: weight, breaks: [{ rate: 1 }, { upTo: 5, rate: 1 }] }',
    "Only the last break may be without 'upTo'",
  ],
  ['{ by: weight, breaks: [] }', "'breaks' is empty"],
  ['{ by: weight, base: 1, covers: 0, increment: 1, per: 1 }', "'covers' is less than 0.01: 0"],
  [
    '0.61',
    'A charge is written as keys with values: by, price, rate, breaks, base, covers, increment, per, packaging, minimum',
  ],
])('[QUOT-13] the charge %s is a problem', (text, ...messages) => {
  expect(listMessages({ charge: `${text}` })).toEqual(messages.toSorted());
});

it.each([
  ['{ from: South, to: North }', 'A lane has one of: rate, charge, greaterOf, lesserOf'],
  [
    '{ from: South, charge: { by: flat, price: 1 } }',
    "A lane has one of: 'from' with 'to', 'within', or 'between'",
  ],
  [
    '{ within: South, to: North, charge: { by: flat, price: 1 } }',
    "A lane has one of: 'from' with 'to', 'within', or 'between'",
  ],
  [
    '{ within: South, bothWays: true, charge: { by: flat, price: 1 } }',
    "'bothWays' belongs to 'from' with 'to'",
  ],
  ['{ within: [South, South], charge: { by: flat, price: 1 } }', "The zone 'South' is in this list twice"],
  [
    '{ between: [South, North], charge: { by: flat, price: 1 } }',
    'North to South has a rate already, in the lane of row 10',
  ],
  ['{ within: South, rate: near }', "No rate of the card is named 'near'"],
  [
    '{ from: South, to: North, bothWays: true, charge: { by: flat, price: 1 } }',
    'North to South has a rate already, in the lane of row 10',
  ],
  [
    '{ from: South, to: North, bothWays: yes, charge: { by: flat, price: 1 } }',
    "'bothWays' is one of true, false, not 'yes'",
  ],
])('[QUOT-13] the lane %s is a problem', (text, ...messages) => {
  expect(listMessages({ lanes: `\n      - ${text}` })).toEqual(messages.toSorted());
});

it.each([
  [
    'rates: { near: { charge: { by: flat, price: 1 }, lesserOf: [] } }',
    'A rate has one of: charge, greaterOf, lesserOf',
  ],
  ['rates: near', 'The rates of a card are written as keys with values, such as near: { charge: … }'],
])('[QUOT-13] the card with %j is a problem', (text, ...messages) => {
  expect(listMessages({ lanes: `\n    ${text}` })).toEqual(messages.toSorted());
});

it.each([
  ['{ name: Valley, cities: [DUNEDIN] }', "DUNEDIN is in the zone 'South' already, in row 5"],
  [
    '{ name: Valley, suburbs: ["Kaikorai, Dunedin", "kaikorai,dunedin"] }',
    "kaikorai,dunedin is in the zone 'Valley' already, in row 6",
  ],
  [
    '{ name: Valley, postcodes: [9000-9099] }',
    "The postcodes 9000-9099 overlap 9000-9099 of the zone 'South', in row 5",
  ],
  ['{ name: Valley, postcodes: [9050-9000] }', 'The postcodes 9050-9000 end before they begin'],
  ['{ name: Valley, cities: [{ a: b }] }', 'A city is a text'],
])('[QUOT-13] the zone %s is a problem', (text, ...messages) => {
  expect(listMessages({ zones: `\n  - ${text}` })).toEqual(messages.toSorted());
});

it.each([
  [
    'extras:\n  - { code: WAIT, charge: { by: flat, price: 1 } }\n  - { code: WAIT, cards: GENERAL, charge: { by: flat, price: 2 } }',
    'The extra WAIT has a price on the card GENERAL already, in row 12',
  ],
  [
    'extras: [{ code: WAIT, charge: { by: weight, rate: 1 } }]',
    'The charge of an extra is flat or by unit, without packaging',
  ],
  [
    'surcharges: [{ code: R, name: Rural, when: rural, longerThan: 2, charge: { by: flat, price: 1 } }]',
    "'longerThan' and 'heavierThan' belong to 'when: oversize'",
  ],
  [
    'surcharges: [{ code: R, name: Rural, when: rural, charge: { by: percent, price: 1 } }]',
    "A charge 'by: percent' has no 'price'",
    "A charge 'by: percent' needs the key 'rate'",
  ],
  ['extras: *cards', 'Write the value out: references (*) are not supported'],
  [
    '  - { code: GENERAL, services: [OTHER], lanes: [] }',
    'The card GENERAL is there already, in row 7',
    "'lanes' is empty",
  ],
])('[QUOT-13] the file with %j is a problem', (text, ...messages) => {
  expect(listMessages({ rest: `\n${text}` })).toEqual(messages.toSorted());
});

it.each([
  ['', '1:1 The file is empty'],
  ['# nothing', '1:1 The file is empty'],
  [
    'code',
    '1:1 A tariff is written as keys with values: code, effectiveFrom, zones, cards, extras, surcharges',
  ],
  ['code: A\ncode: B', '2:1 This key is there twice'],
  ['a: b: c', '1:4 A second colon in one row: put the text in quotation marks'],
  ['code: "A', '1:9 A colon, a quotation mark or a closing bracket is missing'],
  ['code: A\n\tzones: []', '2:1 Indent with spaces, not with tabs'],
  ['code: A\n---\ncode: B', '2:1 A file holds one tariff: remove the row of dashes and what follows it'],
  ['code: !day A', '1:7 Tags (!) are not supported'],
  ['fuelAdjustments: []', "1:18 'fuelAdjustments' is empty"],
  [
    'fuelAdjustments: [{ from: 2026-07-01, percent: 18.555 }]',
    '1:48 The percentage has more than 2 decimals: 18.555',
  ],
  ['fuelAdjustments: [{ from: 2026-07-01, percent: 1001 }]', '1:48 The percentage is more than 1000: 1001'],
  [
    'fuelAdjustments: [{ from: 1 July, percent: 5 }]',
    "1:27 'from' is not a day such as 2026-07-01: '1 July'",
  ],
  [
    'fuelAdjustments:\n  - { from: 2026-07-01, percent: 5 }\n  - { from: 2026-07-01, percent: 5 }',
    '3:5 The adjustment of every service type from 2026-07-01 is there already, in row 2',
  ],
  [
    'fuelAdjustments: []\nzones: []',
    "2:1 Unknown key 'zones'. A file of fuel adjustments has: fuelAdjustments",
  ],
])('[QUOT-13] %j answers with %s', (text, problem) => {
  expect(listProblems(text)).toContain(problem);
});

it('[QUOT-13] a file that is too large, is not text or is nested deeply is refused', () => {
  const large = parseTariffFile(new Uint8Array(MAX_FILE_BYTES + 1));
  expect(large).toMatchObject({ problems: [{ row: 1, column: 1, message: 'The file is larger than 2 MB' }] });
  const latin = parseTariffFile(Uint8Array.of(0x63, 0x3a, 0xe9));
  expect(latin).toMatchObject({ problems: [{ message: 'The file is not UTF-8 text' }] });
  expect(parse(`code: ${'['.repeat(20_000)}`).ok).toBe(false);
});

it('[QUOT-13] lists at most 100 problems', () => {
  const zones = Array.from({ length: 400 }, (_, index) => `\n  - { name: Zone ${index} }`).join('');
  expect(listProblems(tariff({ zones }))).toHaveLength(100);
});

it('[QUOT-13] lanes are bounded', () => {
  const names = Array.from({ length: 400 }, (_, index) => `Z${index}`);
  const zones = names.map((name) => `\n  - { name: ${name}, cities: [${name}] }`).join('');
  const all = `[${names.join(', ')}]`;
  const lanes = `\n      - { from: ${all}, to: ${all}, charge: { by: flat, price: 1 } }`;
  expect(listProblems(tariff({ zones, lanes })).at(-1)).toContain('more than 100000 pairs of zones');
});

it('[QUOT-13] reads every kind of charge, and lanes within and between zones at rates that the card names', () => {
  const lanes = `
      - { from: North, to: North, bothWays: true, greaterOf: [{ by: weight, rate: 0.6125, minimum: 25 }, { by: volume, rate: 110 }] }
      - { from: [South], to: North, lesserOf: [{ by: unit, packaging: { PALLET: 95.00 }, rate: 12 }, { by: flat, price: 300 }] }
      - { from: South, to: South, charge: { by: weight, base: 18, covers: 25, increment: 4.20, per: 10 } }
  - code: HOME
    services: HOME
    lanes:
      - { within: [North, South], rate: near }
      - { from: South, to: North, bothWays: true, rate: near }
    rates: { near: { charge: { by: unit, base: 18, covers: 2, increment: 4.20, per: 1 } } }
  - code: EXPRESS
    services: [EXPRESS, CHILLED]
    accounts: ACC-1
    lanes: [{ between: [North, South], charge: { by: weight, minimum: 25, breaks: [{ upTo: 100, rate: 0.68 }, { rate: 0.6125 }] } }]`;
  const charge = '{ by: unit, breaks: [{ upTo: 3, rate: 9.5 }, { rate: 8 }] }';
  const parsed = parse(tariff({ lanes, charge }));
  if (!parsed.ok || parsed.file.kind !== 'tariff')
    throw new Error(listProblems(tariff({ lanes, charge })).join());
  expect(compareTariffs(null, parsed.file.tariff)).toEqual([
    'Zone North: added, Auckland',
    'Zone South: added, Dunedin, 9000-9099, 9070-9098 (rural)',
    'Card GENERAL: added, GENERAL for every account, with 4 lanes',
    'Card GENERAL, North to South: added, $9.50 per unit up to 3 units, $8.00 per unit beyond',
    'Card GENERAL, North to North: added, the greater of $0.6125 per kg, minimum $25.00 and $110.00 per m³',
    'Card GENERAL, South to North: added, the lesser of $95.00 per PALLET, $12.00 per other piece and $300.00 flat',
    'Card GENERAL, South to South: added, $18.00 for the first 25 kg, then $4.20 for each 10 kg',
    'Card HOME: added, HOME for every account, with 4 lanes',
    'Card HOME, North to North; South to South; South to North; and 1 lane more: added, $18.00 for the first 2 units, then $4.20 for each 1 unit',
    'Card EXPRESS: added, EXPRESS, CHILLED for ACC-1, with 2 lanes',
    'Card EXPRESS, North to South; South to North: added, $0.68 per kg up to 100 kg, $0.6125 per kg beyond, minimum $25.00',
  ]);
});

it('[QUOT-13] reads fuel adjustments, for every service type or for some', () => {
  const text = `fuelAdjustments:
  - { from: 2026-07-01, percent: 18.5 }
  - { from: 2026-07-15, percent: 21, services: [EXPRESS, CHILLED] }`;
  expect(parse(text)).toEqual({
    ok: true,
    file: {
      kind: 'fuel',
      adjustments: [
        { serviceTypeCode: '', effectiveFrom: '2026-07-01', percentSteps: 1850 },
        { serviceTypeCode: 'EXPRESS', effectiveFrom: '2026-07-15', percentSteps: 2100 },
        { serviceTypeCode: 'CHILLED', effectiveFrom: '2026-07-15', percentSteps: 2100 },
      ],
    },
  });
});

it('[QUOT-13] never throws, and places every problem inside the file', () => {
  const piece = fc.constantFrom('- ', ': ', '\n', '  ', '&a ', '*a', '\t', ...'{}[],"!#9|>é');
  fc.assert(
    fc.property(fc.nat(mistakes.length), fc.nat(20), piece, fc.boolean(), (at, cut, text, isTariff) => {
      const source = isTariff ? tariff() : mistakes;
      const changed = source.slice(0, at) + text + source.slice(at + cut);
      const parsed = parse(changed);
      for (const { row, column } of parsed.ok ? [] : parsed.problems) {
        expect(row).toBeGreaterThanOrEqual(1);
        expect(row).toBeLessThanOrEqual(changed.split('\n').length);
        expect(column).toBeGreaterThanOrEqual(1);
      }
    }),
    { numRuns: 150 },
  );
});
