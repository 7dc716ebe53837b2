import { expect } from 'vitest';

import { kowhaiScope } from '../testing/fixtures.js';
import { testNow } from '../testing/now.js';
import {
  createHook,
  goodWebhook,
  listDeliveries,
  webhookTest as it,
  webhooksUrl,
} from '../testing/webhook-test.js';

it('[CALL-188] lets a delivery wait again under the same id', async ({ api, app, database }) => {
  const { id } = await createHook(api);
  await api.post(`${webhooksUrl}/${id}/test`, undefined);
  await api.put(`${webhooksUrl}/${id}`, { ...goodWebhook, isActive: false });
  const [failed] = await listDeliveries(api, id);
  await app.runDueJobs(testNow);
  const hasJob = async () => {
    const jobs = database.inTenant(kowhaiScope, (tx) => tx.selectFrom('jobs').select('id').execute());
    return (await jobs).some((job) => job.id === failed?.id);
  };
  expect(await hasJob()).toBe(false);
  const url = `${webhooksUrl}/${id}/deliveries/${failed?.id}/redeliver`;
  expect(await api.post(url, undefined)).toMatchObject({ status: 422 });
  await api.put(`${webhooksUrl}/${id}`, goodWebhook);
  expect(await api.post(url, undefined)).toMatchObject({ status: 202, body: { deliveryId: failed?.id } });
  expect(await hasJob()).toBe(true);
  expect(await listDeliveries(api, id)).toMatchObject([{ id: failed?.id, state: 'Waiting' }]);
  const other = await createHook(api);
  const elsewhere = `${webhooksUrl}/${other.id}/deliveries/${failed?.id}/redeliver`;
  expect(await api.post(elsewhere, undefined)).toMatchObject({ status: 404 });
});
