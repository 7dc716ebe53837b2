import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

const server = fileURLToPath(new URL('server.ts', import.meta.url));

function start(environment: Readonly<Record<string, string>>, ...words: string[]) {
  const { PATH = '', HOME = '' } = process.env;
  return spawnSync(process.execPath, ['--conditions=@consign/source', '--import', 'tsx', server, ...words], {
    env: { PATH, HOME, ...environment },
    encoding: 'utf8',
    timeout: 20_000,
  });
}

it('does not start without a database of its own, and says so in one line', () => {
  const { status, stdout, stderr } = start({ PORT: '0' });
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toBe(
    'DATABASE_URL is missing: it must be the address of a PostgreSQL server, such as postgres://user@host/consign; ' +
      'the embedded database is for evaluation, not for production\n',
  );
});

it('[PLAT-15] says that its database does not answer in one line, without the password', () => {
  const { status, stderr } = start(
    { DATABASE_URL: 'postgres://consign:hunter2@127.0.0.1:1/consign' },
    'migrate',
  );
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toContain('Could not connect');
  expect(stderr).not.toContain('hunter2');
});
