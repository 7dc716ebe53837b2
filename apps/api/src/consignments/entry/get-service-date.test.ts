import { describe, expect } from 'vitest';

import { test } from '../../testing/api-test.js';
import { draftBody, createdPath } from '../../testing/fixtures.js';
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
  it('[CALL-81] [DATE-09] counts from the staging time, and says why it is not earlier', async ({
    serviceDate,
  }) => {
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

  it('[CALL-81] a service without its own lane uses the default lane', async ({ serviceDate }) => {
    const answer = await serviceDate({ serviceType: 'GENERAL', stagedDateTimeUtc: '2026-01-15T00:59:59Z' });
    expect(answer.body).toMatchObject({ serviceDate: '2026-01-20', pickupDate: '2026-01-15' });
  });

  it('[CALL-81] defaults to now and to the consignment’s service type', async ({ api, serviceDate }) => {
    const made = await api.post('/api/v1/consignments', { ...draftBody, serviceType: 'OVERNIGHT' });
    const reference = createdPath(made).split('/').at(-1);
    // The tests' now is Tuesday 17 March, 10:30 in Auckland.
    expect((await serviceDate({ reference })).body).toMatchObject({ serviceDate: '2026-03-18' });
    expect((await serviceDate({ reference: 'NOBODYS' })).body).toMatchObject({ serviceDate: '2026-03-19' });
  });

  it('[CALL-81] [DATE-09] a later pickup date moves it', async ({ serviceDate }) => {
    const answer = await serviceDate({ serviceType: 'OVERNIGHT', requestedPickupDate: '2026-03-19' });
    expect(answer.body).toEqual({
      serviceDate: '2026-03-21',
      pickupDate: '2026-03-19',
      reasons: [{ date: '2026-03-20', reason: 'Closed: Depot move' }],
    });
  });

  it('[CALL-81] is null when no lane exists', async ({ serviceDate }) => {
    const answer = await serviceDate({
      originRegionId: wellingtonRegion,
      destinationRegionId: aucklandRegion,
    });
    expect([answer.status, answer.body]).toEqual([200, { serviceDate: null, pickupDate: null, reasons: [] }]);
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
