import { expect } from 'vitest';

import { test as base } from '../testing/api-test.js';
import { testNow } from '../testing/now.js';
import { tasman } from '../testing/world.js';
import { loadTariff } from './load-tariff.js';
import { listFuelAdjustments, listTariffs } from './tariff-store.js';

const tariff = ({ code = 'T-2026-07', from = '2026-07-01', rate = '0.61', rest = '' } = {}) => `code: ${code}
effectiveFrom: ${from}
zones:
  - { name: North, cities: [Auckland] }
  - { name: South, cities: [Dunedin] }
cards:
  - code: GENERAL
    services: [GENERAL]
    lanes:
      - { from: [North, South], to: [North, South], charge: { by: weight, rate: ${rate}, minimum: 25 } }
${rest}`;

const extras = 'extras: [{ code: TAILLIFT, charge: { by: flat, price: 45 } }]';
const fuel = (...entries: string[]) =>
  `fuelAdjustments:\n${entries.map((entry) => `  - { ${entry} }`).join('\n')}`;

const isWarning = (line: string) => line.startsWith('Unknown');

const it = base
  .extend('loadFile', ({ database }) => (text: string, isApplied = true, host = 'tasman.localhost') => {
    return loadTariff(database, host, new TextEncoder().encode(text), {
      isApplied,
      run: { operator: 'anna', command: 'tariff', at: testNow },
    });
  })
  .extend('stored', ({ database }) => () => {
    return database.asSchemaOwner({ tenantId: tasman.id, organisationId: null }, async (tx) => ({
      tariffs: (await listTariffs(tx, tasman.id)).map(({ code }) => code),
      fuel: (await listFuelAdjustments(tx, tasman.id)).map(({ percentSteps }) => percentSteps),
    }));
  });

it('[QUOT-13] shows what a first tariff adds; loads it only when told to', async ({ loadFile, stored }) => {
  const shown = await loadFile(tariff(), false);
  expect(shown).toEqual({
    ok: true,
    lines: [
      'Tariff T-2026-07 from 2026-07-01, compared with no tariff:',
      'Zone North: added, Auckland',
      'Zone South: added, Dunedin',
      'Card GENERAL: added, GENERAL for every account, with 4 lanes',
      'Card GENERAL, North to North; North to South; South to North; and 1 lane more: added, $0.61 per kg, minimum $25.00',
      'Nothing is loaded yet: add --apply to load it',
    ],
  });
  expect(await stored()).toEqual({ tariffs: [], fuel: [] });
  expect((await loadFile(tariff())).lines.at(-1)).toBe('Loaded for Tasman Freight');
  expect(await stored()).toMatchObject({ tariffs: ['T-2026-07'] });
});

it('[QUOT-13] the same file again changes nothing; a change under the same code or day is refused', async ({
  loadFile,
  stored,
}) => {
  await loadFile(tariff());
  expect(await loadFile(tariff())).toEqual({
    ok: true,
    lines: ['The tariff T-2026-07 is already loaded: nothing to change'],
  });
  expect(await loadFile(tariff({ rate: '0.62' }))).toEqual({
    ok: false,
    lines: [
      'The tariff T-2026-07 is already loaded with other content. Give this one another code and a later day.',
    ],
  });
  expect(await loadFile(tariff({ code: 'OTHER' }))).toEqual({
    ok: false,
    lines: ['The tariff T-2026-07 applies from 2026-07-01 already. Choose another day.'],
  });
  expect((await stored()).tariffs).toEqual(['T-2026-07']);
});

