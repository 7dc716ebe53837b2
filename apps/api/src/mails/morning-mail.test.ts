import { getDay } from '@consign/domain/dates';
import { describe, expect } from 'vitest';

import type { Mail } from '../services/mail/mail.js';
import { FailedForGood } from '../services/jobs/job-handler.js';
import { test } from '../testing/api-test.js';
import { testApp } from '../testing/app.js';
import { kowhaiScope } from '../testing/fixtures.js';
import { createLookups, placeSites } from '../testing/lookups.js';
import { storeConsignment } from '../testing/store-consignment.js';
import { kowhai } from '../testing/world.js';
import { worldId } from '../testing/world-rows.js';
import type { Api } from '../testing/call.js';
import { runSql } from '../testing/run-sql.js';
import { writeMorningMail } from './morning-texts.js';

const preferences = '/api/v1/users/me/preferences';
/** Tuesday 17 March 2026, 6:00 and 7:00 in Auckland. */
const tuesday = new Date('2026-03-16T17:00:00Z');
const atSeven = new Date('2026-03-16T18:00:00Z');
const later = (from: Date, minutes: number) => new Date(from.getTime() + minutes * 60_000);
const DAY = 24 * 60;

const sent: Mail[] = [];
let fail: Error | null = null;
const keep = (mail: Mail) => {
  if (fail !== null) return Promise.reject(fail);
  sent.push(mail);
  return Promise.resolve();
};

const it = test
  .extend('appOptions', { scope: 'file' }, () => ({ sendMail: keep, lines: [] }))
  /** Chooses a morning mail at an hour as a user, at six on Tuesday. */
  .extend(
    'choose',
    ({ apiAs }) =>
      async (hour: number | null = 7, subject = 'manager', viewId: string | null = null) => {
        const api = await apiAs(subject);
        return api.put(preferences, { morningMail: hour === null ? null : { hour, viewId } });
      },
  )
  .extend('jobs', ({ database }) => async () => {
    const { rows } = await runSql(database)<{ due_at: Date; state: string }>`
      select due_at, state from jobs where kind = 'morning-mail'`;
    return rows;
  });

it.beforeAll(async ({ database }) => {
  await createLookups(database);
  await storeConsignment(database, {
    reference: 'TAS7000001',
    status: 'TRANSIT',
    confirmedDeliveryAt: new Date('2026-03-12T11:00:00Z'),
  });
  await storeConsignment(database, {
    reference: 'TAS7000002',
    status: 'FINAL',
    statusAt: new Date('2026-03-10T00:00:00Z'),
    requestedDeliveryAt: new Date('2026-03-12T11:00:00Z'),
    receiver: { fullName: 'Tūī & Sons <Ltd>' },
  });
  await storeConsignment(database, {
    reference: 'TAS7000003',
    status: 'TRANSIT',
    site: 'WLG1',
    confirmedDeliveryAt: new Date('2026-03-12T11:00:00Z'),
  });
  await storeConsignment(database, { reference: 'TAS7000004', status: 'TRANSIT' });
});

it.beforeEach(async ({ database, clock }) => {
  sent.length = 0;
  fail = null;
  clock.at = tuesday;
  await runSql(database)`delete from jobs`;
  await runSql(database)`delete from morning_mails`;
});

describe('the choice', () => {
  it('[MAIL-01] is one hour, with permission to read the list', async ({ choose, api, apiAs }) => {
    expect(await choose(7)).toMatchObject({ status: 200, body: { morningMail: { hour: 7, viewId: null } } });
    expect((await choose(9)).body).toMatchObject({ morningMail: { hour: 9 } });
    expect((await choose(3)).status).toBe(400);
    expect((await choose(null)).body).toMatchObject({ morningMail: null });
    const packer = await apiAs('manager', ['Access.DISPATCH']);
    expect((await packer.put(preferences, { morningMail: { hour: 7, viewId: null } })).status).toBe(403);
    expect((await api.get(preferences)).body).toMatchObject({ morningMail: null });
  });

  it('[MAIL-01] [MAIL-03] has one job, at the chosen hour', async ({ choose, jobs }) => {
    await choose(7);
    await choose(9);
    expect(await jobs()).toMatchObject([{ due_at: later(atSeven, 120) }]);
    await choose(null);
    expect(await jobs()).toEqual([]);
  });
});

