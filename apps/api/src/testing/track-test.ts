import { call } from './call.js';
import { providerTest } from './provider-test.js';
import { setSettings } from './tenant-settings.js';
import { type thursday, addBookable, createRun } from './booking-rows.js';

/** Tests of the receiver's page. */
export const trackTest = providerTest
  .extend('share', ({ api }) => (reference: string) => {
    return api.post(`/api/v2/consignments/${reference}/receivers-page`, undefined);
  })
  /** Opens a link as a receiver does: without signing in. */
  .extend('open', ({ app }) => (link: string, host?: string) => {
    return call(app, 'GET', new URL(link).pathname, host === undefined ? {} : { host });
  })
  /** Makes the link of a consignment. */
  .extend('link', ({ share }) => async (reference: string) => {
    return ((await share(reference)).body as { trackingUrl: string }).trackingUrl;
  })
  .extend('set', ({ database }) => (settings: Readonly<Record<string, string>>) => {
    return setSettings(database, settings);
  });

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
