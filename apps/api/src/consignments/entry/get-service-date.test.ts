import { describe, expect } from 'vitest';

import { test } from '../../testing/api-test.js';
import { aucklandRegion, createLookups, wellingtonRegion } from '../../testing/lookups.js';
import { tasman } from '../../testing/world.js';

const it = test.extend('serviceDate', ({ api }) =>
  (asked: object) =>
    api.post('/api/v1/scheduling/serviceSchedules/serviceDate', {
      originRegionId: aucklandRegion,
      destinationRegionId: wellingtonRegion,
      ...asked,
    }));

it.beforeAll(async ({ database }) => {
  await createLookups(database);
});

describe('service date', () => {
  it.for([
    [
      'counts from the staging time, and says why it is not earlier',
      { serviceType: 'OVERNIGHT', stagedDateTimeUtc: '2026-01-15T01:00:00Z' },
      {
        serviceDate: '2026-01-17',
        pickupDate: '2026-01-16',
        reasons: [{ date: '2026-01-15', reason: 'After the 2 pm cut-off' }],
      },
    ],
    [
      'is of the default lane for a service without its own',
      { serviceType: 'GENERAL', stagedDateTimeUtc: '2026-01-15T00:59:59Z' },
      { serviceDate: '2026-01-20', pickupDate: '2026-01-15' },
    ],
    [
      'is moved by a later pickup date',
      { serviceType: 'OVERNIGHT', requestedPickupDate: '2026-03-19' },
      {
        serviceDate: '2026-03-21',
        pickupDate: '2026-03-19',
        reasons: [{ date: '2026-03-20', reason: 'Closed: Depot move' }],
      },
    ],
    [
      'is null when no lane exists',
      { originRegionId: wellingtonRegion, destinationRegionId: aucklandRegion },
      { serviceDate: null, pickupDate: null, reasons: [] },
    ],
  ] as const)('[CALL-81] [DATE-09] %s', async ([_what, asked, expected], { serviceDate }) => {
    expect(await serviceDate(asked)).toMatchObject({ status: 200, body: expected });
  });

  it('[CALL-81] defaults to now and to the consignment’s service', async ({ createDraft, serviceDate }) => {
    const reference = (await createDraft({ serviceType: 'OVERNIGHT' })).split('/').at(-1);
    // The tests' now is Tuesday 17 March, 10:30 in Auckland.
    expect((await serviceDate({ reference })).body).toMatchObject({ serviceDate: '2026-03-18' });
    expect((await serviceDate({ reference: 'NOBODYS' })).body).toMatchObject({ serviceDate: '2026-03-19' });
  });

  it('[CALL-81] [CALL-210] a region without a calendar is not found, and the title says so', async ({
    serviceDate,
  }) => {
    expect(await serviceDate({ destinationRegionId: tasman.regionId })).toMatchObject({
      status: 404,
      body: { title: 'There is no calendar for one of these regions' },
    });
  });
});