describe('the mail', () => {
  it('[MAIL-04] [LIST-103] has counts and consignments with links, as text and HTML, each consignment once and no price', async ({
    choose,
    app,
  }) => {
    await choose();
    expect(await app.runDueJobs(later(atSeven, -1))).toBe(0);
    await app.runDueJobs(atSeven);
    const [mail] = sent;
    expect(mail).toMatchObject({
      to: 'manager@example.com',
      subject: 'Needs attention on 17/03/2026: 3 overdue; 1 ready, not picked up',
    });
    const origin = new URL(mail?.unsubscribeUrl ?? '').origin;
    expect(mail?.text).toContain(`Overdue: 3\n${origin}/search?attention=OVERDUE&sites=all`);
    expect(mail?.text).toContain(
      `TAS7000002: Overdue; Ready, not picked up\nTūī & Sons <Ltd>, Whangārei\nReady, delivery 13/03/2026\n${origin}/consignment/TAS7000002`,
    );
    expect(mail?.text.match(/TAS700000\d:/gu)).toHaveLength(3);
    expect(mail?.html).toContain('Tūī &amp; Sons &lt;Ltd>');
    expect(mail?.html).toContain(`${origin}/consignment/TAS7000002`);
    for (const text of [mail?.text, mail?.html]) expect(text).not.toMatch(/\$\d/u);
  });

  it('[MAIL-05] has the consignments of the reader’s sites alone', async ({ choose, app }) => {
    await choose(7, 'dispatch');
    await app.runDueJobs(atSeven);
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      ['dispatch@example.com', 'Needs attention on 17/03/2026: 1 overdue'],
    ]);
    expect(sent[0]?.text).toContain('TAS7000003');
    expect(sent[0]?.text).not.toContain('TAS7000001');
  });

  it('[MAIL-04] is not sent when nothing needs attention', async ({ choose, app, database, jobs }) => {
    await runSql(database)`delete from user_sites where user_id = ${kowhai.users[2]?.id ?? ''}`;
    await choose(7, 'nosites');
    await app.runDueJobs(atSeven);
    expect(sent).toEqual([]);
    expect(await jobs()).toMatchObject([{ due_at: later(atSeven, DAY) }]);
  });
});

it('[MAIL-04] separates thousands in a count', () => {
  const counts = [{ label: 'Drafts', count: 1234, path: '/search' }];
  const names = { name: 'Mere', customer: 'Kōwhai', provider: 'Tasman', origin: '', unsubscribeUrl: '' };
  const content = { title: 'Drafts', counts, consignments: [], hasMore: true };
  const { subject } = writeMorningMail(content, { ...names, day: getDay('2026-03-17') });
  expect(subject).toBe('Drafts on 17/03/2026: 1,234 consignments');
});

describe('a mail about a saved view', () => {
  const viewId = worldId(77);
  const saveView = (api: Api, query: string) =>
    api.put(`/api/v1/users/me/views/${viewId}`, { name: 'Ready & waiting', query, isDefault: false });

  it('[MAIL-07] lists what the view finds that morning, with links to it', async ({ choose, app, api }) => {
    const query = 'statuses=FINAL,TRANSIT&allDates=true&sortOption=statusDate&sortDirection=desc';
    await saveView(api, query);
    expect((await choose(7, 'manager', viewId)).body).toMatchObject({ morningMail: { hour: 7, viewId } });
    await app.runDueJobs(atSeven);
    const [mail] = sent;
    expect(mail?.subject).toBe('Ready & waiting on 17/03/2026: 4 consignments');
    expect(mail?.text).toContain(
      `Ready & waiting: 4\nhttp://tasman.localhost:4300/search?${query}&sites=all`,
    );
    const listed = mail?.text.match(/^TAS\d+$/gmu);
    expect(listed).toEqual([4, 3, 2, 1].map((number) => `TAS700000${number}`));
    sent.length = 0;
    await saveView(api, 'statuses=PICKUP&allDates=true');
    await app.runDueJobs(later(atSeven, DAY));
    expect(sent).toEqual([]);
  });

  it('[MAIL-07] is for a view of the user’s own, and ends with it', async ({ choose, app, api, jobs }) => {
    await saveView(api, 'allDates=true');
    expect(await choose(7, 'dispatch', viewId)).toMatchObject({ status: 422 });
    await choose(7, 'manager', viewId);
    await api.delete(`/api/v1/users/me/views/${viewId}`);
    expect((await api.get(preferences)).body).toMatchObject({ morningMail: null });
    await app.runDueJobs(atSeven);
    expect([sent, await jobs()]).toEqual([[], []]);
  });

  it('[MAIL-07] filters by price only if the user may see prices', async ({ choose, app, api, database }) => {
    const setStatus = (status_code: 'DRAFT' | 'TRANSIT') =>
      runSql(database)`update consignments set status_code = ${status_code} where reference = 'TAS7000004'`;
    // A Draft has no prices to filter by.
    await setStatus('DRAFT');
    await saveView(api, 'allDates=true&price=NO_PRICE');
    await choose(7, 'manager', viewId);
    await app.runDueJobs(atSeven);
    await runSql(database)`update morning_mails set sees_prices = false`;
    await app.runDueJobs(later(atSeven, DAY));
    await setStatus('TRANSIT');
    expect(sent.map(({ text }) => text.includes('TAS7000004'))).toEqual([false, true]);
  });
});

