import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterEach, expect, it, onTestFinished, vi } from 'vitest';

const { argv, exitCode } = process;
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  Object.assign(process, { argv, exitCode });
});

/** What an entry prints that is loaded into this process, where loading it again takes no seconds. */
async function load(entry: () => Promise<unknown>): Promise<string[]> {
  const lines: string[] = [];
  for (const name of ['log', 'error'] as const) {
    vi.spyOn(console, name).mockImplementation(
      (line: unknown) => void lines.push(`${name}: ${String(line)}`),
    );
  }
  await entry();
  return lines;
}

it('does not start without a database of its own, and says so in one line', async () => {
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  expect(await load(() => import('./server.js'))).toEqual([
    'error: DATABASE_URL is missing: it must be the address of a PostgreSQL server, such as postgres://user@host/consign; ' +
      'the embedded database is for evaluation, not for production',
  ]);
  expect(exit).toHaveBeenCalledExactlyOnceWith(1);
});

/** A file with the address of a database that does not answer. */
function keepDatabaseUrl(): string {
  const folder = mkdtempSync(join(tmpdir(), 'consign-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'database');
  writeFileSync(file, 'postgres://consign:hunter2@127.0.0.1:1/consign\n');
  return file;
}

it('[PLAT-15] [PLAT-156] migrating reads the address of the database from a file, and says that it does not answer in one line, without the password', async () => {
  vi.stubEnv('DATABASE_URL_FILE', keepDatabaseUrl());
  process.argv = ['node', 'cli.js', 'migrate'];
  const lines = await load(() => import('./cli.js'));
  expect(lines).toEqual([
    expect.stringMatching(/^error: Could not use the database at DATABASE_URL: connect ECONNREFUSED[^\n]*$/u),
  ]);
  expect(lines.join()).not.toContain('hunter2');
  expect(process.exitCode).toBe(3);
});

it('[PLAT-156] [PLAT-201] does not start where WEB_ROOT names a folder that is missing, and says which; its database is in a file', () => {
  const { PATH = '', HOME = '' } = process.env;
  const file = fileURLToPath(new URL('server.ts', import.meta.url));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=@consign/source', '--import', 'tsx', file],
    {
      env: {
        PATH,
        HOME,
        DATABASE_URL_FILE: keepDatabaseUrl(),
        FILE_KEYS: '0123456789abcdef0123456789abcdef',
        FILES_DIR: tmpdir(),
        WEB_ROOT: '/no/such/folder',
      },
      encoding: 'utf8',
      timeout: 20_000,
    },
  );
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toBe(
    "WEB_ROOT names /no/such/folder, which can't be used: index.html can't be read in it (ENOENT)\n",
  );
});
