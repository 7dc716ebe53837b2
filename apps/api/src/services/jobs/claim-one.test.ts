import { sql } from 'kysely';
import { expect } from 'vitest';

import { newId } from '../../ids.js';
import { test } from '../../testing/api-test.js';
import { kowhaiScope } from '../../testing/fixtures.js';
import { testNow } from '../../testing/now.js';
import { addJob, claimJob } from './job-store.js';

const leaseUntil = new Date(testNow.getTime() + 60_000);

const it = test.extend('addJobs', ({ database }) =>
  (count: number) =>
    database.inTenant(kowhaiScope, async (tx) => {
      for (let index = 0; index < count; index += 1) {
        const times = { createdAt: testNow, dueAt: testNow };
        await addJob(tx, kowhaiScope, { id: newId(testNow), kind: 'work', payload: {}, ...times });
      }
    }));

/** The statistics of a queue that is empty most of the time: the planner then expects one row and loops over it. */
it('[DOCS-12] a claim leases one job, though the table was empty when it was analysed', async ({
  database,
  addJobs,
}) => {
  await addJobs(1);
  await database.asOwner(null, async (tx) => {
    await sql`delete from jobs`.execute(tx);
    await sql`analyze jobs`.execute(tx);
  });
  await addJobs(5);
  await database.asSystem((tx) =>
    claimJob(tx, { now: testNow, leaseUntil, kinds: ['work'], served: [], busy: [] }),
  );
  const leased = await database.inTenant(kowhaiScope, (tx) =>
    tx.selectFrom('jobs').select('id').where('attempts', '>', 0).execute(),
  );
  expect(leased).toHaveLength(1);
});
