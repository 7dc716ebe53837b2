import { expect } from 'vitest';

import { test } from '../testing/api-test.js';
import { createRun, wellingtonRun } from '../testing/booking-rows.js';
import { kowhaiSite, placeIn } from '../testing/fixtures.js';
import { placeSites } from '../testing/lookups.js';
import { worldId } from '../testing/world-rows.js';

const address = placeIn('Petone', 'Wellington', '6011');
const search = {
  origin: { address: { ...address, city: 'Auckland', postcode: '1010' } },
  destination: { address },
  serviceType: 'GENERAL',
  startDateTimeUtc: '2026-03-16T11:00:00Z',
  endDateTimeUtc: '2026-03-23T11:00:00Z',
};

const it = test.extend('slots', ({ api }) =>
  (more: object = {}) =>
    api.post('/api/v2/runs/bookings/available-booking-dates', { ...search, ...more }));

it.beforeAll(async ({ database }) => {
  await createRun(database);
});

const thursdayAndMonday = ['2026-03-18T19:00:00Z', '2026-03-22T19:00:00Z'];
const starts = (body: unknown) =>
  (body as { scheduleStartDateTimeUtc: string }[]).map((slot) => slot.scheduleStartDateTimeUtc);

it('[CALL-71, SCHD-03] lists the slots between two addresses from the service date on', async ({ slots }) => {
  const answer = await slots();
  expect(answer.status).toBe(200);
  expect(starts(answer.body)).toEqual(thursdayAndMonday);
  expect(answer.body).toMatchObject([
    {
      scheduleId: wellingtonRun,
      deliveryRunName: 'Hutt Valley morning',
      status: 'Available',
      placesLeft: 2,
    },
    {},
  ]);
});

it('[CALL-71] [SCHD-03] a place may be one of the organisation’s sites', async ({ slots, database }) => {
  await placeSites(database);
  const destination = { siteId: kowhaiSite('WLG1').id };
  expect(starts((await slots({ destination })).body)).toEqual(thursdayAndMonday);
});

it('[SCHD-02] [SCHD-03] a region without a calendar or a lane has no slots, nor has a provider without bookings', async ({
  apiAs,
  slots,
}) => {
  const unknown = { ...address, city: 'Atlantis', postcode: '9999' };
  expect((await slots({ destination: { address: unknown } })).body).toEqual([]);
  expect((await slots({ origin: search.destination, destination: search.origin })).body).toEqual([]);
  const harbour = await apiAs('harbour');
  const answer = await harbour.post('/api/v2/runs/bookings/available-booking-dates', search);
  expect(answer).toMatchObject({
    status: 422,
    body: { detail: "Your freight provider doesn't offer delivery bookings" },
  });
});

it.for([
  [
    'another site',
    { destination: { siteId: worldId(1) } },
    'destination/siteId',
    'This site is not available',
  ],
  ['another service', { serviceType: 'NOBODYS' }, 'serviceType', 'This service type is not available'],
  ['no place', { origin: {} }, 'origin/siteId', 'Choose a sender site or enter an address'],
  ['63 days', { endDateTimeUtc: '2026-05-18T12:00:00Z' }, 'endDateTimeUtc', 'Ask for at most 62 days'],
] as const)('[CALL-71] [SCHD-02] refuses %s', async ([, more, path, message], { slots }) => {
  const answer = await slots(more);
  expect(answer).toMatchObject({ status: 422, body: { problems: [{ path, message }] } });
});
