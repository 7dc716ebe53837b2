import { type Day, getDay } from '@consign/domain/dates';
import { expect } from 'vitest';

import { test as base } from '../testing/api-test.js';
import { testNow } from '../testing/now.js';
import { sampleTariff } from '../testing/sample-tariff.js';
import { aurora, tasman } from '../testing/world.js';
import { insertFuelAdjustments, insertTariff, openRates } from './tariff-store.js';

const later = new Date(testNow.getTime() + 60_000);
const scope = { tenantId: tasman.id, organisationId: null };
const adjustment = (serviceTypeCode: string, effectiveFrom: string, percentSteps: number) => ({
  serviceTypeCode,
  effectiveFrom: getDay(effectiveFrom),
  percentSteps,
});

const it = base.extend('rates', { scope: 'file' }, async ({ database }) => {
  await database.asSchemaOwner(scope, async (tx) => {
    const july = { ...sampleTariff, code: 'JULY', effectiveFrom: getDay('2026-07-01') };
    await insertTariff(tx, tasman.id, sampleTariff, testNow);
    await insertTariff(tx, tasman.id, july, later);
    await insertFuelAdjustments(
      tx,
      tasman.id,
      [
        adjustment('', '2026-01-01', 1800),
        adjustment('', '2026-03-01', 1850),
        adjustment('EXPRESS', '2026-02-15', 2100),
      ],
      testNow,
    );
    await insertFuelAdjustments(tx, tasman.id, [adjustment('', '2026-03-15', 1925)], later);
  });
  return {
    tariffOn: (day: Day, loadedBefore?: Date, tenantId = tasman.id) =>
      database.inTenant({ ...scope, tenantId }, async (tx) =>
        (await openRates(tx, tenantId, loadedBefore ?? null)).findTariff(day),
      ),
    fuelOn: (service: string, day: Day, loadedBefore?: Date) =>
      database.inTenant(scope, async (tx) =>
        (await openRates(tx, tasman.id, loadedBefore ?? null)).findFuelPercent(service, day),
      ),
  };
});

it('[QUOT-13] the tariff and the fuel adjustment of a day are in force, those of the service type first', async ({
  database,
  rates,
}) => {
  for (const [day, code] of [
    ['2025-12-31', null],
    ['2026-01-01', 'SAMPLE-2026'],
    ['2026-06-30', 'SAMPLE-2026'],
    ['2026-07-01', 'JULY'],
    ['2030-01-01', 'JULY'],
  ] as const) {
    expect([day, (await rates.tariffOn(getDay(day)))?.code ?? null]).toEqual([day, code]);
  }
  const all = await database.inTenant(scope, (tx) => openRates(tx, tasman.id));
  for (const [service, day, steps] of [
    ['GENERAL', '2025-12-31', null],
    ['GENERAL', '2026-01-01', 1800],
    ['GENERAL', '2026-02-28', 1800],
    ['GENERAL', '2026-03-14', 1850],
    ['GENERAL', '2026-03-15', 1925],
    ['EXPRESS', '2026-02-14', 1800],
    ['EXPRESS', '2026-02-15', 2100],
    ['EXPRESS', '2026-03-20', 2100],
  ] as const) {
    const found = [await rates.fuelOn(service, getDay(day)), all.findFuelPercent(service, getDay(day))];
    expect([service, day, ...found]).toEqual([service, day, steps, steps]);
  }
});

it('[QUOT-13] a tariff is what was loaded, the same object each time, and for no other provider', async ({
  database,
  rates,
}) => {
  const tariff = await rates.tariffOn(getDay('2026-03-20'));
  expect(tariff).toEqual(sampleTariff);
  expect(await rates.tariffOn(getDay('2026-03-21'))).toBe(tariff);
  expect(await rates.tariffOn(getDay('2026-07-01'), undefined, aurora.id)).toBeNull();
  const foreign = { ...scope, tenantId: aurora.id };
  const seen = await database.inTenant(foreign, async (tx) =>
    (await openRates(tx, tasman.id, null)).findTariff(getDay('2026-07-01')),
  );
  expect(seen).toBeNull();
});

it('[QUOT-13] a quote repeated at its moment ignores what was loaded later, and what is loaded is not loaded again', async ({
  database,
  rates,
}) => {
  expect((await rates.tariffOn(getDay('2026-07-01'), testNow))?.code).toBe('SAMPLE-2026');
  expect((await rates.tariffOn(getDay('2026-07-01'), later))?.code).toBe('JULY');
  expect(await rates.fuelOn('GENERAL', getDay('2026-03-20'), testNow)).toBe(1850);
  const taken = await database.asSchemaOwner(scope, async (tx) => [
    await insertTariff(tx, tasman.id, { ...sampleTariff, code: 'OTHER' }, later),
    await insertTariff(tx, tasman.id, { ...sampleTariff, effectiveFrom: getDay('2027-01-01') }, later),
    await insertFuelAdjustments(tx, tasman.id, [adjustment('', '2026-03-01', 1)], later),
  ]);
  expect(taken).toEqual([false, false, false]);
  expect(await rates.fuelOn('GENERAL', getDay('2026-03-10'))).toBe(1850);
});
