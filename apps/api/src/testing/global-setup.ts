import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { TestProject } from 'vitest/node';

import { startPooler } from '../../../../pgbouncer.shared.js';
import { migrate } from '../database/migrate.js';
import { openPostgres } from '../database/postgres.js';
import { openSession } from '../database/session.js';
import { asAdmin, embeddedParsers, listDatabases, testDatabaseName } from './database.js';
import { testNow } from './now.js';

/**
 * Creates the migrated template that each test file copies, on TEST_DATABASE_URL's server or embedded. Where PgBouncer is
 * installed, tests reach the server through it, in transaction mode (PLAT-102).
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const admin = process.env['TEST_DATABASE_URL'] ?? null;
  if (admin !== null) {
    const template = testDatabaseName();
    const pooler = await startPooler(admin);
    project.provide('postgres', { admin, template, entry: pooler?.url ?? admin });
    project.provide('embeddedTemplate', null);
    await asAdmin(admin, `create database ${template}`);
    const url = new URL(admin);
    url.pathname = `/${template}`;
    const database = openPostgres(url.href);
    await migrate(database, testNow);
    await database.close();
    return async () => {
      // And the copies that the workers kept.
      for (const name of await listDatabases(admin, template)) {
        await asAdmin(admin, `drop database if exists ${name} with (force)`);
      }
      await pooler?.stop();
    };
  }
  project.provide('postgres', null);
  const folder = await mkdtemp(join(tmpdir(), 'consign-api-test-'));
  const session = await PGlite.create({ extensions: { pg_trgm }, parsers: embeddedParsers });
  await migrate(openSession(session), testNow);
  const dump = await session.dumpDataDir('none');
  await session.close();
  const template = join(folder, 'template.tar');
  await writeFile(template, Buffer.from(await dump.arrayBuffer()));
  project.provide('embeddedTemplate', template);
  return () => rm(folder, { recursive: true, force: true });
}
