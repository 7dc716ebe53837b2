import { verifyWebhook } from '@consign/api-client/webhooks';
import { expect } from 'vitest';

import { parseInstant } from '../http/parse-instant.js';
import type { Received } from '../testing/webhook-test.js';
import {
  createHook,
  findMessageFaults,
  goodWebhook,
  listDeliveries,
  webhookTest,
  webhooksUrl,
} from '../testing/webhook-test.js';
import { reportEvents } from '../testing/provider-test.js';
import { runSql } from '../testing/run-sql.js';
import { buildCreateCall } from '../testing/target.js';
import { testNow } from '../testing/now.js';
import { signMessage } from './sign-message.js';

const it = webhookTest
  /** Creates a consignment; returns its reference. */
  .extend('create', ({ api }) => async () => {
    const { url, body } = buildCreateCall();
    return ((await api.post(url, body)).body as { reference: string }).reference;
  })
  /** Reports events as the provider's system, a second apart. */
  .extend('report', ({ app }) => async (reference: string, ...types: string[]) => {
    const events = types.map((type, index) => ({
      eventId: `${reference}-${type}`,
      reference,
      type,
      occurredAtDateTimeUtc: new Date(testNow.getTime() - (types.length - index) * 1000).toISOString(),
      ...(type === 'Exception' ? { title: 'Road closed', standardEventCode: 'DELAYED' } : {}),
    }));
    await reportEvents(app, events);
  })
  .extend('ready', ({ api }) => async (reference: string) => {
    const url = `/api/v1/consignments/${reference}/mark-as-ready`;
    const answer = await api.put(url, { dateTimeUtc: testNow.toISOString() });
    if (answer.status !== 204) throw new Error(answer.text);
  });

it.beforeEach(({ database }) => runSql(database)`delete from webhooks`);

const parse = ({ body }: Received) =>
  JSON.parse(body) as { type: string; timestamp: string; data: { reference: string; statusCode: string } };
const statuses = (received: readonly Received[]) => received.map((each) => parse(each).data.statusCode);
/** The signature that a received message has by these secrets. */
const sign = ({ headers, body }: Received, ...secrets: string[]) => {
  const at = new Date(Number(headers['webhook-timestamp']) * 1000);
  return signMessage(secrets, { id: String(headers['webhook-id']), at, body })['webhook-signature'];
};

it('[PROV-22] [PROV-24] [PROV-25] [CALL-270] [CALL-271] tells of what customer and provider did, in order and signed', async ({
  api,
  create,
  ready,
  report,
  receiver,
  runAfter,
}) => {
  const { id, secret } = await createHook(api, { url: receiver.url });
  const reference = await create();
  await ready(reference);
  await report(reference, 'Collected', 'Exception', 'Delivered');
  for (let second = 0; second < 10; second += 1) await runAfter(second);
  expect(receiver.received.map((each) => parse(each).type)).toEqual([
    'consignment.status_changed',
    'consignment.status_changed',
    'consignment.exception',
    'consignment.status_changed',
    'consignment.delivered',
  ]);
  expect(statuses(receiver.received)).toEqual(['FINAL', 'PICKUP', 'PICKUP', 'DELIVERED', 'DELIVERED']);
  const told = await listDeliveries(api, id);
  expect(told).toHaveLength(5);
  expect(told.every(({ state, attempts }) => state === 'Delivered' && attempts === 1)).toBe(true);
  for (const each of receiver.received) {
    expect(each.headers['webhook-signature']).toBe(sign(each, secret));
    const now = () => Number(each.headers['webhook-timestamp']) * 1000;
    const { id: deliveryId, ...message } = await verifyWebhook(each.body, each.headers, secret, { now });
    expect(told.map((delivery) => delivery.id)).toContain(deliveryId);
    expect(findMessageFaults(message)).toBeNull();
  }
});

it('[PROV-25] writes none for a refused change, or another site or type', async ({ api, create, ready }) => {
  const { id } = await createHook(api);
  const other = await createHook(api, { eventTypes: ['consignment.delivered'] });
  const reference = await create();
  await ready(reference);
  const again = { dateTimeUtc: testNow.toISOString() };
  expect(await api.put(`/api/v1/consignments/${reference}/mark-as-ready`, again)).toMatchObject({
    status: 409,
  });
  expect(await listDeliveries(api, id)).toMatchObject([{ message: { data: { reference } } }]);
  expect(await listDeliveries(api, other.id)).toEqual([]);
});

