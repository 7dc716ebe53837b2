import { call } from './call.js';
import { providerTest } from './provider-test.js';
import { runSql } from './run-sql.js';
import { tasman } from './world.js';

/** Tests of the receiver's page. */
export const trackTest = providerTest
  .extend(
    'share',
    ({ api }) =>
      (reference: string) =>
        api.post(`/api/v2/consignments/${reference}/receivers-page`, undefined),
  )
  /** Opens a link as a receiver does: without signing in. */
  .extend(
    'open',
    ({ app }) =>
      (link: string, host?: string) =>
        call(app, 'GET', new URL(link).pathname, host === undefined ? {} : { host }),
  )
  /** Makes the link of a consignment. */
  .extend('link', ({ share }) => async (reference: string) => {
    return ((await share(reference)).body as { trackingUrl: string }).trackingUrl;
  })
  /** Changes settings of the tenant; the app reads them at once where its cache is off. */
  .extend(
    'set',
    ({ database }) =>
      (...settings: readonly { name: string; value: string }[]) =>
        runSql(database)`update tenants set record = jsonb_set(record, '{settings}',
            record->'settings' || ${JSON.stringify(settings)}::jsonb) where tenant_id = ${tasman.id}`,
  );
