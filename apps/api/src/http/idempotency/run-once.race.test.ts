import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createUserFinder } from '../../me/user-finder.js';
import type { Database } from '../../database/database.js';
import { claimIdempotencyKey, findIdempotentAnswer, storeIdempotentAnswer } from './idempotency-store.js';
import { call } from '../../testing/call.js';
import { handles, thingHandlers } from '../../testing/contract.js';
import { hasServer, testDatabase } from '../../testing/database.js';
import { testNow } from '../../testing/now.js';
import { sampleApp, sampleTenants } from '../../testing/sample.js';
import { testIssuer, token } from '../../testing/tokens.js';
import { createRunner } from './run-once.js';
import { runSql } from '../../testing/run-sql.js';

const tenantId = '019808b4-0000-7000-8000-000000000001';
const organisationId = '019808b4-0000-7000-8000-000000000011';

describe.runIf(hasServer())('calls with one Idempotency-Key at the same time', () => {
  let database: Database;

  beforeAll(async () => {
    database = await testDatabase();
    const run = runSql(database, { tenantId, organisationId });
    await run`insert into tenants (tenant_id, code, name, external_id, reference_prefix, record)
      values (${tenantId}, 'TASMAN', 'Tasman Freight', 'org_tasman', 'TAS', '{}')`;
    await run`insert into organisations (tenant_id, id, name)
      values (${tenantId}, ${organisationId}, 'Kōwhai Kitchens')`;
    await run`insert into users (tenant_id, organisation_id, id, issuer, subject, name, email)
      values (${tenantId}, ${organisationId}, gen_random_uuid(), ${testIssuer}, 'subject', 'Manager',
        'manager@kowhai.example')`;
  });

  afterAll(() => database.close());

  /** An app whose operation counts how often it takes effect, and asks the database meanwhile. */
  async function setUp(key: string, failing = 0) {
    let made = 0;
    let failures = failing;
    const tasman = sampleTenants['tasman.localhost'];
    if (tasman === undefined) throw new Error('The sample has no such tenant');
    const app = await sampleApp({
      lines: [],
      findTenant: () => Promise.resolve({ ...tasman, id: tenantId }),
      findUser: createUserFinder({ database, clock: { now: () => testNow }, cacheSeconds: 0 }),
      inTenant: (scope, run) => database.inTenant(scope, run),
      run: createRunner({ claimIdempotencyKey, findIdempotentAnswer, storeIdempotentAnswer }),
      handlers: thingHandlers(
        handles('createThing', (_request, context) =>
          context.inTransaction(async (tx) => {
            made += 1;
            if (failures > 0) {
              failures -= 1;
              throw new Error('lost');
            }
            await tx.selectFrom('feature_flags').select('flag_name').execute();
            return { status: 201, body: { count: made } };
          }),
        ),
      ),
    });
    const bearer = await token({ permissions: ['Access.DISPATCH', 'Consignment.CREATE'] });
    const create = () =>
      call(app, 'POST', '/api/v2/things', {
        token: bearer,
        body: { count: 1 },
        headers: { 'idempotency-key': key },
      });
    return { create, timesMade: () => made };
  }

  it('[CONS-34] take effect once and all get the same answer', async () => {
    const { create, timesMade } = await setUp('many');
    const answers = await Promise.all(Array.from({ length: 8 }, create));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['{"count":1}']));
    expect(answers.filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(7);
    expect(timesMade()).toBe(1);
  });

  it('[CONS-34] release the key when the first fails', async () => {
    const { create, timesMade } = await setUp('failing', 1);
    const answers = await Promise.all([create(), create(), create()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 500]);
    expect(timesMade()).toBe(2);
  });
});
