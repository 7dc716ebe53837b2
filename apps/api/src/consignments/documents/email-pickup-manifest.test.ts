import { describe, expect } from 'vitest';

import { FailedForGood } from '../../services/jobs/job-handler.js';
import type { Mail } from '../../services/mail/mail.js';
import { test } from '../../testing/api-test.js';
import { testApp } from '../../testing/app.js';
import { testNow } from '../../testing/now.js';
import { readPages } from '../../testing/read-pdf.js';
import { storeConsignment } from '../../testing/store-consignment.js';
import { runSql } from '../../testing/run-sql.js';
import { worldId } from '../../testing/world-rows.js';

const url = '/api/v2/consignments/pickup-manifest-email';
const notices = '/api/v1/users/me/notices';
const minutes = (count: number) => new Date(testNow.getTime() + count * 60_000);

const it = test
  .extend('appOptions', { scope: 'file' }, () => ({
    lines,
    sendMail: (mail) => {
      if (fail !== null) return Promise.reject(fail);
      sent.push(mail);
      return Promise.resolve();
    },
  }))
  .extend('ask', ({ apiAs }) => async (body: object, subject = 'manager') => {
    return (await apiAs(subject)).post(url, body);
  })
  .extend('jobs', ({ database }) => async () => {
    return (await runSql(database)`select state, attempts, last_error from jobs`).rows;
  });

let staged: string;
let draft: string;
let wellington: string;
const sent: Mail[] = [];
const lines: string[] = [];
let fail: Error | null = null;

it.beforeAll(async ({ database }) => {
  staged = await storeConsignment(database, { reference: 'TAS4000001', status: 'STAGED' });
  draft = await storeConsignment(database, { reference: 'TAS4000002' });
  wellington = await storeConsignment(database, { reference: 'TAS4000003', status: 'STAGED', site: 'WLG1' });
});

it.beforeEach(async ({ database }) => {
  sent.length = 0;
  lines.length = 0;
  fail = null;
  await runSql(database)`delete from jobs`;
  await runSql(database)`delete from notices`;
});

