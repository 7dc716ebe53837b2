import { type ChildProcess, execFile, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { freePorts } from '../../../ports.shared.js';
import { startPostgres } from '../../../postgres.shared.js';
import type { IssuerStart } from './foreign-issuer.js';

const root = path.resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);
const issuerPath = '/login/freight';

/** The server as an operator starts it, and an issuer that none of this repository's packages made. */
export interface ForeignStack {
  readonly address: string;
  /** Moves the issuer's clock away from the server's and the browser's. */
  readonly setClock: (seconds: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts both for the tenant of deploy/tenant.yaml, whose users have these subjects. */
export async function startForeignStack(subjects: readonly string[]): Promise<ForeignStack> {
  const folder = mkdtempSync(path.join(tmpdir(), 'consign-foreign-'));
  const postgres = await startPostgres();
  if (postgres === null) throw new Error('This journey needs PostgreSQL: .ci/run installs it');
  const [port = 0, issuerPort = 0] = await freePorts(2);
  const address = `http://localhost:${port}`;
  const text = readFileSync(path.join(root, 'deploy/tenant.yaml'), 'utf8');
  const tenant = path.join(folder, 'tenant.yaml');
  const authority = `http://localhost:${issuerPort}${issuerPath}`;
  writeFileSync(tenant, text.replace(/authority: \S+/u, `authority: ${authority}`));
  const env = {
    ...process.env,
    DATABASE_URL: postgres.url,
    FILE_KEYS: 'k'.repeat(32),
    FILES_DIR: folder,
    PORT: `${port}`,
    WEB_ROOT: path.join(root, 'apps/web/dist'),
    DRAIN_SECONDS: '0',
  };
  const consign = (...args: string[]) =>
    run(process.execPath, [path.join(root, 'apps/api/dist/cli.js'), ...args], { env });
  await consign('migrate');
  await consign('apply', tenant);
  const place = ['--tenant', 'TRIAL', '--organisation', 'harbour', '--sites', 'all'];
  for (const subject of subjects) {
    const person = ['--subject', subject, '--name', subject, '--email', `${subject}@harbour.example`];
    await consign('user', 'add', ...place, ...person);
  }
  const issuer = fork(path.join(import.meta.dirname, 'foreign-issuer.ts'), {
    execArgv: ['--import', 'tsx'],
    // The library warns of its own development pages.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  await tell(issuer, {
    port: issuerPort,
    path: issuerPath,
    clientId: 'consign-web',
    audience: 'urn:consign:trial',
    organisation: 'org_trial',
    redirectUri: `${address}/signed-in`,
  } satisfies IssuerStart);
  const server = spawn(process.execPath, [path.join(root, 'apps/api/dist/server.js')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return {
    address,
    setClock: (clockSeconds) => tell(issuer, { clockSeconds }),
    stop: async () => {
      await Promise.all([end(server), end(issuer)]);
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function tell(issuer: ChildProcess, message: object): Promise<void> {
  const answered = once(issuer, 'message');
  issuer.send(message);
  await answered;
}

async function end(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  if (child.exitCode === null && child.kill('SIGTERM')) await exited;
}
