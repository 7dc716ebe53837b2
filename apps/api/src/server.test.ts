import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, it, onTestFinished } from 'vitest';

function start(
  entry: 'server.ts' | 'cli.ts',
  environment: Readonly<Record<string, string>>,
  ...words: string[]
) {
  const { PATH = '', HOME = '' } = process.env;
  const file = fileURLToPath(new URL(entry, import.meta.url));
  return spawnSync(process.execPath, ['--conditions=@consign/source', '--import', 'tsx', file, ...words], {
    env: { PATH, HOME, ...environment },
    encoding: 'utf8',
    timeout: 20_000,
  });
}

it('does not start without a database of its own, and says so in one line', () => {
  const { status, stdout, stderr } = start('server.ts', { PORT: '0' });
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toBe(
    'DATABASE_URL is missing: it must be the address of a PostgreSQL server, such as postgres://user@host/consign; ' +
      'the embedded database is for evaluation, not for production\n',
  );
});

/** A file with the address of a database that does not answer. */
function keepDatabaseUrl(): string {
  const folder = mkdtempSync(join(tmpdir(), 'consign-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'database');
  writeFileSync(file, 'postgres://consign:hunter2@127.0.0.1:1/consign\n');
  return file;
}

it('[PLAT-15] [PLAT-156] migrating reads the address of the database from a file, and says that it does not answer in one line, without the password', () => {
  const { status, stdout, stderr } = start('cli.ts', { DATABASE_URL_FILE: keepDatabaseUrl() }, 'migrate');
  expect([status, stdout]).toEqual([3, '']);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toContain('Could not use the database at DATABASE_URL: connect ECONNREFUSED');
  expect(stderr).not.toContain('hunter2');
});

it('[PLAT-156] [PLAT-201] does not start where WEB_ROOT names a folder that is missing, and says which; its database is in a file', () => {
  const { status, stderr } = start('server.ts', {
    DATABASE_URL_FILE: keepDatabaseUrl(),
    FILE_KEYS: '0123456789abcdef0123456789abcdef',
    FILES_DIR: tmpdir(),
    WEB_ROOT: '/no/such/folder',
  });
  expect(status).toBe(1);
  expect(stderr).toBe(
    "WEB_ROOT names /no/such/folder, which can't be used: index.html can't be read in it (ENOENT)\n",
  );
});
