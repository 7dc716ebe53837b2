import { migrate, openSession } from '@consign/api';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';

import { applyProvider } from './apply-provider.js';
import { addConsignment, emptyRows } from './consignment-rows.js';
import { createLoader } from './loader.js';
import { planConsignments } from './plans.js';
import { tasman } from './providers.js';
import { createRandom } from './random.js';

it('makes the indexes again after a large load, and notes the days of reports to count', async () => {
  const database = openSession(new PGlite({ extensions: { pg_trgm } }));
  onTestFinished(() => database.close());
  const now = new Date('2026-03-16T21:30:00.000Z');
  await migrate(database, now);
  await applyProvider(database, tasman, { now, issuer: 'http://localhost:4301' });
  const listIndexes = async () =>
    (
      await sql`select indexdef from pg_indexes where schemaname = 'public' order by 1`.execute(
        database.kysely,
      )
    ).rows;
  const before = await listIndexes();

  const [organisation] = tasman.organisations;
  if (organisation === undefined) throw new Error('The demo tenant has no organisation');
  const random = createRandom(3);
  const rows = emptyRows();
  for (const [index, plan] of planConsignments(organisation, 120, now, random).entries()) {
    addConsignment(rows, { ...plan, tenant: tasman, number: index + 1, now: now.getTime() }, random);
  }
  const loader = await createLoader(database, true);
  expect((await listIndexes()).length).toBeLessThan(before.length);
  await loader.add(tasman, organisation, rows);
  await loader.finish();
  expect(await listIndexes()).toEqual(before);
  const days = await sql`select from report_changes`.execute(database.kysely);
  expect(days.rows.length).toBeGreaterThan(0);
});
