import { expect } from 'vitest';

import { addBookable, createRun, monday, readPlaces, thursday } from '../../testing/booking-rows.js';
import { bookingPath } from '../../testing/booking-test.js';
import { choiceTest as it } from '../../testing/track-test.js';

it('[TRAK-12] offers free slots in a plain form, also beside a booked one, if the tenant allows', async ({
  api,
  bookable,
  open,
  set,
}) => {
  const { reference, url } = await bookable();
  const { text, headers } = await open(url);
  expect(text).toContain('<form method="post">');
  expect(text).toContain(`value="${thursday.scheduleId}.2026-03-18T19:00:00Z"`);
  expect(text).toContain('<span>Thursday, 19 March, 8:00\u{A0}am\u{A0}–\u{2060}\u{A0}12:00\u{A0}pm</span>');
  expect(headers['content-security-policy']).toContain("form-action 'self'");
  expect(text).toContain('<legend>Choose a delivery time</legend>');
  await api.post(bookingPath(reference), monday);
  expect((await open(url)).text).toContain('<legend>Choose another delivery time</legend>');
  await set({ 'ReceiversPage:ChooseSlot': 'false' });
  expect((await open(url)).text).not.toContain('<form');
});

it('[TRAK-12] [TRAK-13] books the slot once, however often it is sent, and says so in the trail', async ({
  bookable,
  choose,
  database,
  open,
  readTrail,
}) => {
  const { reference, url } = await bookable();
  for (let time = 0; time < 2; time += 1) {
    expect(await choose(url, thursday)).toMatchObject({
      status: 303,
      headers: { location: new URL(url).pathname, 'cache-control': 'no-store' },
    });
  }
  const other = await choose(url, monday);
  expect(other.status).toBe(409);
  expect(other.text).toContain('A delivery time has been chosen already, and can be chosen once.');
  expect(await readPlaces(database)).toMatchObject({ taken: { '2026-03-19': 1 } });
  const { text } = await open(url);
  expect(text).toContain(
    'Booked for <strong>Thursday, 19 March, 8:00\u{A0}am\u{A0}–\u{2060}\u{A0}12:00\u{A0}pm</strong>',
  );
  expect(text).not.toContain('<form');
  const booked = { changedBy: 'Receiver', action: 'BookedByReceiver', subject: 'Hutt Valley morning' };
  const trail = (await readTrail(reference)).filter(({ action }) => action.startsWith('Book'));
  expect(trail).toMatchObject([booked]);
});

it('[TRAK-12] offers the others when a slot is gone', async ({ api, bookable, choose, database }) => {
  const { url } = await bookable();
  await createRun(database, { capacity: 1 });
  const first = await addBookable(database);
  await api.post(bookingPath(first), monday);
  const gone = await choose(url, monday);
  expect(gone.status).toBe(409);
  expect(gone.text).toContain('This time is no longer free. Choose another.');
  expect(gone.text).toContain('<form');
  for (const slot of ['', 'soon', `${thursday.scheduleId}.2026-99-18T19:00:00.000Z`])
    expect((await choose(url, slot)).text).toContain('Choose one of the times.');
  expect(
    (await choose(url, { ...thursday, scheduleStartDateTimeUtc: '2026-03-18T20:00:00.000Z' })).status,
  ).toBe(409);
  expect((await choose('http://tasman.localhost/track/nothing', thursday)).status).toBe(404);
});

it('[TRAK-06] [TRAK-12] stays under 30 KiB with every offered slot', async ({ bookable, database, open }) => {
  const { url } = await bookable();
  const name = 'A run with a name as long as any that a provider would give to one';
  const runs = Array.from({ length: 9 }, (_run, index) => ({
    id: `${thursday.scheduleId.slice(0, -2)}9${index}`,
    name,
  }));
  for (const run of runs) await createRun(database, run);
  const { text } = await open(url);
  expect(text.match(/type="radio"/gu)).toHaveLength(30);
  expect(Buffer.byteLength(text)).toBeLessThan(30 * 1024);
});
