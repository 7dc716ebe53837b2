import { sql } from 'kysely';
import { expect } from 'vitest';

import type { ChangedItem } from '../database/schema.js';
import { call } from '../testing/call.js';
import { test as base } from '../testing/cli-test.js';
import { testNow } from '../testing/now.js';
import { runSql } from '../testing/run-sql.js';
import { storeJob } from '../testing/store-job.js';
import { token } from '../testing/tokens.js';

interface Listed {
  readonly id: string;
  readonly operator: string;
  readonly command: string;
  readonly tenant: string;
  readonly organisation: string | null;
  readonly subject: string;
  readonly changes: readonly ChangedItem[];
}

const it = base
  .extend('list', { scope: 'file' }, ({ consign }) => async (options = '') => {
    const { out } = await consign(`changes --json ${options}`.trim());
    return (JSON.parse(out.join('\n')) as { changes: Listed[] }).changes;
  })
  /** What a command records, the last one first. */
  .extend(
    'record',
    { scope: 'file' },
    ({ consign, list }) =>
      async (...given: Parameters<typeof consign>) => {
        const before = new Set((await list()).map(({ id }) => id));
        const { exitCode, errors } = await consign(...given);
        if (exitCode !== 0) throw new Error(errors.join('\n'));
        return (await list()).filter(({ id }) => !before.has(id));
      },
  );

const of = '--tenant PACIFIC --organisation harbour';
const priya = `${of} --subject priya --name Priya --email priya@harbour.example --sites`;
const erp = `${of} --client-id erp --name ERP --email it@harbour.example --sites AKL --permissions`;
/** The job that died. */
let jobId = '';
const field = (name: string, before: unknown, after: unknown) => ({ field: name, before, after });

it('[PLAT-82] [PLAT-180] plan records nothing; apply records what it changed, of the tenant and of each customer', async ({
  consign,
  record,
}) => {
  expect((await consign('plan pacific.yaml')).out.at(-1)).toBe('Nothing is stored yet: run apply');
  expect(await record('plan pacific.yaml')).toEqual([]);
  const recorded = await record('apply pacific.yaml');
  expect(recorded.map(({ tenant, organisation }) => `${tenant} ${organisation}`).sort()).toEqual([
    'PACIFIC harbour',
    'PACIFIC null',
  ]);
  for (const each of recorded) {
    expect(each).toMatchObject({ operator: 'anna', command: 'apply', subject: 'pacific.yaml' });
  }
  const find = (code: string | null) => recorded.find(({ organisation }) => organisation === code)?.changes;
  expect(find(null)).toContainEqual({ kind: 'add', what: 'tenant', name: 'PACIFIC', fields: [] });
  expect(find(null)).toContainEqual({ kind: 'add', what: 'organisation', name: 'harbour', fields: [] });
  expect(find('harbour')).toContainEqual({ kind: 'add', what: 'site', name: 'AKL', fields: [] });
  expect(await record('apply pacific.yaml')).toEqual([]);
  expect((await consign('apply pacific.yaml')).out).toEqual(['Nothing to change']);
});

it('[PLAT-82] [PLAT-180] apply records what was there before, and what it removed; --json has every change', async ({
  consign,
  record,
}) => {
  expect(await record('apply moved.yaml --remove')).toEqual([
    expect.objectContaining({
      organisation: 'harbour',
      changes: [
        {
          kind: 'change',
          what: 'site',
          name: 'AKL',
          fields: [field('phone', '09 555 0110', '09 555 0199')],
        },
        { kind: 'remove', what: 'product', name: 'GLOVES', fields: [] },
      ],
    }),
  ]);
  const { exitCode, out } = await consign('apply pacific.yaml --json');
  expect(exitCode).toBe(0);
  expect(JSON.parse(out.join('\n'))).toMatchObject({
    tenantCode: 'PACIFIC',
    isApplied: true,
    counts: { add: 1, change: 1, remove: 0 },
    changes: expect.arrayContaining([
      { kind: 'add', what: 'product', name: 'GLOVES', organisation: 'harbour', fields: [] },
    ]),
  });
});

it('[PLAT-183] settings are recorded by name, never with their values', async ({ record, database }) => {
  const [recorded, ...more] = await record('apply keyed.yaml');
  expect(more).toEqual([]);
  expect(recorded?.changes).toEqual([
    { kind: 'add', what: 'setting', name: 'Client.MapsApiKey', fields: [] },
    { kind: 'change', what: 'setting', name: 'Auth:ClientId', fields: [] },
  ]);
  const { rows } = await database.asSchemaOwner(null, (tx) =>
    sql<{ text: string }>`select t::text as text from list_operator_changes(null, null, 1000) t`.execute(tx),
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ text }) => text.includes('very-secret'))).toEqual([]);
});

