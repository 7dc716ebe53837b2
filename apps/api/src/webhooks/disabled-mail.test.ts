import { pino } from 'pino';
import { expect } from 'vitest';

import { createSmtpMailer } from '../services/mail/smtp.js';
import { startMailCatcher } from '../testing/drill/mail-catcher.js';
import { kowhaiScope } from '../testing/fixtures.js';
import { secondsLater, testNow } from '../testing/now.js';
import {
  createHook,
  goodWebhook,
  listDeliveries,
  localReceivers,
  webhookTest,
  webhooksUrl,
  wellingtonId,
} from '../testing/webhook-test.js';
import { deliverWebhookJob } from './deliver-webhook-job.js';
import { runSql } from '../testing/run-sql.js';

const threeDays = secondsLater(3 * 24 * 3600);

const mails = await startMailCatcher();
/** How many mails were there before the test. */
let before = 0;
const caught = () => mails.caught.slice(before);

const it = webhookTest
  .override('appOptions', { scope: 'file' }, () => ({
    config: localReceivers,
    sendMail: createSmtpMailer({ url: mails.url, from: 'freight@tasman.example' }),
  }))
  /** Creates a webhook whose receiver fails with its first message, and queues messages. */
  .extend('startFailing', ({ api, app, receiver }) => async (messages: number) => {
    const { id } = await createHook(api, { url: receiver.url });
    receiver.statuses.push(500, 500, 500);
    for (let count = 0; count < messages; count += 1) await api.post(`${webhooksUrl}/${id}/test`, undefined);
    await app.runDueJobs(testNow);
    return id;
  });

it.beforeEach(async ({ database }) => {
  before = mails.caught.length;
  await runSql(database)`delete from jobs`;
  await runSql(database)`delete from webhooks`;
  await runSql(database)`update users set is_active = true`;
});
it.afterAll(() => mails.close());

it('[PROV-28] the user who made a webhook is mailed once when it is disabled: what happened, what is kept, what to do', async ({
  api,
  apiAs,
  app,
  receiver,
  startFailing,
}) => {
  const id = await startFailing(2);
  // Its user is not told: the maker is.
  await createHook(await apiAs('kowhai-erp'));
  await app.runDueJobs(threeDays);
  await app.runDueJobs(threeDays);
  await app.runDueJobs(secondsLater(4 * 24 * 3600));
  expect(caught()).toHaveLength(1);
  expect(caught()[0]).toMatchObject({ from: 'freight@tasman.example', to: 'manager@example.com' });
  const text = readText(caught()[0]?.content ?? '');
  for (const part of [
    'Subject: The webhook to 127.0.0.1',
    'after three days',
    receiver.url,
    'Warehouse system',
    'The receiver answered 500',
    'No consignment and no status is lost',
    '2 messages were not delivered',
    `PUT /api/v2/webhooks/${id} with isActive true`,
  ])
    expect(text).toContain(part);
  expect((await api.get(`${webhooksUrl}/${id}`)).body).toMatchObject({ isActive: false });
});

it('[PROV-28] two simultaneous failures disable it once', async ({ api, app, database, startFailing }) => {
  const id = await startFailing(2);
  const jobs = await database.inTenant(kowhaiScope, (tx) => tx.selectFrom('jobs').selectAll().execute());
  const held: (() => void)[] = [];
  const handler = deliverWebhookJob({
    database,
    log: pino({ level: 'silent' }),
    send: () =>
      new Promise((answer) => {
        held.push(() => answer(500));
        if (held.length === jobs.length) for (const each of held) each();
      }),
  });
  await Promise.allSettled(
    jobs.map((job) => handler.run({ ...job, ...kowhaiScope, createdAt: job.created_at }, threeDays)),
  );
  expect(held).toHaveLength(2);
  expect((await listDeliveries(api, id)).map(({ state }) => state)).toEqual(['Failed', 'Failed']);
  await app.runDueJobs(threeDays);
  expect(caught()).toHaveLength(1);
});

it('[PROV-28] no mail goes out for one switched on again', async ({ api, app, receiver, startFailing }) => {
  const id = await startFailing(1);
  // Mails are sent before messages, so the new mail waits.
  await app.runDueJobs(threeDays);
  expect((await api.get(`${webhooksUrl}/${id}`)).body).toMatchObject({ isActive: false });
  await api.put(`${webhooksUrl}/${id}`, { ...goodWebhook, url: receiver.url });
  await app.runDueJobs(secondsLater(3 * 24 * 3600 + 60));
  expect(caught()).toEqual([]);
});

it('[PROV-28] when its maker is disabled, others with webhooks and all its sites are told', async ({
  apiAs,
  app,
  database,
  startFailing,
}) => {
  await startFailing(1);
  await createHook(await apiAs('dispatch'), { siteIds: [wellingtonId] });
  await createHook(await apiAs('kowhai-erp'));
  await runSql(database)`update users set is_active = false where subject = 'manager'`;
  await app.runDueJobs(threeDays);
  await app.runDueJobs(threeDays);
  expect(caught().map(({ to }) => to)).toEqual(['kowhai-erp@example.com']);
});

/** A mail without the line ends of quoted-printable. */
const readText = (content: string) => content.replaceAll(/=\r\n/gu, '').replaceAll('=3D', '=');
