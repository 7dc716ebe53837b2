import { sql } from 'kysely';
import { expect } from 'vitest';

import { createLogger } from '../http/problems/logger.js';
import { test as base } from '../testing/cli-test.js';
import { kowhaiScope, southernScope } from '../testing/fixtures.js';
import { longAgo, nameEverywhere, zelda } from '../testing/named-person.js';
import { testNow } from '../testing/now.js';
import { setSettings } from '../testing/tenant-settings.js';
import { storeConsignment } from '../testing/store-consignment.js';
import { kowhai, tasman } from '../testing/world.js';
import { worldId } from '../testing/world-rows.js';
import { personalColumns } from './person-store.js';
import { removeOldNamesJob, startRetention } from './retention-job.js';
import { runSql } from '../testing/run-sql.js';

/** Two in the morning in Auckland, twice. */
const night = new Date('2026-03-17T13:00:00Z');
const nextNight = new Date('2026-03-18T13:00:00Z');

const it = base
  /** Sets the tenant's rule, and starts the job of Kōwhai. */
  .extend('keepFor', ({ database }) => async (months: string) => {
    await setSettings(database, { 'Retention:Months': months });
    await runSql(database)`delete from jobs where organisation_id = ${kowhai.id}`;
    await database.asSchemaOwner(kowhaiScope, (tx) => startRetention(tx, kowhaiScope, testNow));
  })
  /** Stores a consignment that names Zelda in every place, delivered long ago unless told otherwise. */
  .extend('store', ({ database }) => async (reference: string, over: object = {}) => {
    const old = { createdAt: longAgo, status: 'DELIVERED', statusAt: longAgo, receiver: zelda } as const;
    const id = await storeConsignment(database, { reference, ...old, ...over });
    await database.asSchemaOwner(kowhaiScope, (tx) => nameEverywhere(tx, id));
  })
  /** The consignments whose parts name her, with the columns that do; other rows by their tables. */
  .extend('named', ({ database }) => () => {
    return database.asSchemaOwner(kowhaiScope, async (tx) => {
      const found: string[] = [];
      for (const [table, columns] of Object.entries(personalColumns)) {
        for (const [column, until] of Object.entries(columns)) {
          const id = table === 'consignments' ? sql`id` : sql`consignment_id`;
          const isOfConsignment = table !== 'report_costs' && table !== 'search_names';
          const reference =
            until === 'consignment' && isOfConsignment
              ? sql`(select reference from consignments c where c.tenant_id = t.tenant_id and c.id = t.${id})`
              : sql.lit(table);
          const { rows } = await sql<{
            name: string;
          }>`select ${reference} as name from ${sql.table(table)} t
            where organisation_id = ${kowhai.id} and ${sql.ref(column)}::text ilike '%quark%'`.execute(tx);
          found.push(...rows.map(({ name }) => name));
        }
      }
      return [...new Set(found)].toSorted();
    });
  })
  .extend('jobs', ({ database }) => async () => {
    const { rows } = await runSql(database)<{ due: Date }>`
      select due_at as due from jobs where kind = 'remove-old-names'`;
    return rows.map(({ due }) => due);
  });

