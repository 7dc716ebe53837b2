import { call } from './call.js';
import { providerTest } from './provider-test.js';
import { setSettings } from './tenant-settings.js';

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
