import { expect, it, vi } from 'vitest';

import { call } from '../../testing/call.js';
import { sampleApp } from '../../testing/sample.js';

it('is alive whatever the database does, and ready only with it', async () => {
  const askDatabase = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const app = await sampleApp({ askDatabase });
  expect(await call(app, 'GET', '/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(askDatabase).not.toHaveBeenCalled();
  expect(await call(app, 'GET', '/readyz')).toMatchObject({ status: 200 });
  askDatabase.mockRejectedValueOnce(new Error('password of the database'));
  const down = await call(app, 'GET', '/readyz');
  expect(down).toMatchObject({ status: 503, body: { status: 'database not available' } });
  expect(await call(app, 'GET', '/readyz')).toMatchObject({ status: 200 });
});

it('shares one database query between simultaneous checks', async () => {
  const askDatabase = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const app = await sampleApp({ askDatabase });
  await Promise.all([1, 2, 3].map(() => call(app, 'GET', '/readyz')));
  expect(askDatabase.mock.calls.length).toBeLessThan(3);
});
