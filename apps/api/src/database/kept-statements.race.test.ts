import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { hasPooler, hasServer, serverUrl, testDatabase } from '../testing/database.js';
import { kowhaiScope } from '../testing/fixtures.js';
import { aurora, createWorld, harbour, kowhai, southern } from '../testing/world.js';
import { type Database, type Scope, keptStatement, lastStatement } from './database.js';
import { openPostgres } from './postgres.js';

/** After five runs PostgreSQL may plan a statement for any value. */
const RUNS = 7;

const names = sql<{ name: string }>`select name from organisations where ${true} order by name`;
const readNames = async ({ inReading }: Database, scope: Scope) =>
  (await inReading(scope, (tx) => names.execute(keptStatement(lastStatement(tx))))).rows;
const listKept = async ({ kysely }: Database) =>
  (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(kysely)).rows;

describe.runIf(hasServer())('a statement that is kept', () => {
  let database: Database;
  let direct: Database;
  beforeAll(async () => {
    database = await testDatabase();
    await createWorld(database);
    direct = openPostgres(await serverUrl(database), { maxConnections: 1 });
  });
  afterAll(async () => {
    await direct.close();
    await database.close();
  });

  it('[AUTH-11] [PLAT-292] is parsed once for a session and answers each customer with their own', async () => {
    const others = [
      { organisation: southern, tenantId: kowhaiScope.tenantId },
      { organisation: harbour, tenantId: aurora.id },
    ];
    for (let run = 0; run < RUNS; run += 1) {
      expect(await readNames(direct, kowhaiScope)).toEqual([{ name: kowhai.name }]);
      for (const { organisation, tenantId } of others) {
        const scope = { tenantId, organisationId: organisation.id };
        expect(await readNames(direct, scope)).toEqual([{ name: organisation.name }]);
      }
    }
    expect(await listKept(direct)).toEqual([
      { statement: expect.stringMatching(/^select name/u) as unknown },
    ]);
  });

  it.runIf(hasPooler())('[PLAT-102] [PLAT-292] is sent with its text behind a pooler', async () => {
    await Promise.all(Array.from({ length: 60 }, () => readNames(database, kowhaiScope)));
    expect(await listKept(database)).toEqual([]);
  });
});
