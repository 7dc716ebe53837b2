import { addBookable, createRun } from './booking-rows.js';
import type { thursday } from './booking-rows.js';
import { call } from './call.js';
import { trackTest } from './track-test.js';

/** Tests of the delivery time that a receiver chooses. */
export const choiceTest = trackTest
  .extend('appOptions', { scope: 'file' }, () => ({ config: { cacheSeconds: { tenant: 0, user: 0 } } }))
  .extend('bookable', ({ database, link, set }) => async () => {
    await createRun(database);
    await set({ 'ReceiversPage:ChooseSlot': 'true' });
    const reference = await addBookable(database);
    return { reference, url: await link(reference) };
  })
  /** Sends the form of the page. */
  .extend('choose', ({ app }) => (url: string, slot: typeof thursday | string) => {
    const value = typeof slot === 'string' ? slot : `${slot.scheduleId}.${slot.scheduleStartDateTimeUtc}`;
    return call(app, 'POST', new URL(url).pathname, {
      body: new URLSearchParams({ slot: value }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  });
