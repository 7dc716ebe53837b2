import { expect } from 'vitest';

import { monday, readPlaces, thursday } from '../../testing/booking-rows.js';
import { choiceTest as it } from '../../testing/track-test.js';

it('[TRAK-12] of two choices at the same time, one is taken', async ({ bookable, choose, database }) => {
  const { url } = await bookable();
  const answers = await Promise.all([choose(url, thursday), choose(url, monday)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409]);
  const { taken, bookings } = await readPlaces(database);
  expect([Object.values(taken), bookings]).toEqual([[1], 1]);
});