it('[QUOT-13] shows old and new prices against the tariff before it', async ({ loadFile }) => {
  await loadFile(tariff());
  const next = tariff({ code: 'T-2027-07', from: '2027-07-01', rate: '0.64', rest: extras });
  expect((await loadFile(next)).lines).toEqual([
    'Tariff T-2027-07 from 2027-07-01, compared with T-2026-07:',
    'Card GENERAL, North to North; North to South; South to North; and 1 lane more: $0.61 per kg, minimum $25.00 → $0.64 per kg, minimum $25.00',
    'Extra TAILLIFT: added, $45.00 flat',
    'Unknown extra TAILLIFT: no service type has it',
    'Loaded for Tasman Freight',
  ]);
  const between = tariff({ code: 'T-2026-12', from: '2026-12-01' });
  expect((await loadFile(between, false)).lines).toEqual([
    'Tariff T-2026-12 from 2026-12-01, until T-2027-07 from 2027-07-01, compared with T-2026-07:',
    'The same rates',
    'Nothing is loaded yet: add --apply to load it',
  ]);
  const early = tariff({ code: 'T-2025-07', from: '2025-07-01' });
  expect((await loadFile(early, false)).lines).toContain(
    '2025-07-01 has passed: prices that are made keep their rates, later ones for past days use these',
  );
});

it('[QUOT-13] fuel adjustments are added without a tariff, never changed', async ({ loadFile, stored }) => {
  const first = fuel('from: 2026-04-01, percent: 18.5', 'from: 2026-04-15, percent: 19');
  expect((await loadFile(first)).lines).toEqual([
    'Fuel adjustment from 2026-04-01 for every service type: none → 18.5%',
    'Fuel adjustment from 2026-04-15 for every service type: 18.5% → 19%',
    'Loaded for Tasman Freight',
  ]);
  expect((await loadFile(first)).lines).toEqual([
    'The fuel adjustments are already loaded: nothing to change',
  ]);
  const more = fuel('from: 2026-04-15, percent: 19', 'from: 2026-05-01, percent: 21, services: [OVERNIGHT]');
  expect((await loadFile(more)).lines).toEqual([
    'Fuel adjustment from 2026-05-01 for OVERNIGHT: 19% → 21%',
    'Loaded for Tasman Freight',
  ]);
  const changed = fuel('from: 2026-04-15, percent: 20', 'from: 2026-06-01, percent: 20');
  expect(await loadFile(changed)).toEqual({
    ok: false,
    lines: [
      'The fuel adjustment from 2026-04-15 for every service type is already loaded with 19%. Choose another day.',
    ],
  });
  expect((await stored()).fuel).toEqual([1850, 1900, 2100]);
});

it('[QUOT-13] codes that no customer has are named before they are loaded', async ({ loadFile, stored }) => {
  const typed = tariff({ code: 'TYPED', from: '2029-07-01', rest: extras }).replace(
    '[GENERAL]',
    '[GENERAL, ECONOMY]\n    accounts: [KOW-001, KOW-1]',
  );
  const byUnit = typed.replace(
    /charge: \{.*?\}/u,
    'charge: { by: unit, packaging: { PALLET: 90, PALET: 90 } }',
  );
  const warnings = [
    'Unknown service type ECONOMY: no customer has it',
    'Unknown account KOW-1: no customer has it',
    'Unknown packaging PALET: no customer has it',
    'Unknown extra TAILLIFT: no service type has it',
  ];
  expect((await loadFile(byUnit, false)).lines.filter(isWarning)).toEqual(warnings);
  expect((await loadFile(byUnit)).lines.filter(isWarning)).toEqual(warnings);
  expect((await stored()).tariffs).toContain('TYPED');
  const adjusted = await loadFile(fuel('from: 2029-07-01, percent: 20, services: [GENERAL, EXPRESS]'));
  expect(adjusted.lines.filter(isWarning)).toEqual(['Unknown service type EXPRESS: no customer has it']);
});

it('[QUOT-13] a file with problems loads nothing and names each by cell', async ({ loadFile, stored }) => {
  const before = await stored();
  expect(await loadFile(tariff({ code: 'BAD', from: '2029-07-01', rate: '-1', rest: 'note: x' }))).toEqual({
    ok: false,
    lines: [
      'Row 10, column 81: The rate is negative: -1',
      "Row 11, column 1: Unknown key 'note'. A tariff has: code, effectiveFrom, zones, cards, extras, surcharges",
    ],
  });
  expect(await stored()).toEqual(before);
});

it('[QUOT-13] a host of no tenant is refused', async ({ loadFile }) => {
  for (const host of ['nobody.localhost', 'not a host']) {
    expect(await loadFile(tariff(), true, host)).toEqual({
      ok: false,
      lines: [`No tenant has the host ${host}`],
    });
  }
});