it('[MAIL-02] comes on working days of the region of its site', async ({ choose, app, database, clock }) => {
  await placeSites(database);
  // Dan's requesting site is in Wellington, whose depot is closed on Friday 20 March and works on Saturday 21.
  await choose(7, 'dispatch');
  await choose(7, 'manager');
  const sentOn: string[] = [];
  for (let day = 0; day < 7; day += 1) {
    sent.length = 0;
    clock.at = later(atSeven, day * DAY);
    await app.runDueJobs(clock.at);
    sentOn.push(
      sent
        .map(({ to }) => to.charAt(0))
        .toSorted()
        .join(''),
    );
  }
  // Tuesday to Monday.
  expect(sentOn).toEqual(['dm', 'dm', 'dm', 'm', 'd', '', 'dm']);
});

describe('once a day', () => {
  it('[MAIL-03] also when the process dies while it sends: the next one sends it under the same id', async ({
    choose,
    app,
    database,
    jobs,
  }) => {
    await choose();
    let dying: Mail | null = null;
    const other = await testApp({
      database,
      sendMail: (mail) => {
        dying = mail;
        return Promise.reject(new Error('killed'));
      },
    });
    await other.runDueJobs(atSeven);
    await other.close();
    await app.runDueJobs(later(atSeven, 20));
    await app.runDueJobs(later(atSeven, 40));
    expect(sent.map(({ id }) => id)).toEqual([(dying as Mail | null)?.id]);
    expect(await jobs()).toMatchObject([{ due_at: later(atSeven, DAY) }]);
  });

  it('[MAIL-03] also when its job runs twice, or another hour is chosen after it was sent', async ({
    choose,
    app,
    database,
    clock,
  }) => {
    await choose();
    const again = await database.inTenant(kowhaiScope, (tx) =>
      tx.selectFrom('jobs').where('kind', '=', 'morning-mail').selectAll().executeTakeFirstOrThrow(),
    );
    await app.runDueJobs(atSeven);
    await database.inTenant(kowhaiScope, (tx) =>
      tx
        .insertInto('jobs')
        .values({ ...again, payload: JSON.stringify(again.payload), traceparent: null })
        .execute(),
    );
    await app.runDueJobs(later(atSeven, 1));
    clock.at = later(atSeven, 5);
    await choose(9);
    await app.runDueJobs(later(atSeven, 130));
    expect(sent).toHaveLength(1);
  });

  it('[MAIL-03] and never on another day: a mail that came too late is left out, and the next day has one', async ({
    choose,
    app,
    jobs,
  }) => {
    await choose();
    fail = new Error('The mail server is away');
    await app.runDueJobs(atSeven);
    fail = null;
    await app.runDueJobs(later(atSeven, 18 * 60));
    expect(sent).toEqual([]);
    expect(await jobs()).toMatchObject([{ due_at: later(atSeven, DAY) }]);
    await app.runDueJobs(later(atSeven, DAY));
    expect(sent).toHaveLength(1);
  });

  it('[MAIL-03] and on the next day if the server refused one for good', async ({ choose, app, jobs }) => {
    await choose();
    fail = new FailedForGood('The mail server rejected this mail');
    await app.runDueJobs(atSeven);
    expect((await jobs()).map(({ state }) => state).toSorted()).toEqual(['dead', 'waiting']);
  });
});

describe('who has no access any more', () => {
  it('[MAIL-05] gets no mail: the account is disabled', async ({ choose, app, database }) => {
    const setActive = (is_active: boolean) =>
      runSql(database)`update users set is_active = ${is_active} where subject = 'manager'`;
    await choose();
    await setActive(false);
    await app.runDueJobs(atSeven);
    await setActive(true);
    expect(sent).toEqual([]);
  });

  it('[MAIL-05] gets no mail 30 days after the last session, and a session without the permission ends it', async ({
    choose,
    app,
    apiAs,
    database,
    jobs,
  }) => {
    const openSession = async (permissions?: readonly string[]) =>
      (await apiAs('manager', permissions)).get('/api/v1/users/me/session');
    await choose();
    await runSql(database)`update morning_mails set permitted_at = ${later(atSeven, -30 * DAY - 1)}`;
    await app.runDueJobs(atSeven);
    expect(sent).toEqual([]);
    await openSession();
    await app.runDueJobs(later(atSeven, DAY));
    expect(sent).toHaveLength(1);
    await openSession(['Access.DISPATCH']);
    expect(await jobs()).toEqual([]);
  });
});
