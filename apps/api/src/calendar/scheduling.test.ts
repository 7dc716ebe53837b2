import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type Api, type OpenWorld, draftBody, openWorld, pathOf } from '../testing/fixtures.js';
import { aucklandRegion, createLookups, wellingtonRegion } from '../testing/lookups.js';
import { tasman } from '../testing/world.js';
import { worldId } from '../testing/world-rows.js';

let world: OpenWorld;
let api: Api;
beforeAll(async () => {
  world = await openWorld();
  await createLookups(world.database);
  api = await world.as('manager');
});
afterAll(() => world.close());

const workingDates = (from: string, to: string, more = '', regionId = wellingtonRegion) =>
  api.get(
    `/api/v1/scheduling/workDays/workingDates?regionId=${regionId}&startDate=${from}&endDate=${to}${more}`,
  );

const serviceDate = (asked: object) =>
  api.post('/api/v1/scheduling/serviceSchedules/serviceDate', {
    originRegionId: aucklandRegion,
    destinationRegionId: wellingtonRegion,
    ...asked,
  });

describe('working dates', () => {
  it('[CALL-80] [DATE-08] are those of the region, each other day with its reason', async () => {
    const answer = await workingDates('2026-01-16', '2026-01-20');
    expect([answer.status, answer.body]).toEqual([
      200,
      [
        {
          workingDates: ['2026-01-16', '2026-01-20'],
          nonWorkingDates: ['2026-01-17', '2026-01-18', '2026-01-19'],
          reasons: [
            { date: '2026-01-17', reason: 'Closed: weekend' },
            { date: '2026-01-18', reason: 'Closed: weekend' },
            { date: '2026-01-19', reason: 'Closed: Wellington Anniversary' },
          ],
        },
      ],
    ]);
  });

  it('[DATE-08] the anniversary of one region is worked in another', async () => {
    const answer = await workingDates('2026-01-19', '2026-01-19', '', aucklandRegion);
    expect(answer.body).toMatchObject([{ workingDates: ['2026-01-19'], reasons: [] }]);
  });

  it('[DATE-08] a day of the provider beats the calendar, either way', async () => {
    const answer = await workingDates('2026-03-19', '2026-03-22');
    expect(answer.body).toMatchObject([
      {
        workingDates: ['2026-03-19', '2026-03-21'],
        reasons: [
          { date: '2026-03-20', reason: 'Closed: Depot move' },
          { date: '2026-03-22', reason: 'Closed: weekend' },
        ],
      },
    ]);
  });

  it('[DATE-08] a service works the weekend days of its own', async () => {
    const answer = await workingDates('2026-01-17', '2026-01-18', '&serviceType=OVERNIGHT');
    expect(answer.body).toMatchObject([{ workingDates: ['2026-01-17'], nonWorkingDates: ['2026-01-18'] }]);
  });

  it.each([
    ['2026-01-02', '2026-01-01', 422],
    ['2026-01-01', '2027-01-02', 422],
    ['2026-01-01', '2027-01-01', 200],
    ['2026-02-30', '2026-03-01', 400],
  ])('[CALL-80] from %s to %s is answered %i', async (from, to, status) => {
    expect((await workingDates(from, to)).status).toBe(status);
  });

  it.each([
    ['has no calendar', tasman.regionId],
    ['does not exist', worldId(999)],
  ])('[CALL-80] a region that %s is not found', async (_what, regionId) => {
    expect((await workingDates('2026-01-01', '2026-01-02', '', regionId)).status).toBe(404);
  });
});

describe('service date', () => {
  it('[CALL-81] [DATE-09] counts from the moment of staging, and says why it is no earlier', async () => {
    const answer = await serviceDate({ serviceType: 'OVERNIGHT', stagedDateTimeUtc: '2026-01-15T01:00:00Z' });
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        serviceDate: '2026-01-17',
        pickupDate: '2026-01-16',
        reasons: [{ date: '2026-01-15', reason: 'After the 2 pm cut-off' }],
      },
    ]);
  });

  it('[CALL-81] a service without a way of its own goes the usual one', async () => {
    const answer = await serviceDate({ serviceType: 'GENERAL', stagedDateTimeUtc: '2026-01-15T00:59:59Z' });
    expect(answer.body).toMatchObject({ serviceDate: '2026-01-20', pickupDate: '2026-01-15' });
  });

  it('[CALL-81] is asked for now where no moment is given, with the service type of the consignment', async () => {
    const made = await api.post('/api/v1/consignments', { ...draftBody, serviceType: 'OVERNIGHT' });
    const reference = pathOf(made).split('/').at(-1);
    // The tests' now is Tuesday 17 March, 10:30 in Auckland.
    expect((await serviceDate({ reference })).body).toMatchObject({ serviceDate: '2026-03-18' });
    expect((await serviceDate({ reference: 'NOBODYS' })).body).toMatchObject({ serviceDate: '2026-03-19' });
  });

  it('[CALL-81] [DATE-09] a later pickup date moves it', async () => {
    const answer = await serviceDate({ serviceType: 'OVERNIGHT', requestedPickupDate: '2026-03-19' });
    expect(answer.body).toEqual({
      serviceDate: '2026-03-21',
      pickupDate: '2026-03-19',
      reasons: [{ date: '2026-03-20', reason: 'Closed: Depot move' }],
    });
  });

  it('[CALL-81] where no service goes there is none', async () => {
    const answer = await serviceDate({
      originRegionId: wellingtonRegion,
      destinationRegionId: aucklandRegion,
    });
    expect([answer.status, answer.body]).toEqual([200, { serviceDate: null, pickupDate: null, reasons: [] }]);
  });

  it('[CALL-81] a region without a calendar is not found', async () => {
    expect((await serviceDate({ destinationRegionId: tasman.regionId })).status).toBe(404);
  });
});