it('[PLAT-276] each night nothing names a person any more in what has been over for longer than the rule', async ({
  app,
  api,
  database,
  keepFor,
  store,
  named,
  jobs,
}) => {
  const recently = new Date('2026-03-01T00:00:00Z');
  await store('TAS7000001', { receiver: { ...zelda, fullName: 'Zelda Quark Senior' } });
  await store('TAS7000002', { status: 'CANCELLED' });
  await store('TAS7000003', { status: 'DRAFT' });
  await store('TAS7000004', { status: 'TRANSIT' });
  await store('TAS7000005', { statusAt: recently });
  for (const scope of [kowhaiScope, southernScope]) {
    await runSql(database, scope)`
      insert into load_checks (tenant_id, organisation_id, id, signed_by, user_id, signed_at, unknown_ssccs)
        values (${tasman.id}, ${scope.organisationId}, ${worldId(7200)}, 'Zelda Quark', ${worldId(77)}, ${longAgo},
          '[]')`;
  }
  await keepFor('12');
  expect(await jobs()).toEqual([night]);
  expect(await named()).toHaveLength(7);
  const names = async () => {
    const { rows } = await runSql(database)<{ names: string }>`
      select names from search_names where names like '%quark%'`;
    return rows.map((row) => row.names.split(' zelda ').at(-1)).toSorted();
  };
  expect(await names()).toEqual(['quark', 'quark senior']);
  await app.runDueJobs(night);

  // Consignments that have not ended still have her name.
  expect(await named()).toEqual(['TAS7000004', 'TAS7000005', 'search_names']);
  expect(await names()).toEqual(['quark']);
  expect(await jobs()).toEqual([nextNight]);
  const { rows } = await runSql(database, southernScope)`
    select from load_checks where signed_by = 'Zelda Quark'`;
  expect(rows).toHaveLength(1);
  const { body } = await api.get('/api/v1/consignments/TAS7000001');
  expect(body).toMatchObject({
    receiverParticipant: {
      fullName: 'Name removed',
      phone: null,
      address: { street: null, city: 'Whangārei' },
    },
  });
  const trail = await api.get('/api/v2/consignments/TAS7000001/audit');
  expect(trail.text).toContain('PersonalDataRemoved');
});

it('[PLAT-276] a night broken off is repeated as a whole', async ({ database, keepFor, store, named }) => {
  await store('TAS7000011');
  const before = await named();
  await keepFor('12');
  const broken = removeOldNamesJob({
    database: {
      inTenant: (scope, run) =>
        database.inTenant(scope, async (tx) => {
          const result = await run(tx);
          if (typeof result === 'object') throw new Error('Killed before the commit');
          return result;
        }),
    },
    log: createLogger('silent'),
  });
  const job = {
    ...kowhaiScope,
    id: worldId(1),
    kind: 'any',
    payload: {},
    createdAt: night,
    attempts: 1,
    traceparent: null,
  };
  await expect(broken.run(job, night)).rejects.toThrow('Killed');
  expect(await named()).toEqual(before);
  const lines: object[] = [];
  const log = { ...createLogger('silent'), info: (line: object) => void lines.push(line) };
  await removeOldNamesJob({ database, log: log as ReturnType<typeof createLogger> }).run(job, night);
  expect(await named()).not.toContain('TAS7000011');
  expect(lines).toEqual([
    { ...kowhaiScope, months: 12, consignments: 1, files: 1, addresses: 0, jobs: 0, loadChecks: 0 },
  ]);
});

it.for(['', '11', '241', 'twelve'])(
  '[PLAT-275] the rule %j removes nothing',
  async (months, { keepFor, jobs }) => {
    await keepFor(months);
    expect(await jobs()).toEqual([]);
  },
);

it('[PLAT-275] without the rule the next night is the last', async ({ app, keepFor, jobs, store, named }) => {
  await store('TAS7000021');
  const before = await named();
  await keepFor('12');
  const [due] = await jobs();
  await keepFor('');
  expect(due).toEqual(night);
  await app.runDueJobs(night);
  expect([await named(), await jobs()]).toEqual([before, []]);
});

it("[PLAT-275] a tenant file's rule starts each customer's job once", async ({ consign, database }) => {
  const kinds = async () => {
    const { rows } = await sql<{
      kind: string;
    }>`select kind from list_jobs(null, 100) where kind = ${'remove-old-names'}
      and organisation_id <> ${kowhai.id}`.execute(database.kysely);
    return rows.length;
  };
  await consign('apply pacific.yaml');
  expect(await kinds()).toBe(0);
  for (const words of ['apply kept.yaml', 'apply kept.yaml']) {
    expect(await consign(words)).toMatchObject({ exitCode: 0 });
  }
  expect(await kinds()).toBe(1);
});
