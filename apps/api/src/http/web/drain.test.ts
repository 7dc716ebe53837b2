import { expect } from 'vitest';

import { test as it } from '../../testing/api-test.js';
import { call } from '../../testing/call.js';

it('[PLAT-100] a process that is about to stop is not ready, closes connections and still serves', async ({
  app,
}) => {
  expect(await call(app, 'GET', '/readyz')).toMatchObject({ status: 200 });
  app.startDraining();
  expect(await call(app, 'GET', '/readyz')).toMatchObject({
    status: 503,
    body: { status: 'stopping' },
    headers: { connection: 'close', 'cache-control': 'no-store' },
  });
  expect(await call(app, 'GET', '/healthz')).toMatchObject({ status: 200, headers: { connection: 'close' } });
  const settings = await call(app, 'GET', '/api/v1/configuration/tenants/tasman.localhost/clientSettings');
  expect(settings).toMatchObject({ status: 200, headers: { connection: 'close' } });
});