it('[PLAT-85] [PLAT-180] a user who is added can call until disabled; both record what they changed, and nothing the second time', async ({
  app,
  record,
  consign,
}) => {
  const bearer = await token({ sub: 'priya', orgId: 'org_pacific', aud: 'urn:consign:pacific' });
  const readMe = async () =>
    (await call(app, 'GET', '/api/v1/users/me/sites', { host: 'pacific.example', token: bearer })).status;
  const nobody = priya.replace('harbour', 'nobody');
  for (const [words, error] of [
    [`user add ${priya} AKL,OTA`, 'The organisation has no site OTA. It has: AKL, WLG'],
    [`user add ${nobody} all`, 'The tenant has no organisation nobody. It has: harbour'],
    [`user add ${priya} WLG --requesting-site AKL`, "AKL is not one of the user's sites"],
    ['user disable nobody --tenant PACIFIC', 'PACIFIC has no user nobody'],
  ] as const) {
    expect(await consign(words)).toMatchObject({ exitCode: 1, errors: [error] });
  }
  expect(await record(`user add ${priya} all`)).toMatchObject([
    {
      command: 'user add',
      tenant: 'PACIFIC',
      organisation: 'harbour',
      subject: 'priya@harbour.example',
      changes: [
        {
          kind: 'add',
          what: 'user',
          fields: expect.arrayContaining([
            field('active', null, true),
            field('sites', null, ['AKL', 'WLG']),
            field('requesting site', null, 'AKL'),
          ]),
        },
      ],
    },
  ]);
  expect(await record(`user add ${priya} all`)).toEqual([]);
  expect((await consign(`user add ${priya} all`)).out).toEqual([
    'The user priya@harbour.example of harbour was left unchanged, with 2 sites',
  ]);
  expect(await readMe()).toBe(200);
  const [changed] = await record(`user add ${priya} WLG`);
  expect(changed?.changes).toEqual([
    {
      kind: 'change',
      what: 'user',
      name: 'priya@harbour.example',
      fields: [
        field('sites', ['AKL', 'WLG'], ['WLG']),
        field('requesting site', 'AKL', 'WLG'),
        field('origin site', 'AKL', 'WLG'),
      ],
    },
  ]);
  const disable = 'user disable priya@harbour.example --tenant PACIFIC';
  expect(await record(disable)).toMatchObject([
    { command: 'user disable', changes: [{ what: 'user', fields: [field('active', true, false)] }] },
  ]);
  expect(await record(disable)).toEqual([]);
  expect((await consign(disable)).out).toEqual(['The user priya@harbour.example is disabled']);
  expect(await readMe()).toBe(403);
  const [enabled] = await record(`user add ${priya} WLG`);
  expect(enabled?.changes[0]?.fields).toEqual([field('active', false, true)]);
});

it('[PLAT-180] client add and disable record permissions, nothing the second time', async ({ record }) => {
  expect(await record(`client add ${erp} Access.DISPATCH`)).toMatchObject([
    {
      command: 'client add',
      subject: 'erp',
      changes: [
        {
          kind: 'add',
          what: 'client',
          fields: expect.arrayContaining([field('permissions', null, ['Access.DISPATCH'])]),
        },
      ],
    },
  ]);
  const [changed] = await record(`client add ${erp} Access.DISPATCH,Consignment.CREATE`);
  expect(changed?.changes[0]?.fields).toEqual([
    field('permissions', ['Access.DISPATCH'], ['Access.DISPATCH', 'Consignment.CREATE']),
  ]);
  expect(await record(`client add ${erp} Consignment.CREATE,Access.DISPATCH`)).toEqual([]);
  const disable = 'client disable erp --tenant PACIFIC';
  expect(await record(disable)).toMatchObject([
    { command: 'client disable', organisation: 'harbour', subject: 'erp' },
  ]);
  expect(await record(disable)).toEqual([]);
});

it('[PLAT-180] tariff records what it loads with --apply alone', async ({ record }) => {
  expect(await record('tariff pacific.example fuel.yaml')).toEqual([]);
  expect(await record('tariff pacific.example fuel.yaml --apply')).toMatchObject([
    {
      command: 'tariff',
      tenant: 'PACIFIC',
      organisation: null,
      subject: 'pacific.example',
      changes: [
        {
          kind: 'add',
          what: 'fuel adjustment',
          name: 'from 2026-04-01 for every service type',
          fields: [field('percentage', null, '18.5%')],
        },
      ],
    },
  ]);
  expect(await record('tariff pacific.example fuel.yaml --apply')).toEqual([]);
});