describe('the mail', () => {
  it('[CALL-56] [BULK-08] [BULK-19] goes to the signed-in user with the notes and the manifest attached', async ({
    ask,
    app,
    jobs,
  }) => {
    const answer = await ask({ consignmentIds: [draft, staged], notes: '  Gate 4, ā tērā rā \n' });
    expect(answer).toMatchObject({ status: 202, text: '' });
    expect(sent).toEqual([]);
    expect(await app.runDueJobs(testNow)).toBe(1);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      to: 'manager@example.com',
      subject: 'Pickup manifest 17/03/2026: 1 consignment',
      attachments: [{ name: 'Pickup Manifest.pdf', mediaType: 'application/pdf' }],
    });
    expect(sent[0]?.text).toContain('Notes:\nGate 4, ā tērā rā\n');
    const [page] = await readPages(sent[0]?.attachments[0]?.content ?? new Uint8Array());
    expect(page).toContain('TAS4000001');
    expect(page).not.toContain('TAS4000002');
    expect(await jobs()).toEqual([]);
  });

  it('[DOCS-12, DOCS-15] waits while no server is up, then is sent once', async ({ ask, app, api, jobs }) => {
    await ask({ consignmentIds: [staged] });
    fail = new Error('connect ECONNREFUSED "mail.example"');
    await app.runDueJobs(testNow);
    expect(await jobs()).toMatchObject([
      { state: 'waiting', attempts: 1, last_error: expect.stringContaining('ECONNREFUSED') },
    ]);
    expect((await api.get(notices)).body).toEqual([]);
    expect(await app.runDueJobs(testNow)).toBe(0);
    await app.runDueJobs(minutes(1));
    expect(await jobs()).toMatchObject([{ attempts: 2 }]);
    fail = null;
    await app.runDueJobs(minutes(10));
    await app.runDueJobs(minutes(90));
    expect(sent).toHaveLength(1);
    expect(await jobs()).toEqual([]);
    expect(lines.join('')).toContain('job failed; will retry');
  });

  it('[DOCS-12] [DOCS-15] that is refused becomes a dead job, logged without its content, and is told to the user until it is sent', async ({
    ask,
    app,
    api,
    jobs,
    database,
  }) => {
    await ask({ consignmentIds: [staged], notes: 'Zirconium' });
    fail = new FailedForGood('The mail server rejected this mail');
    await app.runDueJobs(testNow);
    expect(await jobs()).toMatchObject([{ state: 'dead' }]);
    expect(await app.runDueJobs(minutes(10_000))).toBe(0);
    expect(lines.join('')).toContain('job is dead');
    expect(lines.join('')).not.toContain('Zirconium');
    expect(lines.join('')).not.toContain('manager@example.com');
    const rejected = { type: 'PickupManifestNotSent', reason: 'Rejected', consignmentCount: 1 };
    expect((await api.get(notices)).body).toMatchObject([rejected]);

    await runSql(database)`update jobs set state = 'waiting'`;
    fail = null;
    await app.runDueJobs(minutes(10_020));
    expect(sent).toHaveLength(1);
    expect((await api.get(notices)).body).toEqual([]);
  });

  it('[DOCS-12] [DOCS-15] is given up after three days without a server', async ({ ask, app, api, jobs }) => {
    await ask({ consignmentIds: [staged] });
    fail = new Error('down');
    await app.runDueJobs(testNow);
    await app.runDueJobs(minutes(4300));
    expect(await jobs()).toMatchObject([{ state: 'waiting', attempts: 2 }]);
    await app.runDueJobs(minutes(4330));
    expect(await jobs()).toMatchObject([{ state: 'dead' }]);
    expect((await api.get(notices)).body).toMatchObject([
      { reason: 'Unavailable', requestedAtDateTimeUtc: testNow.toISOString() },
    ]);
  });

  it('[DOCS-15] says that nothing was left to send', async ({ ask, app, api, database }) => {
    await ask({ consignmentIds: [staged] });
    const setStatus = (status: 'CANCELLED' | 'STAGED') =>
      runSql(database)`update consignments set status_code = ${status} where id = ${staged}`;
    await setStatus('CANCELLED');
    await app.runDueJobs(testNow);
    await setStatus('STAGED');
    expect((await api.get(notices)).body).toMatchObject([{ reason: 'NothingToSend' }]);
  });

  it('[DOCS-12] is sent by the next process under its id when one died', async ({ ask, database, app }) => {
    await ask({ consignmentIds: [staged] });
    let dying: Mail | null = null;
    const other = await testApp({
      database,
      sendMail: (mail) => {
        dying = mail;
        return Promise.reject(new Error('killed'));
      },
    });
    await other.runDueJobs(testNow);
    await other.close();
    await app.runDueJobs(minutes(20));
    expect(sent.map(({ id }) => id)).toEqual([(dying as Mail | null)?.id]);
  });
});

describe('what is refused', () => {
  it('[BULK-08, AUTH-11] is nothing to mail, also where it is of other sites', async ({ ask, app, jobs }) => {
    expect((await ask({ consignmentIds: [draft] })).status).toBe(422);
    expect((await ask({ consignmentIds: [staged] }, 'dispatch')).status).toBe(422);
    expect(await jobs()).toEqual([]);
    expect((await ask({ consignmentIds: [staged, wellington] }, 'dispatch')).status).toBe(202);
    await app.runDueJobs(testNow);
    const [page] = await readPages(sent[0]?.attachments[0]?.content ?? new Uint8Array());
    expect(page).toContain('TAS4000003');
    expect(page).not.toContain('TAS4000001');
  });

  it('[BULK-08] [DOCS-10] is more than 200 characters of notes, or 1,000 consignments', async ({ ask }) => {
    const noted = async (notes: string) => (await ask({ consignmentIds: [staged], notes })).status;
    expect([await noted(` ${'ā'.repeat(200)} `), await noted('ā'.repeat(201))]).toEqual([202, 422]);
    const consignmentIds = Array.from({ length: 1001 }, (_none, index) => worldId(index));
    expect((await ask({ consignmentIds })).status).toBe(400);
  });
});