it('[PROV-25] [PROV-26] repeats a failure with the same id, before what came after it', async ({
  api,
  create,
  ready,
  report,
  receiver,
  runAfter,
}) => {
  const { id } = await createHook(api, { url: receiver.url, eventTypes: ['consignment.status_changed'] });
  receiver.statuses.push(500, 302);
  const reference = await create();
  await ready(reference);
  await report(reference, 'Collected');
  for (const seconds of [0, 5, 15, 30, 75, 77, 80]) await runAfter(seconds);
  expect(statuses(receiver.received)).toEqual(['FINAL', 'FINAL', 'FINAL', 'PICKUP']);
  const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
  expect(new Set(ids.slice(0, 3)).size).toBe(1);
  expect(await listDeliveries(api, id)).toMatchObject([
    { state: 'Delivered', attempts: 1 },
    { state: 'Delivered', attempts: 3, responseStatus: 204, error: null },
  ]);
});

it('[PROV-27] tries one message at a time while the webhook fails, and disables it after three days', async ({
  api,
  create,
  ready,
  receiver,
  runAfter,
}) => {
  const { id } = await createHook(api, { url: receiver.url, eventTypes: ['consignment.status_changed'] });
  const day = 24 * 3600;
  receiver.statuses.push(500, 500);
  for (const reference of [await create(), await create()]) await ready(reference);
  await runAfter(0);
  expect(receiver.received).toHaveLength(1);
  expect((await api.get(`${webhooksUrl}/${id}`)).body).toMatchObject({
    isActive: true,
    failingSinceDateTimeUtc: testNow.toISOString(),
  });
  await runAfter(3 * day);
  const { body } = await api.get(`${webhooksUrl}/${id}`);
  expect(body).toMatchObject({ isActive: false });
  const { disabledAtDateTimeUtc } = body as { disabledAtDateTimeUtc: string };
  expect(parseInstant(disabledAtDateTimeUtc).getTime()).toBe(testNow.getTime() + 3 * day * 1000);
  expect((await listDeliveries(api, id)).map(({ state }) => state)).toEqual(['Failed', 'Failed']);
  await api.put(`${webhooksUrl}/${id}`, { ...goodWebhook, url: receiver.url });
  expect((await api.get(`${webhooksUrl}/${id}`)).body).toMatchObject({
    isActive: true,
    disabledAtDateTimeUtc: null,
    failingSinceDateTimeUtc: null,
  });
});

it('[PROV-62] sends a message by hand without the wait of a failing webhook', async ({
  api,
  create,
  ready,
  receiver,
  runAfter,
}) => {
  const { id } = await createHook(api, { url: receiver.url, eventTypes: ['consignment.status_changed'] });
  receiver.statuses.push(500, 500);
  await ready(await create());
  await runAfter(0);
  await runAfter(2);
  expect(receiver.received).toHaveLength(1);
  const [failed] = await listDeliveries(api, id);
  await api.post(`${webhooksUrl}/${id}/deliveries/${failed?.id}/redeliver`, undefined);
  await runAfter(3);
  expect(receiver.received).toHaveLength(2);
  await api.post(`${webhooksUrl}/${id}/test`, undefined);
  await runAfter(4);
  expect(receiver.received.slice(2).map((each) => parse(each).type)).toEqual(['webhook.test']);
});

it('[PROV-24] signs with both secrets for 24 hours after a change of the secret, then never with the old one; a second change withdraws it', async ({
  api,
  receiver,
  runAfter,
}) => {
  const { id, secret } = await createHook(api, { url: receiver.url });
  const rotate = async () =>
    ((await api.post(`${webhooksUrl}/${id}/secret`, undefined)).body as { secret: string }).secret;
  const DAY = 24 * 3600;
  const second = await rotate();
  for (const seconds of [DAY - 1, DAY]) {
    await api.post(`${webhooksUrl}/${id}/test`, undefined);
    await runAfter(seconds);
  }
  const third = await rotate();
  await api.post(`${webhooksUrl}/${id}/test`, undefined);
  await runAfter(1);
  const expected = [[second, secret], [second], [third, second]];
  expect(receiver.received.map(({ headers }) => headers['webhook-signature'])).toEqual(
    receiver.received.map((each, index) => sign(each, ...(expected[index] ?? []))),
  );
  expect(receiver.received).toHaveLength(3);
});
