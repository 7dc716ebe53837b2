import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'kysely';
import { describe, expect } from 'vitest';

import { findPostgres, startPostgres } from '../../../../postgres.shared.js';
import type { Database } from '../database/database.js';
import { openPostgres } from '../database/postgres.js';
import { openFolder } from '../services/files/content-store.js';
import { addConsignment } from '../testing/store-consignment.js';
import { testApp } from '../testing/app.js';
import { createApi } from '../testing/call.js';
import { hasServer, serverUrl } from '../testing/database.js';
import { type AttachedFile, filesPath, samplePng, test as base } from '../testing/file-test.js';
import { signIn } from '../testing/world.js';

const DRILL_TIMEOUT_MS = 300_000;

const folder = await mkdtemp(join(tmpdir(), 'consign-restore-'));
const original = join(folder, 'original');
const restored = join(folder, 'restored');

const it = base.extend('appOptions', { scope: 'file' }, () => ({ contents: openFolder(original) }));

/** A tool of PostgreSQL. */
function run(name: string, ...options: string[]): void {
  execFileSync(join(findPostgres() ?? '', name), options, { stdio: ['ignore', 'ignore', 'pipe'] });
}

/** A digest of each table's rows. */
function readTables(database: Database): Promise<Record<string, string>> {
  return database.asSchemaOwner(null, async (tx) => {
    // The servers may have different time zones.
    await sql`set local time zone 'UTC'`.execute(tx);
    const { rows: tables } = await sql<{ name: string }>`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1`.execute(tx);
    const digests: Record<string, string> = {};
    for (const { name } of tables) {
      const { rows } = await sql<{ digest: string }>`
        select count(*) || ' ' || coalesce(md5(string_agg(t::text, ';' order by t::text)), '') as digest
        from ${sql.raw(name)} t`.execute(tx);
      digests[name] = rows[0]?.digest ?? '';
    }
    return digests;
  });
}

describe.runIf(hasServer())('a backup of the database, and then of lasting/', () => {
  it.afterAll(() => rm(folder, { recursive: true, force: true }));

  it(
    '[PLAT-103] is restored to a new server with every row, and with the bytes of every file that a row names',
    async ({ database, upload, list, open, annotate }) => {
      const reference = await addConsignment(database);
      expect((await upload(reference)).status).toBe(201);
      const [attached] = await list(reference);
      expect((await open(attached?.uri)).statusCode).toBe(200);

      const source = await serverUrl(database);
      run('pg_dumpall', '--roles-only', '-d', source, '-f', join(folder, 'roles.sql'));
      run('pg_dump', '--format=custom', '-d', source, '-f', join(folder, 'database.dump'));
      const expected = await readTables(database);
      // Added between the backups of the database and of the files: it has bytes, and no row after the restore.
      await upload(reference, { metadata: { name: 'Later.png' } });
      await cp(join(original, 'lasting'), join(restored, 'lasting'), { recursive: true });

      const server = await startPostgres();
      if (server === null) throw new Error('PostgreSQL was found for the suite and not for this test');
      const target = openPostgres(server.url);
      const app = await testApp({ database: target, contents: openFolder(restored) });
      try {
        run('psql', '-q', '-d', server.url, '-f', join(folder, 'roles.sql'));
        run('pg_restore', '--exit-on-error', '-d', server.url, join(folder, 'database.dump'));
        expect(await readTables(target)).toEqual(expected);

        const api = createApi(app, await signIn('manager'));
        const { body } = await api.get(filesPath(reference));
        const files = body as AttachedFile[];
        expect(files.map(({ name }) => name)).toEqual(['Dent.png']);
        const read = () =>
          app.inject({ url: files[0]?.uri ?? '', headers: { host: 'tasman.localhost:4300' } });
        expect((await read()).rawPayload.equals(samplePng)).toBe(true);
        await annotate(
          `${Object.keys(expected).length} tables with the same rows, 1 file with the same bytes`,
        );

        await rm(join(restored, 'lasting'), { recursive: true });
        expect((await read()).statusCode).toBe(404);
      } finally {
        await app.close();
        await target.close();
        await server.stop();
      }
    },
    DRILL_TIMEOUT_MS,
  );
});
