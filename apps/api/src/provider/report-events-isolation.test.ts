import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Database } from '../database/database.js';
import type { Target } from '../testing/operation-call.js';
import { testApp } from '../testing/app.js';
import { readRows, disablePolicies, readForeignRows } from '../testing/customer-rows.js';
import { testDatabase } from '../testing/database.js';
import { kowhaiScope } from '../testing/fixtures.js';
import { createWorld } from '../testing/world.js';
import { proofForm } from '../testing/attached-file.js';
import { reportEvents, reportFile } from '../testing/provider-test.js';
import { createTarget } from '../testing/target.js';
import { createForeignCopies, foreignReferencePrefix } from '../testing/foreign-copies.js';
import { runSql } from '../testing/run-sql.js';

const types = ['Collected', 'Note', 'Exception', 'Delivered'] as const;

let database: Database;
let app: FastifyInstance;
let target: Target;
beforeAll(async () => {
  database = await testDatabase();
  await createWorld(database);
  app = await testApp({ database });
  await disablePolicies(database);
  target = await createTarget(app, database);
  await runSql(database)`
    update consignments set status_code = 'STAGED' where tenant_id = ${kowhaiScope.tenantId}
      and organisation_id = ${kowhaiScope.organisationId} and id = ${target.consignmentId}`;
  await createForeignCopies(database, target);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const own = () => readRows(database, kowhaiScope, target, 'consignment');
const foreignRows = () => readForeignRows(database, target);

const report = (client: string, reference: string, round: number) =>
  reportEvents(
    app,
    types.map((type, hour) => ({
      eventId: `${type}-${round}`,
      reference,
      type,
      occurredAtDateTimeUtc: `2026-03-16T0${hour + 1}:00:00.000Z`,
      ...(type === 'Note' || type === 'Exception' ? { title: 'Seen at the depot' } : {}),
    })),
    client,
  );

const sendFile = async (client: string, reference: string) =>
  (await reportFile(app, reference, proofForm(), client)).body.outcome;

/** With the policies off: whatever they keep apart, the predicates keep apart alone. */
it('[PROV-07] [AUTH-11] reports reach one consignment of its tenant, though others have the same ids', async () => {
  const applied = types.map(() => expect.objectContaining({ outcome: 'Applied' }) as unknown);
  const before = await foreignRows();
  expect(await report('tasman', target.reference, 1)).toEqual(applied);
  expect(await foreignRows()).toEqual(before);

  const [reported, [southern, harbour]] = [await own(), await foreignRows()];
  const foreignReference = `${foreignReferencePrefix}${target.reference.replace('TAS', '')}`;
  expect(await report('tasman', foreignReference, 2)).toEqual(applied);
  expect(await own()).toEqual(reported);
  expect((await foreignRows())[1]).toEqual(harbour);
  expect((await foreignRows())[0]).not.toEqual(southern);

  // Another provider does not learn that there is such a reference.
  const message = 'There is no consignment with this reference';
  expect(await report('aurora', target.reference, 3)).toMatchObject(
    types.map(() => ({ outcome: 'Refused', message })),
  );
  expect(await own()).toEqual(reported);
});

it('[PROV-07] [PODX-09] [AUTH-11] a file reaches one consignment of its tenant, and no other with the same ids', async () => {
  const before = await foreignRows();
  expect(await sendFile('tasman', target.reference)).toBe('Applied');
  expect(await foreignRows()).toEqual(before);

  const reported = await own();
  const foreignReference = `${foreignReferencePrefix}${target.reference.replace('TAS', '')}`;
  expect(await sendFile('tasman', foreignReference)).toBe('Applied');
  expect(await own()).toEqual(reported);
  expect((await foreignRows())[1]).toEqual(before[1]);
  expect(await sendFile('aurora', target.reference)).toBe('Refused');
  expect(await own()).toEqual(reported);
});