it('[PLAT-86] [PLAT-180] lists, repeats and records dead jobs', async ({ record, consign, database }) => {
  jobId = await storeJob(database, 'mail', { payload: { to: 'somebody' } });
  await runSql(
    database,
  )`update jobs set state = 'dead', attempts = 9, last_error = 'Refused' where id = ${jobId}`;
  const { out } = await consign('jobs list');
  expect(out).toEqual([expect.stringMatching(/dead.*mail.*TASMAN Kōwhai Kitchens.*Refused$/u)]);
  expect(out.join('')).not.toContain('somebody');
  expect((await consign('jobs retry nothing')).exitCode).toBe(1);
  const recorded = await record('jobs retry --all');
  expect(recorded).toMatchObject([
    {
      command: 'jobs retry',
      tenant: 'TASMAN',
      organisation: 'Kōwhai Kitchens',
      subject: `mail ${jobId}`,
      changes: [{ fields: [field('state', 'dead', 'waiting'), field('attempts', 9, 0)] }],
    },
  ]);
  expect(JSON.stringify(recorded)).not.toContain('somebody');
  expect((await consign('jobs list')).out).toEqual(['No jobs']);
  expect(JSON.parse((await consign('jobs list --state waiting --json')).out.join('\n'))).toMatchObject({
    jobs: [{ id: jobId, attempts: 0 }],
  });
  expect((await consign(`jobs retry ${jobId}`)).exitCode).toBe(1);
  expect(await record('jobs retry --all')).toEqual([]);
});

it('[PLAT-180] a change that cannot be recorded is not made', async ({ record, consign, database }) => {
  await database.runScript(
    "alter table operator_changes add constraint closed check (command <> 'user disable') not valid",
  );
  const disable = 'user disable priya@harbour.example --tenant PACIFIC';
  expect((await consign(disable)).exitCode).toBe(3);
  await database.runScript('alter table operator_changes drop constraint closed');
  expect(await record(disable)).toHaveLength(1);
});

const url = { DATABASE_URL: 'postgres://consign@db.example/consign' };

it.for([
  ['--by Mere', { ...url, CONSIGN_OPERATOR: 'Hemi' }, 'Mere'],
  ['', { ...url, CONSIGN_OPERATOR: 'Hemi' }, 'Hemi'],
  ['', { ...url, CONSIGN_OPERATOR: ' ' }, 'anna'],
  ['', url, 'anna'],
] as const)(
  '[PLAT-181] the operator of "%s" with %o is %s',
  async ([by, environment, operator], { record, consign }) => {
    await consign(`user add ${priya} AKL`);
    const recorded = await record(
      `user disable priya@harbour.example --tenant PACIFIC ${by}`.trim(),
      environment,
    );
    expect(recorded.map((each) => each.operator)).toEqual([operator]);
  },
);

it('[PLAT-182] changes lists them with the newest first, of a tenant and since a day', async ({
  consign,
  list,
  database,
}) => {
  const all = await list();
  expect(all.map(({ id }) => id)).toEqual(
    all
      .map(({ id }) => id)
      .sort()
      .reverse(),
  );
  expect(new Set(all.map(({ tenant }) => tenant))).toEqual(new Set(['PACIFIC', 'TASMAN']));
  expect(new Set((await list('--tenant TASMAN')).map(({ tenant }) => tenant))).toEqual(new Set(['TASMAN']));
  const { out } = await consign('changes --tenant TASMAN');
  expect(out).toEqual([
    `${testNow.toISOString()}  anna  jobs retry  TASMAN Kōwhai Kitchens  mail ${jobId}: changed: state dead → waiting; attempts 9 → 0`,
  ]);
  const lines = (await consign('changes')).out.map((line) => line.slice(testNow.toISOString().length + 2));
  expect(lines).toContain(
    'Mere  user disable  PACIFIC harbour  priya@harbour.example: changed: active true → false',
  );
  expect(lines).toContain('anna  user add  PACIFIC harbour  priya@harbour.example: added');
  expect(lines).toContain('anna  apply  PACIFIC harbour  pacific.yaml: 1 added, 1 changed');
  expect(lines).toContain(
    'anna  tariff  PACIFIC  pacific.example: fuel adjustment from 2026-04-01 for every service type added',
  );
  // The day of testNow in Auckland has begun before it, and the next one has not.
  await database.runScript(
    "update operator_changes set changed_at = '2026-04-01T10:59:59Z' where command = 'jobs retry'",
  );
  expect((await list()).map(({ command }) => command).indexOf('jobs retry')).toBe(0);
  expect(await list('--tenant TASMAN --since 2026-04-01')).toHaveLength(1);
  expect((await consign('changes --tenant TASMAN --since 2026-04-02')).out).toEqual(['No changes']);
});

it.for([
  ['--since yesterday', 'yesterday is not a day: write it as 2026-11-22', 2],
  ['--tenant NOBODY', 'There is no tenant NOBODY', 1],
] as const)('[PLAT-182] "changes %s" is refused', async ([options, line, code], { consign }) => {
  expect(await consign(`changes ${options}`)).toMatchObject({ exitCode: code, errors: [line] });
});
